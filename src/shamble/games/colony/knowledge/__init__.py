"""Who sees what, and the worlds that fit it."""

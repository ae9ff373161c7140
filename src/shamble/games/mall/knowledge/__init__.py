"""Who sees what, the worlds that fit it, and what claims were worth."""

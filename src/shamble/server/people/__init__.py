"""Who somebody is and how much they may ask: guests, tokens, addresses, limits, silence."""

"""What an answer may name: survivors, places, cards, dice, numbers."""

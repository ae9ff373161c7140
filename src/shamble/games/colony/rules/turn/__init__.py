"""Rounds, turns and the actions of a turn (4.3 to 4.16)."""

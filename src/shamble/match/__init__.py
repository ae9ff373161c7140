"""A match: its seats, its log of actions, its fairness. Knows no web."""

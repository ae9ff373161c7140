"""Stronger players of Pursuit than the rule of thumb."""

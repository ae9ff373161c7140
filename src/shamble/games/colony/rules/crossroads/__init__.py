"""Crossroads cards: what they wait for, and what they do (4.6, 5.9)."""

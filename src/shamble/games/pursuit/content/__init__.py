"""Content tables of Pursuit: cards and roads."""

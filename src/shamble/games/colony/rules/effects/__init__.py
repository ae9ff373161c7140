"""The vocabulary of cards (4.31): the effects that content tables name."""

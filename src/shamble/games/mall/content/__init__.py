"""Content tables of Mall: places, characters, cards, colours."""

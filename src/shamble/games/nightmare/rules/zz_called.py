"""Compiled code calls every step, deed and question: copied into one another they would be huge."""

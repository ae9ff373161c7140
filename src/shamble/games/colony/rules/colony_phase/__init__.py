"""The Colony Phase: food, waste, the crisis, the tokens on the table (4.24 to 4.29)."""

"""What the rule of thumb weighs, by subject."""

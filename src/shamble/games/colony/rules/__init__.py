"""The rules of Colony, by subject."""

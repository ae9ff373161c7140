"""The rules of Mall, by phase."""

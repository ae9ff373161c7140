"""The rules of Pursuit, by phase."""

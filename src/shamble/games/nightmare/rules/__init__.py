"""The rules of Nightmare, by phase and subject."""

"""The rules of Outbreak, by phase and subject."""

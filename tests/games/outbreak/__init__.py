"""Outbreak, rule by rule."""

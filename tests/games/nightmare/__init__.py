"""Nightmare, rule by rule."""

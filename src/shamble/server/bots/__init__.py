"""Bots: worker processes that think, at tables that are watched and at those that are not."""

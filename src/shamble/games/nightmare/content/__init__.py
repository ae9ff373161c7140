"""The cards and the road, as tables."""

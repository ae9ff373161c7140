"""Content tables of Colony: places, survivors, items, objectives, crises, crossroads."""

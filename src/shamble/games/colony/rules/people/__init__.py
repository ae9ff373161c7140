"""Survivors come, are exposed, die; players are exiled (4.19 to 4.23)."""

"""Zombies arrive, are attacked and fall; barricades (4.8, 4.11, 4.27, 4.28)."""

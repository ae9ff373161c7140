"""Content tables of Outbreak: zones, gear, zombies, survivors and their skills."""

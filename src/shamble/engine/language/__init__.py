"""What an author of a game writes in; `shamble.rules` offers all of it in one import.

Imports `errors` and nothing else of the engine: no numpy, no Numba at import time.
"""

"""Running one game: `build` makes its dispatchers, `loop` is instantiated on them.

Imports `language`.
"""

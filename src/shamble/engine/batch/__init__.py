"""Many games in one call: `target` is what all targets share, `entry_interpreted` plays in Python.

Imports `language` and `runtime`.
"""

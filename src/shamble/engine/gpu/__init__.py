"""The GPU target: kernels, how rules are linked into them, and where in memory a record lies.

Imports `language`, `runtime`, `batch` and `native`.
"""

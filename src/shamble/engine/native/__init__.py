"""The native target: rules compiled by Numba for this machine's cores, and cached on disk.

Imports `language` and `runtime`, and `gpu` only to make kernels. The `entry_*` files are templates:
the compiler copies each into its cache and runs it there, with a game's loop in its globals; nobody
imports them.
"""

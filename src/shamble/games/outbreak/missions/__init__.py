"""Missions: maps and goals as JSON files, their checks, their drawing, their way into the state.

The format is described in docs/missions.md.
"""

"""Matches of this process: their tables and logs, the path of an answer, and their records."""

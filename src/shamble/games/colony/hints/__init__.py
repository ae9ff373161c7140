"""What the heuristic weighs, by subject; `heuristic` chooses."""

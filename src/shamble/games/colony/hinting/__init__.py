"""What the heuristic knows: aims, the value of actions, answers to questions."""

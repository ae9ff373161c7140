"""No stronger players yet: the heuristic in `hints` plays every level."""

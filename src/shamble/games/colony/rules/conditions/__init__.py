"""What objectives and cards ask for, and how it is judged (5.4 to 5.7)."""

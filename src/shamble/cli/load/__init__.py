"""`shamble loadtest`: a crowd of players on loopback, and a count of what they were promised."""

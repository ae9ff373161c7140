"""One suite for all games: a game gets it by being registered."""

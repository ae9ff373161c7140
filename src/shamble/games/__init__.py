"""The games. Each folder has the same rooms; a game is there once it stands on the shelf."""

SHELF = ("pursuit", "mall", "colony")  # in the order in which they are shown

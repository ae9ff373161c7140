"""The games. Each folder has the same rooms; a game is there once it stands on the shelf."""

#: In the order in which they are shown.
SHELF = ("pursuit", "mall", "nightmare", "outbreak", "colony")

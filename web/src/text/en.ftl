### The page's own words.

board = Board
cancel = Cancel
thing-picked = chosen
thing-target = can be chosen

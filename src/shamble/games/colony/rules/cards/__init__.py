"""Item cards: where they are, playing, equipping, giving, asking for them."""

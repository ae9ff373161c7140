## Words that every game shares

seat = Player { $number }
why-not_your_turn = It is not this player's turn to answer.
why-unknown_action = There is no such action here.
why-game_over = The game is over.
ending-rules_changed = Broken off: the rules of the game have changed since it began.
    .line = Everything that was played can be seen in the replay.

## Words that every game shares

seat = Player { $number }
why-not_your_turn = It is not this player's turn to answer.
why-unknown_action = There is no such action here.
why-game_over = The game is over.

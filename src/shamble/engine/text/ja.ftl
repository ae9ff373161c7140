## すべてのゲームに共通のことば

seat = プレイヤー{ $number }
why-not_your_turn = いまはこのプレイヤーが答える番ではありません。
why-unknown_action = ここではそのようなアクションはできません。
why-game_over = ゲームは終わっています。

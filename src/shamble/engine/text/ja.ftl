## すべてのゲームに共通のことば

seat = プレイヤー{ $number }
why-not_your_turn = いまはこのプレイヤーが答える番ではありません。
why-unknown_action = ここではそのようなアクションはできません。
why-game_over = ゲームは終わっています。
ending-rules_changed = 打ち切り：開始後にゲームのルールが変わりました。
    .line = それまでの内容はすべてリプレイで見られます。

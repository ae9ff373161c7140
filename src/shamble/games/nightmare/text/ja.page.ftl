### ページの盤だけで使うことば。

board-round = ラウンド{ $round }
board-space = マス{ $space }
board-expansion = 拡張「Nightmare」
board-starts = スタートプレイヤー
board-weapon = 追加カード{ $cards }枚
board-lasts_permanent = 永続
board-lasts_round = このラウンド
board-lasts_once = 一度だけ
board-face_up = 表向き
board-yours_alone = 裏向き（自分だけ見える）
board-task = 課題
board-gate_card = 関門
board-exclusive = 専有
board-persists = ゾンビプレイヤーが出るまで残る
board-passes = 残らない
board-blood_card = { $count ->
        [1] 裏向きの血液カード、このラウンドで公開
       *[other] 裏向きの血液カード、残り{ $count }ラウンド
    }
board-gunfire = 銃撃
board-melee = 格闘
board-draws = { $place }番目に引く
board-doubt = 未確認の血液カード{ $count }枚
board-fate_won = 勝ち
board-fate_lost = 負け
board-fate_dodged = かわした
board-fate_hit = 命中
board-fate_killed = 死亡
board-fate_went_down = ダウン
board-fate_plated = 弾がつぶれた
board-missing = あと弾{ $count }発
board-lies_here = このマスに落ちているもの
board-rises = { $seat }はマス{ $space }で起き上がる
board-rises_usual = いつもどおりマス{ $space }で起き上がる
board-aggressor_rises = 攻撃側が死ぬとマス{ $space }で起き上がる
board-deck_fate = 判定
board-deck_events = イベント
board-deck_blood = 血液
board-deck_evolutions = 進化
board-deck_fact = 残り{ $left }、使用済み{ $gone }
board-supply = ストック
board-strip_bullets = 弾
board-strip_blood = 血液
board-strip_conditions = 未達成の条件
board-due = カード{ $cards }枚
board-due_most = 多くて{ $due }
board-fires = 撃つ
board-drew_event = { $seat }（マス{ $space }）
board-just_now = いま起きたこと
board-everyone_dead = ゾンビプレイヤー全員

## 脱落とゲームの終わり

page-out = あなたは助かりました
    .line = ゲートを通りました。あなたの勝ちはもう決まっています。
    .next = 人間がいなくなるまで、ほかの人の逃走が続きます。あなたの手番はもうありません。
page-end_through = あなたはゲートを通りました。
page-end_safe = あなたはゲートの内側で助かりました。
page-end_on_road = あなたは人間のまま{ $space }番のマスにいて、ゲートを通っていませんでした。
page-end_zombie = あなたはゾンビでした。ゾンビが勝つのは、ほかの全員が倒れたときだけです。
page-end_early = あなたは、最後の人間がゾンビになる前からゾンビでした。
page-end_late = あなたがゾンビになったのは、最後の人間が倒れたのと同じフェイズでした。

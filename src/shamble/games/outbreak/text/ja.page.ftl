### アウトブレイク：画面だけで使う言葉。

page-round = 第{ $round }ラウンド
page-danger = 危険度：{ $level }
page-own_mission = 自作のミッション
page-level = レベル{ $level }
page-experience = 経験値{ $count }
page-actions = 残り{ $count }アクション
page-actions_left = { $count ->
       *[other] 残りアクション
    }
page-team = チーム
page-hand = 手
page-pack = 予備
page-empty = 空き
page-weapon = { $dice }個 { $accuracy }+ ダメージ{ $damage }
page-offer = 選べるもの
page-where_to = スロットへドラッグするか、スロットにふれてください。
page-aside = 武器でないカードはいったん脇に置き、あとで捨てます。
page-last_card = 最後のゾンビカード
page-discards = 捨て札{ $count }枚

## ゾーンにあるもの

page-street = 街路
page-manhole = マンホールのある街路
page-room = 建物{ $building }の部屋
page-zombies = { $zombie }{ $count }体
page-noise = 騒音{ $count }
page-door_open = 開いたドア
page-door_closed = 閉じたドア
page-token = オブジェクト
page-switch = スイッチ
page-spawn = ゾンビの登場ゾーン
page-spawn_later = あとでゾンビの登場ゾーンになる
page-exit = 開いた出口
page-exit_later = まだ開いていない出口
page-police_car = パトカー
page-show_car = ショーカー
page-zombies_there = そこにゾンビ{ $count }体

## 攻撃

page-attack = 攻撃
page-attack_on = 攻撃：{ $zone }
page-hits = 命中{ $count }
page-hit_order = この順に当たります：
page-you_choose = だれに当てるか選べます：
page-order = 当たる順：{ $list }
page-toughness = 耐久力{ $count }
page-too_tough = 耐久力{ $count }！

## ゾンビの次の動き

page-aid = ゾンビの動きの予測
page-ahead_attack = { $zone }：{ $who }が攻撃してきます。
page-ahead_move = { $zone }から{ $to }へ：{ $who }。{ $target }（騒音{ $noise }）に引かれています：{ $why }。
page-ahead_split = { $zone }から{ $to }へ：{ $who }が分かれて進みます。{ $target }（騒音{ $noise }）に引かれています：{ $why }。
page-ahead_stuck = { $zone }：{ $who }は{ $target }（騒音{ $noise }）へ行きたいのに、閉じたドアに阻まれています。
page-ahead_arrived = { $zone }：{ $who }はとどまります。ここよりうるさい所はありません。

## 終わったゲーム

page-rounds = ラウンド数
page-safe = 生存・脱出
page-killed = 倒した{ $zombie }
page-wounds = 受けた負傷

## 脱落とゲームの終わり

page-out = あなたは盤上から離れました
    .line = あなたのキャラクターは、もうボード上にいません。
    .next = 勝敗はチームと一緒です。残った仲間が、全員のために戦い続けます。

### Mall：画面だけで使うことば。

page-crew = あなたのクルー
page-waiting = 配置待ち
page-lost = 犠牲になった
page-truck = トラックの中身
page-only_you = あなただけに見えます
page-playable = 使えます
page-hidden = 潜伏中
page-points = 点
page-cards = 手札
page-word = 言葉
page-rounds = ラウンド
page-survivors = 生存者
page-votes_held = 投票
page-revotes_held = 再投票{ $count }回

## 場所

page-people = { $room ->
        [0] { $count }人、定員なし
       *[other] 定員{ $room }のうち{ $count }人
    }
page-strength = 守備力{ $strength }
page-outside = { $count ->
        [0] 外にゾンビはいない
       *[other] 外にゾンビ{ $count }体
    }
page-would_enter = このままでは侵入される

## 投票

page-vote = 投票：{ $place }
page-revote = 同数、再投票：{ $place }
page-voted = 開票：{ $place }
page-tied = 同数
page-tied_again = また同数
page-drawn = くじは{ $seat }に
page-secret = 全員がそろうまで秘密
page-your_vote = あなたの票
page-candidate = 投票
page-had = 前回{ $count }票
page-votes = { $count }票を持つ
page-votes_for = 得票{ $count }
page-your_votes = { $count }票ぶん

## 宣言

page-talk = 何か言う
page-talk_help = 確かめる人はなく、守る義務もありません。
page-talk_to = 聞かせる相手
page-talk_hears = 聞かせる相手：{ $who }。
page-talk_all = 全員
page-talk_to_one = { $seat }だけ
page-whispered = 耳打ち
page-talk_vote = 「投票する相手は…」
page-talk_go = 「目指すのは…」
page-talk_dice = 「ダイスの目は…」
page-talk_seen = 見たとおり
page-talk_die = { $place }の目を加える
page-talk_no_die = { $place }の目を取り消す
page-talk_say = 言う
page-talk_hold = 「持っている」
page-talk_lack = 「持っていない」
page-said_dice = ダイスは{ $dice }
page-said_card = { $kind }を持っている
page-said_no_card = { $kind }は持っていない
page-said_vote = { $seat }に投票する
page-said_go = { $place }を目指す

## 行動の結果

page-full_now = いまは満員：駐車場に出るかもしれません
page-turned_away = { $place }は満員：駐車場に出ます
page-arrives = { $place }へ
page-keeps_out = { $zombies }体 対 守備力{ $strength }：防げます
page-still_in = { $zombies }体 対 守備力{ $strength }：まだ足りません
page-minus_points = −{ $points }点

## 脱落とゲームの終わり

page-out = あなたは脱落しました
    .line = あなたのキャラクターはもう残っていません。最後までよく戦いました。
    .next = やり直しの投票には、これからも参加できます。次のラウンドには、ゾンビを1体送り込めます（卓の設定で無効な場合を除く）。
page-end_points = あなたは{ $points }点。最高は{ $most }点（{ $names }）。
page-end_best = あなたが最高の{ $points }点です。
page-end_most = 最高は{ $points }点（{ $names }）。
page-end_tie = { $names }が{ $points }点で並びました。未使用の手札の枚数で決まります（MAL-229）：{ $cards }。
page-end_shared = 点数も手札の枚数も同じなので、{ $names }が勝利を分け合います（MAL-230）。

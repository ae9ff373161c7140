### コロニー：ページだけで使うことば。

page-dice = あなたのダイス
page-used = { $count ->
        [0] 使用済みなし
       *[other] 使用済み{ $count }個
    }
page-no_dice = ダイスは残っていない
page-pick_die = ダイスを取ると、できることが表示される。
page-can = ダイス{ $die }でできること
page-do_attack = 攻撃
page-do_strike = 襲う
page-do_search = 探索
page-do_barricade = バリケード
page-do_clean = 掃除
page-do_attract = 誘導
page-do_spend_food = 食料
page-copies = { $count }つ
page-group = あなたのグループ
page-group_of = { $seat }のグループ
page-leader = リーダー
page-numbers = 攻撃{ $attack }以上、探索{ $search }以上
page-influence = 影響力{ $number }
page-wounds = 負傷{ $count }
page-frost = 凍傷{ $count }
page-moved = 移動済み
page-waiting = 外で待っている
page-used_up = このラウンドは使用済み

## コロニーの蓄え

page-stores = コロニーの状態
page-morale = 士気
page-rounds_left = 残りラウンド
page-food = 食料
page-eaten = 必要{ $count }
page-starvation = 飢餓
page-waste = ゴミ
page-helpless = 無力な生存者
page-rounds = ラウンド
page-winners = 勝者
page-cards = 手札
page-people_of = 生存者
page-dice_of = ダイス

## 場所

page-people = { $room }マス中{ $count }人
page-outside = ゾンビ{ $zombies }体、バリケード{ $barricades }個
page-gate = ゾンビ{ $zombies }体、バリケード{ $barricades }個、空き{ $free }
page-deck = 山札{ $cards }枚、騒音{ $noise }

## プレイヤーと投票

page-holds = 手札{ $cards }枚、ダイス：{ $dice }
page-gave = 危機に{ $count }枚提出
page-holds_crossroad = クロスロードカードを持っている
page-voted_yes = 賛成に投票
page-voted_no = 反対に投票
page-exile_yes = 追放する
page-exile_no = 追放しない
page-token_yes = 動かさない
page-token_no = 次へ回す
page-aim_yes = ゾンビを攻撃
page-aim_no = 生存者を攻撃
page-consent_yes = 受け取る
page-consent_no = 受け取らない
page-cancel_bite_yes = 医薬品を捨てる
page-cancel_bite_no = 何もしない
page-give_no = 何も渡さない
page-pill_yes = 医薬品を使う
page-pill_no = ダイスを使う
page-specimen_yes = 危険判定をする
page-specimen_no = 今回はしない
page-end_card_yes = 終わらせる
page-end_card_no = 続ける
page-swap_crises_yes = 入れ替える
page-swap_crises_no = そのままにする
page-drill_first_yes = 夜明けの体操が先
page-drill_first_no = 標本台が先
page-sled_first_yes = 騒音が先
page-sled_first_no = 負傷が先
page-two_words = 全員に、ちょうど2語（各{ $longest }文字以内）のヒントを出せます。
page-first_word = 1語目
page-second_word = 2語目
page-give_hint = ヒントを出す
page-hint_given = 全員に伝えました：「{ $hint }」
page-offered = これまでの提供
page-up = 賛成
page-down = 反対

## 目標

page-needed = 合うカードが{ $count }枚必要
page-put_in = カードを裏向きで出す
page-put_main = ここにカードを加える
page-betrayal = 裏切り
page-crossroad = クロスロード
page-met = 達成
page-open = 未達成
page-unknown = わからない
page-impossible = 今は選べない

## 札の山

page-offers = { $seat }の提供
page-waste_pile = ゴミ捨て場
page-gone_pile = 除外置き場
page-known = { $place }：見た山札のカード
page-buried = 除かれた生存者：{ $names }
page-crises_known = 知っている危機：{ $crises }
page-crisis_ahead = { $number }番目「{ $crisis }」
page-pot = 鍋の中：{ $pots }
page-in_pot = { $seat } { $cards }枚
page-secret_laid = { $seat }：追放時に公開、もう数えない
page-secret_of = { $seat }の目標

## 行動の結果

page-exposure = その後、危険ダイスを振る
page-no_exposure = 危険判定なし
page-becomes = ダイスが{ $value }になる
page-noise_risk = 騒音はゾンビを呼ぶかもしれない

## 脱落とゲームの終わり

page-out = あなたは脱落しました
    .line = 最後のグループが失われ、率いる者がもういません。
    .next = コロニーはこの先も続きます。協力プレイなら結果を分かち合い、そうでなければ敗北です。
page-end_eliminated = あなたは脱落しました。脱落した人は負けになります（COL-259）。

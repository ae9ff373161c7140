### モール：名前と文章。

## ゲーム

game-name = モール
game-goal = ヘリコプターが来たとき、生き残りの勝利点が最も高いクルーになること。
game-about = 3〜6人で遊ぶ、投票とはったりと秘密の行き先のゲームです。所要時間は約1時間。プレイヤーはそれぞれ、ゾンビに囲まれたショッピングモールで小さなクルーを率います。毎ラウンド、トラックを探り、警備主任を選び、逃げ込む先を決めます。扉が破られた場所では、居合わせた者たちが投票で、誰をゾンビに差し出すかを決めます。約束はただですが、誰も縛りません。

## 場所

place-restroom = トイレ
    .line = 個室は3つ、扉は1枚、紙は品切れ。
    .effect = 定員3。
place-cachou = カシュー
    .line = マネキンだらけ。息をしているのもいる。
    .effect = 定員4。3人または4人のときは最初から閉鎖。
place-toy_store = おもちゃ屋
    .line = 棚にもたれると、どこかで何かが鳴く。
    .effect = 定員4。
place-parking = 駐車場
    .line = トラックが1台。壁はない。
    .effect = 定員なし。壁もないので、ゾンビは1体ごとに誰かを食べます。ここにいる者が、トラックを探る者を投票で決めます。ゾンビはラウンドの終わりに必ず去ります。
place-security_hq = 警備室
    .line = モニターは9台、奪い合う椅子は1つ。
    .effect = 定員3。ここにいる者が警備主任を選びます。
place-supermarket = スーパーマーケット
    .line = 広いのはいいが、扉が多すぎる。
    .effect = 定員6。ゾンビが4体いれば必ず侵入されます。

## キャラクター

character-pin_up = ピンナップ
    .effect = 勝利点7、守備力1、1票。ピンナップが最も多い場所が1つだけなら、追加のゾンビが来ます。
character-tough_guy = タフガイ
    .effect = 勝利点5、守備力2、1票。ゾンビの侵入を防ぐときは2人分に数えます。
character-gunman = ガンマン
    .effect = 勝利点3、守備力1、2票。
character-little_girl = 少女
    .effect = 勝利点1、守備力1、1票。3人のときだけ登場します。

## 色とクルー

colour-yellow = 黄
    .crew = 夜勤組
colour-red = 赤
    .crew = 遠征組
colour-blue = 青
    .crew = 第九パトロール
colour-green = 緑
    .crew = 裏の畑組
colour-black = 黒
    .crew = グレースーツ
colour-brown = 茶
    .crew = 町内会

## カードの種類

kind-threat = 脅迫
    .effect = { effect-threat }
kind-camera = 監視カメラ
    .effect = { effect-camera }
kind-sprint = ダッシュ
    .effect = { effect-sprint }
kind-hardware = 補強材
    .effect = { effect-hardware }
kind-weapon_1 = 武器（影1つ）
    .effect = { effect-weapon_1 }
kind-weapon_2 = 武器（影2つ）
    .effect = { effect-weapon_2 }
kind-hidden = 潜伏
    .effect = { effect-hidden }
effect-threat = 投票の前に使う。その投票と再投票で、自分の票が1票増えます。
effect-camera = フェイズCに使う。伏せられた4個のダイスを見ます。
effect-sprint = 自分の移動で使う。自分のキャラクター1体を、選んだ行き先以外の、空きのある開いた場所に置きます。元いた場所でもかまいません。
effect-hardware = 居合わせる場所が襲撃されたときに使う。この襲撃の間、守備力+1。駐車場では使えず、スーパーマーケットの4体以上にも効きません。
effect-weapon_1 = 居合わせる場所が襲撃されたときに使う。ゾンビを1体倒します。
effect-weapon_2 = 居合わせる場所が襲撃されたときに使う。ゾンビを2体まで倒します。
effect-hidden = 襲撃されている場所で使う。そこにいる自分のキャラクター1体は、このラウンドの終わりまで犠牲者にならず、投票もできません。守備力には数えます。
weapon-weapon_1 = 武器（影1つ）
weapon-weapon_2 = 武器（影2つ）

## 21枚のカード

card-threat_1 = 脅迫
    .line = 「ここはおれのやり方でいく」
    .effect = { effect-threat }
card-threat_2 = 脅迫
    .line = 「ここはおれのやり方でいく」
    .effect = { effect-threat }
card-threat_3 = 脅迫
    .line = 「ここはおれのやり方でいく」
    .effect = { effect-threat }
card-camera_1 = 監視カメラ
    .line = 映像は粗いが、歯だけは鮮明だ。
    .effect = { effect-camera }
card-camera_2 = 監視カメラ
    .line = 映像は粗いが、歯だけは鮮明だ。
    .effect = { effect-camera }
card-camera_3 = 監視カメラ
    .line = 映像は粗いが、歯だけは鮮明だ。
    .effect = { effect-camera }
card-sprint_1 = ダッシュ
    .line = 考え直しは、足が速いうちに。
    .effect = { effect-sprint }
card-sprint_2 = ダッシュ
    .line = 考え直しは、足が速いうちに。
    .effect = { effect-sprint }
card-sprint_3 = ダッシュ
    .line = 考え直しは、足が速いうちに。
    .effect = { effect-sprint }
card-hardware_1 = 補強材
    .line = 釘と板、そしてわずかな時間。
    .effect = { effect-hardware }
card-hardware_2 = 補強材
    .line = 釘と板、そしてわずかな時間。
    .effect = { effect-hardware }
card-hardware_3 = 補強材
    .line = 釘と板、そしてわずかな時間。
    .effect = { effect-hardware }
card-fire_axe = 消防斧
    .line = まずガラスを割り、あとは何でも。
    .effect = { effect-weapon_1 }
card-ball_bat = 野球バット
    .line = 打撃練習の時間だ。
    .effect = { effect-weapon_1 }
card-pistol = 拳銃
    .line = 弾1発で、悩みが1つ減る。
    .effect = { effect-weapon_1 }
card-shotgun = ショットガン
    .line = 二連発、まとめてどうぞ。
    .effect = { effect-weapon_2 }
card-chainsaw = チェーンソー
    .line = 園芸用品、9番通路。
    .effect = { effect-weapon_2 }
card-grenade = 手榴弾
    .line = 3つ数えて、伏せろ。
    .effect = { effect-weapon_2 }
card-hidden_1 = 潜伏
    .line = ここにあるのはコートだけですよ。
    .effect = { effect-hidden }
card-hidden_2 = 潜伏
    .line = ここにあるのはコートだけですよ。
    .effect = { effect-hidden }
card-hidden_3 = 潜伏
    .line = ここにあるのはコートだけですよ。
    .effect = { effect-hidden }

## フェイズ

phase-setup = 準備
phase-truck = フェイズA：トラックを探る
phase-election = フェイズB：警備主任の選出
phase-arrival = フェイズC：ゾンビの到来
phase-destinations = フェイズD：行き先の選択
phase-moves = フェイズE：移動
phase-attack = フェイズF：襲撃
holding-none = 持っていない
holding-some = 持っている

## 結末

ending-few_survivors = 生存者わずか
    .line = ローターの音は死者も目を覚ますほどだ。もう全員起きているが。
    .why = 残ったキャラクターがわずかになり、ヘリが全員を乗せました。生き残ったキャラクターの点数が最も高いプレイヤーの勝ちです。
    .rule = MAL-223
ending-gathered = 全員集合
    .line = 扉は1つ、人だかりも1つ、吊り上げロープも1本。
    .why = 生き残った全員が1つの場所に集まりました。生き残ったキャラクターの点数が最も高いプレイヤーの勝ちです。
    .rule = MAL-222
ending-both = わずかな全員集合
    .line = 残った者は、1機に乗り切れる。
    .why = 残ったキャラクターがわずかで、しかも全員が1つの場所に集まりました。生き残ったキャラクターの点数が最も高いプレイヤーの勝ちです。
    .rule = MAL-222

## オプション

option-first_chief = 最初の警備主任
    .help = 最初にバッジを持つ人を決めます。
option-first_chief-oldest = 最年長
    .help = 下で入力した年齢が最も高い人。同い年どうしは抽選なので、誰も入力しなければ全員での抽選になります。
option-first_chief-random = 抽選
    .help = すべての席から抽選します。
option-first_chief-seat_0 = 最初の席
    .help = つねに最初の席です。
option-outsider_threat = 部外者の脅迫
    .help = その場所にキャラクターのいないプレイヤーも脅迫を使えます。再投票になって投票すれば効果があります。オフなら、居合わせるプレイヤーだけが使えます。
option-outsider_abstain = 部外者の棄権
    .help = 再投票のとき、その場所にキャラクターのいないプレイヤーは棄権できます。オフなら必ず投票します。
option-gathering = 全員集合
    .help = 生存者全員が1つの場所にいることを、いつ終了条件とみなすか。
option-gathering-any_moment = どの時点でも
    .help = ラウンド中のどの時点でも有効。その後離れても変わりません。
option-gathering-end_of_round = ラウンドの終わり
    .help = フェイズFの終わりの位置だけを見ます。
option-zombie_return = ゾンビの帰還
    .help = 脱落したプレイヤーが、フェイズDの終わりにゾンビを置ける時期。
option-zombie_return-next_round = 次のラウンド
    .help = 脱落した次のラウンドだけ。
option-zombie_return-every_round = 毎ラウンド
    .help = それ以降の毎ラウンド。
option-zombie_return-never = なし
    .help = 置けません。
option-always_ask = つねに尋ねる
    .help = カードの機会、監視カメラ、移動のとき、パスしかできなくても全員に尋ねます。時間はかかりますが、間から手札を読まれることがありません。
option-claims = 宣言ボタン
    .help = いつでも1回の操作で、4個のダイスの目やカードや約束を宣言できます。全員に言うことも、1人に耳打ちすることもできます。本当でも嘘でもかまいません。ゲームには影響せず、真偽は終了後のリプレイで分かります。
option-age_0 = 席1の年齢
    .help = 1〜130。0は入力なし。最年長を決めるためだけに使い、ほかのプレイヤーには見せません。使わない席の値は無視します。
option-age_1 = 席2の年齢
    .help = 1〜130。0は入力なし。最年長を決めるためだけに使い、ほかのプレイヤーには見せません。使わない席の値は無視します。
option-age_2 = 席3の年齢
    .help = 1〜130。0は入力なし。最年長を決めるためだけに使い、ほかのプレイヤーには見せません。使わない席の値は無視します。
option-age_3 = 席4の年齢
    .help = 1〜130。0は入力なし。最年長を決めるためだけに使い、ほかのプレイヤーには見せません。使わない席の値は無視します。
option-age_4 = 席5の年齢
    .help = 1〜130。0は入力なし。最年長を決めるためだけに使い、ほかのプレイヤーには見せません。使わない席の値は無視します。
option-age_5 = 席6の年齢
    .help = 1〜130。0は入力なし。最年長を決めるためだけに使い、ほかのプレイヤーには見せません。使わない席の値は無視します。
option-colour_0 = 席1の色
    .help = 色は席ごとに異なります。3人のときは黄、赤、青だけです。使わない席の値は無視します。
option-colour_0-auto = 残りの色
option-colour_0-yellow = 黄
option-colour_0-red = 赤
option-colour_0-blue = 青
option-colour_0-green = 緑
option-colour_0-black = 黒
option-colour_0-brown = 茶
option-colour_1 = 席2の色
    .help = 色は席ごとに異なります。3人のときは黄、赤、青だけです。使わない席の値は無視します。
option-colour_1-auto = 残りの色
option-colour_1-yellow = 黄
option-colour_1-red = 赤
option-colour_1-blue = 青
option-colour_1-green = 緑
option-colour_1-black = 黒
option-colour_1-brown = 茶
option-colour_2 = 席3の色
    .help = 色は席ごとに異なります。3人のときは黄、赤、青だけです。使わない席の値は無視します。
option-colour_2-auto = 残りの色
option-colour_2-yellow = 黄
option-colour_2-red = 赤
option-colour_2-blue = 青
option-colour_2-green = 緑
option-colour_2-black = 黒
option-colour_2-brown = 茶
option-colour_3 = 席4の色
    .help = 色は席ごとに異なります。3人のときは黄、赤、青だけです。使わない席の値は無視します。
option-colour_3-auto = 残りの色
option-colour_3-yellow = 黄
option-colour_3-red = 赤
option-colour_3-blue = 青
option-colour_3-green = 緑
option-colour_3-black = 黒
option-colour_3-brown = 茶
option-colour_4 = 席5の色
    .help = 色は席ごとに異なります。3人のときは黄、赤、青だけです。使わない席の値は無視します。
option-colour_4-auto = 残りの色
option-colour_4-yellow = 黄
option-colour_4-red = 赤
option-colour_4-blue = 青
option-colour_4-green = 緑
option-colour_4-black = 黒
option-colour_4-brown = 茶
option-colour_5 = 席6の色
    .help = 色は席ごとに異なります。3人のときは黄、赤、青だけです。使わない席の値は無視します。
option-colour_5-auto = 残りの色
option-colour_5-yellow = 黄
option-colour_5-red = 赤
option-colour_5-blue = 青
option-colour_5-green = 緑
option-colour_5-black = 黒
option-colour_5-brown = 茶
option-show_counts = 手札枚数の表示
    .help = ほかのプレイヤーの手札の枚数が見えます。オフなら自分で数えるしかありません。

## 質問（`.rules` は関係するルール）

ask-place = 準備：ダイスの目の場所に、自分のキャラクターを1体置いてください。
    .rules = MAL-035 MAL-037 MAL-038 MAL-039 MAL-041
ask-window = { $place }：投票の前です。カードを使うか、パスしてください。
    .rules = MAL-047 MAL-048 MAL-050 MAL-051 MAL-237
ask-vote = { $place }：{ $phase_id ->
        [truck] トラックを探るのは誰ですか。
        [election] 警備主任になるのは誰ですか。
       *[attack] キャラクターをゾンビに差し出すのは誰ですか。
    }伏せて投票してください。
    .rules = MAL-053 MAL-054 MAL-057 MAL-058 MAL-060
ask-revote = { $place }：同数です。{ $phase_id ->
        [truck] トラックを探るのは誰ですか。
        [election] 警備主任になるのは誰ですか。
       *[attack] キャラクターをゾンビに差し出すのは誰ですか。
    }同数になった色から、もう一度投票してください。
    .rules = MAL-065 MAL-066 MAL-067 MAL-068 MAL-235
ask-keep = トラック：どのカードを手元に残しますか。
    .rules = MAL-090 MAL-091
ask-give = トラック：どのカードを渡しますか。
    .rules = MAL-092 MAL-093 MAL-094
ask-hand_to = トラック：誰に渡しますか。
    .rules = MAL-092 MAL-095 MAL-096
ask-camera = ダイスは伏せられています。監視カメラで見ますか。
    .rules = MAL-114 MAL-115 MAL-117
ask-announce = 当選した警備主任として、最初に行き先を発表してください。
    .rules = MAL-121 MAL-122 MAL-126 MAL-128
ask-go = 行き先を伏せて選んでください。
    .rules = MAL-123 MAL-125 MAL-126 MAL-127 MAL-128
ask-send_zombie = 脱落しましたが、ただでは終わりません。ゾンビを1体置きますか。
    .rules = MAL-216 MAL-217 MAL-218
ask-move = 自分のキャラクターを1体、行き先の{ $place }に動かしてください。
    .rules = MAL-143 MAL-144 MAL-145 MAL-149 MAL-236
ask-lose = { $place }：あなたのキャラクターが犠牲になります。だれを失いますか。
    .rules = MAL-064 MAL-186 MAL-198

## 行動

act-pass = パス
    .name = パス
    .rules = MAL-050
act-threat = 脅迫を使う（票を1つ増やす）
    .name = 脅迫
    .rules = MAL-074 MAL-075 MAL-076 MAL-077 MAL-079
act-camera = 監視カメラを使う（ダイスを見る）
    .name = 監視カメラ
    .rules = MAL-114 MAL-117 MAL-118
act-sprint = ダッシュ：{ $character }を{ $place }へ
    .name = ダッシュ
    .rules = MAL-149 MAL-150 MAL-151 MAL-152 MAL-236
act-hardware = 補強材を使う（守備力+1）
    .name = 補強材
    .rules = MAL-175 MAL-177 MAL-178 MAL-180
act-weapon = { $weapon }を使う
    .name = 武器
    .rules = MAL-182 MAL-184 MAL-185
act-hidden = { $character }を潜伏させる
    .name = 潜伏
    .rules = MAL-186 MAL-187 MAL-188 MAL-189 MAL-193
act-place = { $character }を{ $place }に置く
    .name = 置く
    .rules = MAL-035 MAL-037 MAL-038
act-vote = { $seat }に投票する
    .name = 投票
    .rules = MAL-057 MAL-058 MAL-059
act-abstain = 棄権する
    .name = 棄権
    .rules = MAL-060 MAL-235
act-keep = { $card }を残す
    .name = 残す
    .rules = MAL-091
act-give = { $card }を渡す
    .name = 渡す
    .rules = MAL-092 MAL-094
act-hand_to = { $seat }に渡す
    .name = 渡す相手
    .rules = MAL-092 MAL-095
act-go = { $place }を目指す
    .name = 行き先
    .rules = MAL-125 MAL-126 MAL-127 MAL-128
act-send_zombie = { $place }にゾンビを置く
    .name = ゾンビ
    .rules = MAL-216 MAL-218
act-move = { $character }を動かす
    .name = 移動
    .rules = MAL-143 MAL-144 MAL-145
act-lose = { $character }を失う
    .name = 失う
    .rules = MAL-064 MAL-198
act-claim_dice = 宣言：ダイスの目は{ $dice }
    .name = ダイスについての宣言
    .rules = MAL-021 MAL-024
act-claim_card = 宣言：{ $holding_id ->
        [some] { $card }を持っている
       *[none] { $card }は持っていない
    }
    .name = カードについての宣言
    .rules = MAL-019 MAL-024
act-promise_vote = 約束：{ $seat }に投票する
    .name = 投票の約束
    .rules = MAL-017 MAL-018 MAL-024
act-promise_go = 約束：{ $place }を目指す
    .name = 行き先の約束
    .rules = MAL-017 MAL-018 MAL-024
act-address = 次の宣言を{ $seat }に耳打ちする（自分を選ぶと全員に話す）
    .name = 耳打ち
    .rules = MAL-017 MAL-024

## 断られる理由

why-not_an_option = いま求められている答えではありません。ほかの人の番か、すでに答えたか、そのカードを持っていません。
why-full = そこは満員です。空きのある場所を選んでください。
why-claims_off = このテーブルでは宣言を使いません。チャットをどうぞ。
why-already_placed = そのキャラクターは配置待ちではありません。まだ置いていないキャラクターを選んでください。
why-not_on_the_dice = ダイスにその場所の目はなく、使えるダイスがあります。目の示す場所を選んでください。
why-closed_in_setup = そこは閉鎖されています。満員の目と同じ扱いなので、別の場所を選んでください。
why-nobody_there = そのプレイヤーのキャラクターはここにいないので、投票できません。ここにいる相手を選んでください。
why-must_vote = ここに自分の票があるので、必ず投票してください。
why-not_a_victim = そこにいる自分のキャラクターではありません。この場所の自分のキャラクターを選んでください。
why-outside_the_tie = 再投票では、同数になったプレイヤーにしか投票できません。
why-between_votes = 投票と再投票の間にはカードを使えません。
why-outsiders_threat = このテーブルでは、ここにキャラクターのいるプレイヤーしか脅迫を使えません。
why-threat_in_vain = ここで脅迫を使っても効果がありません。投票できる相手が2人未満か、ここの自分のキャラクターが全員潜伏中です。
why-not_now = そのカードはいま使えません。使える時はカードに書いてあります。
why-not_looked_at = それは、いま見ている山札の上のカードではありません。
why-not_a_gift = 渡せるのは見たカードの残りだけで、相手は自分以外のプレイヤーです。
why-must_give = 必ず1枚渡さなければなりません。
why-not_a_receiver = そのプレイヤーは脱落しています。まだゲームにいる人に渡してください。
why-already_seen = ダイスはすでに見えています。カメラを使っても何も変わりません。
why-no_covered_dice = いま伏せられたダイスはありません。フェイズCを待ってください。
why-closed = そこは閉鎖されています。開いている場所を選んでください。
why-all_there = 自分のキャラクターは全員そこにいるので、そこへは動けません。別の場所を選んでください。
why-must_move = 行き先を選び、キャラクターを動かさなければなりません。パスはできません。
why-not_a_mover = そのキャラクターはすでに行き先にいるか、もう生きていません。別のキャラクターを動かしてください。
why-no_room = ダッシュの行き先は、空きのある開いた場所です。駐車場ならいつでも空いています。
why-not_a_sprinter = そのキャラクターはもう生きていません。生きている自分のキャラクターでダッシュしてください。
why-not_present = そのカードは、襲撃されている場所にキャラクターのいるプレイヤーだけが使えます。
why-hardware_outside = 駐車場には打ち付けるものがありません。
why-four_at_the_supermarket = スーパーマーケットの4体以上は補強材では止められません。先に武器で減らしてください。
why-no_zombie = ここには撃つべきゾンビが残っていません。
why-cannot_hide = そのキャラクターは選べません。潜伏中か、自分のものでないか、この場所にいません。
why-already_hidden = そのキャラクターは、このラウンドすでに潜伏中です。
why-only_hidden = そのプレイヤーのここのキャラクターは全員潜伏中なので、投票できません。
why-eliminated = 脱落したプレイヤーは、もうそれができません。
why-closed_to_zombies = 閉鎖された場所にゾンビは置けません。開いている場所を選んでください。
why-no_abstention = このテーブルでは、再投票で棄権できません。
why-same_destination = ダッシュは行き先を変えるカードです。フェイズDで選んだのとは別の場所を選んでください。
why-attack_is_off = ここではもうゾンビは誰にも手を出せません。使えるのは武器だけです。

## 出来事（`.joins` のあるものは前の行に続く）

event-first_chief = { $seat }がバッジを受け取り、最初の警備主任になった。
event-rolled = { $seat }のダイスは{ $first }と{ $second }。
event-placed = { $seat }は{ $character }を{ $place }に置いた。
    .joins = yes
event-round = 第{ $round }ラウンド。
event-phase = { $phase }。
event-threatened = { $seat }は脅迫を使った。票が1つ増える。
event-barricaded = { $seat }は補強材を使った。{ $place }の守備力+1。
event-fired = { $seat }は{ $card }を使い、{ $place }のゾンビを{ $killed }体倒した。
event-hid = { $seat }は{ $place }の{ $character }を潜伏させた。
event-voted = { $seat }は{ $chosen }に投票した（{ $votes }票）。
event-abstained = { $seat }は棄権した。
event-tallied = { $chosen }：{ $votes }票。
    .joins = yes
event-tied = { $place }の投票は同数。再投票になる。
event-tied_again = { $place }の再投票も同数。
event-drawn = 抽選で{ $seat }に決まった。
    .joins = yes
event-searched = { $seat }がトラックを探り、カード{ $count }枚を見る。
event-saw_card = { $card }が見える。
    .joins = yes
event-kept = { $seat }は1枚を手元に残した。
event-kept_card = あなたは{ $card }を残した。
    .joins = yes
event-gave = { $seat }は{ $to }にカードを1枚渡した。
event-gave_card = それは{ $card }だ。
    .joins = yes
event-buried = { $seat }は1枚を山札の一番下に置いた。
event-buried_card = それは{ $card }だ。
    .joins = yes
event-elected = { $seat }が警備主任に当選した。
event-not_elected = 当選者なし。バッジは{ $seat }のまま。
event-dice_covered = { $seat }がダイス4個をカバーの下で振った。
event-looked = { $seat }は監視カメラでダイスを見た。
event-saw_dice = ダイスの目は{ $first }、{ $second }、{ $third }、{ $fourth }。
    .joins = yes
event-announced = { $seat }は行き先を発表した：{ $place }。
event-no_destination = { $seat }には行ける場所がない。
event-sent_zombie = { $seat }がゾンビになって{ $place }に戻ってきた。
event-went_for = { $seat }の行き先は{ $place }。
event-dice = ダイスの目は{ $first }、{ $second }、{ $third }、{ $fourth }。
event-zombie_came = { $place }にゾンビが1体来た（計{ $zombies }体）。
event-die_ignored = { $place }は閉鎖中。その目は無視される。
event-condemned = 誰もいない{ $place }にゾンビが{ $zombies }体。閉鎖される。
event-moved = { $seat }は{ $character }を{ $origin }から{ $place }へ動かした。
event-turned_away = { $seat }は{ $origin }の{ $character }を動かしたが、{ $place }には入れず駐車場に出た。
event-sprinted = { $seat }はダッシュを使い、{ $origin }の{ $character }を{ $place }へ動かした。
event-crowd_draws = 最も人の多い{ $place }にゾンビが1体引き寄せられた（計{ $zombies }体）。
event-pin_ups_draw = ピンナップの最も多い{ $place }にゾンビが1体引き寄せられた（計{ $zombies }体）。
event-about_to_enter = { $place_id ->
        [parking] { $place }：壁はなく、飢えたゾンビが{ $zombies }体。
       *[other] { $place }：ゾンビ{ $zombies }体、守備力{ $strength }。いまにも侵入される。
    }
event-held_out = { $place_id ->
        [parking] { $place }：襲ってくるゾンビはもういない。
       *[other] { $place }は持ちこたえた。{ $zombies ->
            [0] 外にはもういない。
           *[other] 外に{ $zombies }体。
        }
    }
event-nobody_eaten = { $place_id ->
        [parking] { $place }：ゾンビは誰も見つけられない。
       *[other] { $place }：ゾンビは誰も見つけられない。外に{ $zombies }体。
    }
event-eaten = { $seat }は{ $place }で{ $character }を失った。
event-parking_cleared = 駐車場からゾンビ{ $zombies }体が去った。
event-gathered = 生存者全員が{ $place }に集まった。このラウンドの終わりにヘリコプターが来る。
event-eliminated = { $seat }は全員を失い、脱落した。
event-badge_passed = バッジは{ $seat }に移った。
event-ended = ヘリコプターが来た。{ $ending }、生存者{ $survivors }人。
event-claimed_dice = { $seat }：「ダイスの目は{ $dice }」
event-claimed_card = { $seat }：{ $holding_id ->
        [some] 「{ $card }を持っている」
       *[none] 「{ $card }は持っていない」
    }
event-promised_vote = { $seat }：「{ $chosen }に投票する」
event-promised_go = { $seat }：「{ $place }を目指す」
event-whispered = { $seat }から{ $to }への耳打ち。

## 宣言の真偽

verdict-kept = 守った
verdict-broken = 破った
verdict-true = 本当
verdict-lie = 嘘
verdict-open = 確かめられず

## 盤面

board-round = 第{ $round }ラウンド · { $phase }
board-place = 場所
board-room = 定員
board-zombies = ゾンビ
board-strength = 守備
board-who = いる人
board-closed = 閉鎖
board-player = { $colour }（{ $seat }）
board-letters = P ピンナップ · T タフガイ · G ガンマン · L 少女 ·（ ）は潜伏中
board-points = { $points }点
board-cards = 手札{ $count }枚
board-chief = 主任
board-elected = 当選主任
board-eliminated = 脱落
board-you = あなた
board-word = 言葉 { $good }:{ $bad }
board-hand = 手札
board-pile = 山札
board-pile_cards = { $count }枚
board-known = 自分が底に置いたカード：{ $cards }
board-dice = ダイス
board-covered = 伏せてある
board-destinations = 行き先
board-vote = 直前の投票
board-abstained = 棄権
board-none = なし

## 終了後のまとめ

fact-ending = { $value }
fact-rounds = ラウンド数 { $value }
fact-survivors = 生存者 { $value }
fact-points = 勝利点 { $value }
fact-living = 生存キャラクター { $value }
fact-cards = 残り手札 { $value }
fact-last_lost = 全滅ラウンド { $value }
fact-ranks = 順位 { $value }

### 『彼女が来る』：名前と文章

## ゲーム

game-name = 彼女が来る
game-goal = 体力が尽きる前に、彼女に追いつかれる前に、避難所へたどり着け。
game-about = 1本の道と、決して歩みを止めない1体のゾンビ。10〜15分で遊べる1人用ゲームです。毎ラウンド「移動」「休む」「眠る」から1つを選びますが、移動すれば気力と体力がすり減り、回復すればその分だけ彼女が近づきます。彼女の歩数は最後の1歩まで読めても、道の先に何があるかまでは読めません。

## ロケーションカード（回復値0）

card-loc_overpass = 陸橋
    .line = 風が両側から吹きつける。寄りかかるものもない。
    .effect = { effect-0 }
card-loc_crossroads = 十字路
    .line = 四方のどこからでも見つかる。
    .effect = { effect-0 }
card-loc_burnt_row = 焼け落ちた家並み
    .line = 足の下で、灰がまだ温かい。
    .effect = { effect-0 }
card-loc_car_park = 青空駐車場
    .line = 一歩ごとに、廃車の間から足音が返ってくる。
    .effect = { effect-0 }
card-loc_rail_cutting = 線路の切り通し
    .line = 高い壁。扉はひとつもない。
    .effect = { effect-0 }
card-loc_flooded_lane = 水浸しの小道
    .line = 水は膝まで。ここで横にはなれない。
    .effect = { effect-0 }
card-loc_glass_arcade = ガラスのアーケード
    .line = 何に触れても、砕ける音がしそうだ。
    .effect = { effect-0 }
card-loc_stubble_field = 刈り跡の畑
    .line = 地平線まで、ただ平らだ。
    .effect = { effect-0 }
card-loc_checkpoint = 無人の検問所
    .line = 投光器だけが、まだ灯っている。
    .effect = { effect-0 }

## ロケーションカード（回復値+1）

card-loc_bus_stop = バス停
    .line = ベンチがひとつと、屋根が半分。
    .effect = { effect-1 }
card-loc_doorway = 奥まった戸口
    .line = 体を折りたためば、どうにか収まる。
    .effect = { effect-1 }
card-loc_truck_bed = トラックの荷台
    .line = 防水シートが毛布の代わり。
    .effect = { effect-1 }
card-loc_playground = 児童公園
    .line = トンネル滑り台の中は乾いている。
    .effect = { effect-1 }
card-loc_hedge = 高い生け垣
    .line = 棘はあるが、人の目はない。
    .effect = { effect-1 }
card-loc_stairwell = 階段室
    .line = 三つ目の踊り場で、壁を背に。
    .effect = { effect-1 }
card-loc_underpass = 地下道
    .line = 水滴が時計のように落ちる。
    .effect = { effect-1 }
card-loc_kiosk = 新聞スタンド
    .line = 先月の新聞が枕になる。
    .effect = { effect-1 }
card-loc_culvert = 暗渠
    .line = 冷たく、丸く、誰も気に留めない。
    .effect = { effect-1 }
card-loc_allotment = 菜園の物置
    .line = 麻ひもと玉ねぎの匂い。
    .effect = { effect-1 }

## ロケーションカード（回復値+2）

card-loc_garage = 貸しガレージ
    .line = シャッターは内側から下ろせる。
    .effect = { effect-2 }
card-loc_chapel = 道端の礼拝堂
    .line = 誰も吹き消さなかったろうそく。
    .effect = { effect-2 }
card-loc_boathouse = 艇庫
    .line = 望もうと望むまいと、船はあなたを揺する。
    .effect = { effect-2 }
card-loc_schoolroom = 教室
    .line = 小さな椅子を、扉に押し当てて。
    .effect = { effect-2 }
card-loc_barn = 干し草の納屋
    .line = 暖かく、息づかいも隠してくれる。
    .effect = { effect-2 }
card-loc_signal_box = 信号所
    .line = 来た線路が、はるか後ろまで見渡せる。
    .effect = { effect-2 }
card-loc_laundry = 洗濯工場
    .line = 乾いたタオルが、天井まで積んである。
    .effect = { effect-2 }
card-loc_greenhouse = 温室
    .line = ガラスが汗をかく。あなたの汗は、少しずつ引いていく。
    .effect = { effect-2 }

## ロケーションカード（回復値+3）

card-loc_cellar = ワイン蔵
    .line = 厚い石壁。鍵はひとつ、こちら側に。
    .effect = { effect-3 }
card-loc_vault = 銀行の金庫室
    .line = 音は入ってこない。出てもいかない。
    .effect = { effect-3 }
card-loc_lighthouse = 灯台
    .line = 彼女が上るなら、九十段。
    .effect = { effect-3 }
card-loc_attic = 農家の屋根裏
    .line = 上りきったら、はしごを引き上げる。
    .effect = { effect-3 }
card-loc_cabin = 森の小屋
    .line = 本物のベッド。ほんのひととき、忘れる。
    .effect = { effect-3 }

## 昼・夜・避難所

card-day_1 = 昼
    .line = 日が昇った。彼女も起きている。
    .effect = ゲーム開始時の時間帯です。
card-night_1 = 夜
    .line = 光は消えていく。足音は消えない。
    .effect = 下のカードにあなたが到達するか通り過ぎるまで、列の上側に置かれます。その次のラウンドから夜になり、どのアクションでも彼女は1歩多く進みますが、「移動」のコストは軽くなります。
card-day_2 = 昼
    .line = 白む空。背後に長い影がひとつ。
    .effect = 下のカードにあなたが到達するか通り過ぎるまで、列の上側に置かれます。その次のラウンドから、ふたたび昼になります。
card-evaq = 避難所
    .line = 門と、灯りと、かけたままのエンジン。
    .effect = 体力を1以上残して着けば、避難成功です。

## ペースカード

pace-pace_1 = 忍び足（1）
    .line = 移動：1枚進む。休む：気力を1回復し、彼女は1歩（夜は2歩）進む。
pace-pace_2a = 歩き（2）
    .line = 移動：2枚進む。休む：気力を2回復し、彼女は2歩（夜は3歩）進む。
pace-pace_2b = 歩き（2）
    .line = 移動：2枚進む。休む：気力を2回復し、彼女は2歩（夜は3歩）進む。
pace-pace_3 = 駆け足（3）
    .line = 移動：3枚進む。休む：気力を3回復し、彼女は3歩（夜は4歩）進む。
pace-pace_4 = 全力疾走（4）
    .line = 移動：4枚進む。休む：気力を4回復し、彼女は4歩（夜は5歩）進む。

## 時間帯

time-day = 昼
time-night = 夜

## 気力の状態

zone-calm = 平静
zone-shaken = 動揺
zone-panic = パニック

## 結末

ending-evacuated = 避難成功
    .line = 門が閉じる。金網の向こうで、人影はまだ歩きつづけている。
    .why = 生きて避難地点にたどり着きました。
    .rule = PUR-110
ending-caught = 捕まった
    .line = 見覚えのある手が、あなたの袖をつかむ。
    .why = ゾンビがあなたのいるカードに追いつきました。
    .rule = PUR-110
ending-collapsed = 力尽きた
    .line = 先に膝が折れた。彼女の足音は、急ぎもしない。
    .why = HPが0になりました。
    .rule = PUR-110

## ランク

rank-rank_1 = 付近で目撃されたのが最後
rank-rank_2 = 点々と続く足跡
rank-rank_3 = あと少しで声が届いた
rank-rank_4 = 担ぎ込まれて
rank-rank_5 = 自分の足で
rank-rank_6 = 冴えた頭で
rank-rank_7 = 一度も振り返らずに

## オプション：難易度

option-preset = 難易度
    .help = 開始時の体力を決めます。これがそのまま体力の上限にもなります。ほかは何も変わりません。
option-preset-gentle = 易しい
    .help = 体力10で始めます（ほかの道では、その道の体力+2）。初めて遊ぶ方に向いています。
option-preset-moderate = やや易しい
    .help = 体力9で始めます（ほかの道では、その道の体力+1）。ルールを覚え、距離の測り方を身につけたい方に向いています。
option-preset-standard = 標準
    .help = 体力8で始めます（ほかの道では、その道の体力のまま）。先を読んで慎重に進む方に向いていて、生還できるのは2回に1回ほどです。
option-preset-cruel = 過酷
    .help = 体力7で始めます（ほかの道では、その道の体力−1）。死を覚悟した方に。ほぼ完璧に進めても、たいていは生還できません。

## オプション：追加ルール

option-open_road = 見通せる道
    .help = 避難所カードまでの道を、最初からすべて表向きに並べます。昼夜カードもそれぞれの場所の上側に置き、避難所カードより後ろのカードはロケーション山札に残します。「移動」で進めるのは、これまでどおりラウンド開始時のゾンビの位置から6枚先まで（避難所カードのほうが近ければそこまで）です。フェイズ2では、カードを捨てることだけを行います。
option-steady_pace = 確かな足取り
    .help = ペース山札を使わず、ペースカード5枚すべてを手札にして始めます。「移動」か「休む」のあとのフェイズ4で、出したカードを表向きの「使用済みの並び」の右端に置き、並びが3枚になったら左端の1枚を手札に戻します。手札に運の要素はありません。
option-puzzle = パズル
    .help = 「見通せる道」と「確かな足取り」を合わせたルールで、準備が終われば運の要素は一切ありません。到達できる最高得点を目標として表示します。この2つとは同時に選べません。
option-short_road = 短い道
    .help = ロケーションカードが32枚ではなく22枚（0が6枚、+1が7枚、+2が6枚、+3が3枚）で、体力は5です（難易度によって増減します）。夜カードは通し番号10〜14の上側、避難所カードは18〜22に現れます。約12ラウンド。「路地」とは同時に選べません。
option-alley = 路地
    .help = ロケーションカードが32枚ではなく15枚（0が4枚、+1が5枚、+2が4枚、+3が2枚）で、体力は4です（難易度によって増減します）。気力は開始時も上限も5です。夜カードは通し番号9〜11の上側、避難所カードは13〜15に現れます。「短い道」とは同時に選べません。
option-last_breath = 最後の一息
    .help = 避難所カードに着いたときに体力が0でも、避難成功とします（得点計算では体力0として数えます）。ほかのカードでは、体力が0になればやはり死亡します。
option-quiet_night = 静かな夜
    .help = 夜の「移動」で払う気力が昼より1少なくなり、0になることもあります。数字1と2で0、3で1、4で2です。払う体力は変わりません。難しさは下がります。
option-long_night = 長い夜
    .help = 2枚目の昼カードを使いません。一度夜になれば、最後まで明けません。「必ず来る夜明け」とは同時に選べません。
option-certain_dawn = 必ず来る夜明け
    .help = 2枚目の昼カードを、ロケーション山札の最後の束の一番上に置きます。そのため必ず避難所カードより先に引かれます。そのすぐ次が避難所カードだったときだけは、避難所カードの上側に置かれ、効果を持たずに終わります。「長い夜」とは同時に選べません。
option-daily_road = 今日の道
    .help = 1日に1つ、ここで遊ぶ全員が同じシャッフルで遊びます（日付は協定世界時の午前0時に変わります）。難易度は「標準」、ほかのオプションはなしで、専用のハイスコア表があります。ハイスコアの対象になるのはその日に最初に始めたゲームだけで、中断しても再開できます。2回目からは対象外です。乱数のシード値は、その日が終わってから公開します。

## ロケーションカードの回復値の効果

effect-0 = 回復値0：ここでは「眠る」を選べません。
effect-1 = 回復値+1：「眠る」で体力を1回復し、彼女は1歩（夜は2歩）進みます。
effect-2 = 回復値+2：「眠る」で体力を2回復し、彼女は2歩（夜は3歩）進みます。
effect-3 = 回復値+3：「眠る」で体力を3回復し、彼女は3歩（夜は4歩）進みます。

## 選択。`.rules` はそれに関わるルール、`.name` はアクションの呼び名

ask-act = フェイズ1（アクション）：どうしますか？
    .rules = PUR-021 PUR-025 PUR-026 PUR-070
act-sleep = 眠る
    .name = 眠る
    .rules = PUR-060 PUR-061 PUR-063 PUR-064 PUR-066 PUR-067 PUR-068
act-move = { $card }で移動
    .name = 移動
    .rules = PUR-030 PUR-031 PUR-032 PUR-035 PUR-036 PUR-037 PUR-039 PUR-040 PUR-041
act-rest = { $card }で休む
    .name = 休む
    .rules = PUR-050 PUR-051 PUR-052 PUR-053

## 選べない理由

why-card_not_held = そのペースカードは出せません。手札にないか、2枚ある歩きの2枚目です。手札から選んでください。歩きが2枚あるときは1枚目（pace_2a）を選びます。
why-no_room = 列の最後のカードにいるので、移動する先がありません。「休む」か、カードが許すなら「眠る」を選んでください。
why-sleep_on_zero = いまいるロケーションカードの回復値は0なので、「眠る」を選べません。先に+1、+2、+3のカードへ移動してください。

## フェイズ

phase-action = フェイズ1（アクション）
phase-refill_row = フェイズ2（列の補充）
phase-change_time = フェイズ3（昼夜の切り替え）
phase-refill_hand = フェイズ4（手札の補充）

## できごと。`.joins` のあるものは、前のできごとと同じ行に続ける

event-round = 第{ $round }ラウンド：{ $time }です。
event-moved = { phase-action }：{ $card }で移動し、{ $steps }枚先の{ $onto }に着きました。
event-paid = 気力{ $nerve }と体力{ $hp }を払いました。
    .joins = yes
event-rested = { phase-action }：{ $card }で休み、気力が{ $nerve }回復しました。
event-slept = { phase-action }：{ $at }で眠り、体力が{ $hp }回復しました。
event-she_walked = { $distance ->
        [0] 彼女は{ $steps }歩進み、あなたのカードに来ました。
       *[other] 彼女は{ $steps }歩進み、距離は{ $distance }になりました。
    }
    .joins = yes
event-discarded = { phase-refill_row }：彼女の後ろのカードを{ $count }枚捨てました。
event-laid = { $card }を通し番号{ $index }に置きました。
    .joins = yes
event-hung = { $card }カードを、次のカードを置く場所の上側に置きました。
    .joins = yes
event-time_placed = { phase-change_time }：{ $card }カードを時間帯置き場に重ねました。次のラウンドから{ $card }です。
event-drew = { phase-refill_hand }：{ $card }を引きました。
event-spent = { phase-refill_hand }：{ $card }を使用済みの並びに置きました。
event-took_back = { $card }が手札に戻りました。
    .joins = yes
event-skipped = { $phase }　省略：不要
event-ended = { $ending }。得点：{ $score }点

## 盤面

board-round = 第{ $round }ラウンド・{ $time_id ->
        [night] 夜（彼女は1歩多く進む）
       *[day] 昼
    }
board-you = あなた
board-she = 彼女
board-further = その先
board-hp = 体力
board-nerve = 気力
board-distance = 距離
board-hand = 手札
board-played = 出したカード
board-pile = ペース山札
board-pile_cards = { $cards }（どちらが上かは不明）
board-spent = 使用済み
board-spent_cards = { $cards }（次に戻るのは左端）
board-deck = 山札
board-deck_cards = { $count }枚、未公開：{ $unseen }
board-discard = 捨て札
board-discard_cards = { $count }枚
board-ahead = この先
board-ahead_above = { $card }は{ $places }の上側
board-ahead_maybe = { $card }は来るなら{ $places }の上側
board-ahead_at = { $card }は{ $places }
board-span = { $first }〜{ $last }
board-none = なし

## 予測

forecast-numbers = 体力{ $hp }  気力{ $nerve }  距離{ $distance }
forecast-onto = { $card }へ
forecast-caught = 命取り！ 彼女に追いつかれる
forecast-caught_asleep = 命取り！ 眠る間に彼女が来る
forecast-collapsed = 命取り！ 体力0で力尽きる
forecast-evacuated = 避難成功：得点{ $score }

## 終わったゲームのまとめ

fact-score = 得点 { $value }点
fact-rank = ランク：{ $value }
fact-rounds = ラウンド数 { $value }
fact-hp = 体力 { $value }
fact-nerve = 気力 { $value }

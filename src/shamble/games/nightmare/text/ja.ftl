### Nightmare: 名前と文章

## ゲーム

game-name = ナイトメア
game-goal = 人間：疑いを晴らし、条件をすべて満たして安全地帯に着く。ゾンビ：誰ひとり通さない。
game-about = 番号のついた一本道を走る、2〜8人用のゲームです。人間はカードの数だけ進み、グループごとにイベントに出会い、死者と戦うたびに、誰も見てはならない血液カードを受け取るかもしれません。感染した者も殺された者も、ゾンビプレイヤーとしてゲームを続け、残りを追い、進化していきます。拡張のカードはいつでも抜くことができ、入れて遊ぶときは、血の疑わしい相手に人間が牙をむくこともできます。

## イベントカード：武器

card-rusty_pipe = 錆びた鉄パイプ
    .line = 重くて曲がっているが、素手よりはいい。
    .effect = 武器：追加1枚、+1。使って負けた格闘のあとで壊れる。
card-kitchen_knife = 包丁
    .line = 一時間前まで、誰かが玉ねぎを刻んでいた。
    .effect = 武器：追加1枚。壊れない。
card-baseball_bat = 野球バット
    .line = どのみちシーズンは終わった。
    .effect = 武器：追加1枚、+1。壊れない。
card-fire_axe = 消防斧
    .line = ガラスはもう割れていた。
    .effect = 武器：追加2枚。壊れない。
card-machete = 山刀
    .line = 切れ味はいいが、柄がぐらつく。
    .effect = 武器：追加2枚、+1。使って負けた格闘のあとで壊れる。
card-chainsaw = チェーンソー
    .line = 燃料はひと缶きり。
    .effect = 武器：追加3枚。一度格闘で使うとなくなる。

## イベントカード：アイテム

card-antiviral_shot = 抗ウイルス注射
    .line = ラベルは消えている。それでも打つ。
    .effect = アイテム：フェイズEの公開前に、これと自分の未公開の血液カード1枚を見ずに捨ててよい。
card-energy_drink = 栄養ドリンク
    .line = ぬるくて気が抜けていて、最高だ。
    .effect = アイテム：フェイズAで移動のカードを引いたあと、これを捨てて4マス多く進める。
card-bicycle = 自転車
    .line = ブレーキなし、悔いなし。
    .effect = アイテム：毎フェイズA、2マス多く進める。どんな格闘でも負けたら捨てる。
card-riot_vest = 防弾ベスト
    .line = 内側に誰かの名前がある。
    .effect = アイテム：人間に撃たれたとき、8〜10ではなく6〜10でかわす。人間同士の戦闘なしの場合は何も起こらない。

## イベントカード：物資

card-loose_rounds = ばらの弾
    .line = グローブボックスの中で転がっている。
    .effect = 引き手は弾を1発得る。
card-ammo_box = 弾薬箱
    .line = 湿っていないのは何発だ？
    .effect = 引き手は判定カードを1枚引き、その半分の弾を得る。
card-abandoned_cruiser = 乗り捨てられたパトカー
    .line = トランクは開いたまま。
    .effect = グループ全員が弾を2発得る。
card-hunting_cabin = 狩猟小屋
    .line = 壁には角、引き出しには弾。
    .effect = 引き手は弾を3発得る。

## イベントカード：ゾンビ

card-lone_walker = はぐれウォーカー
    .line = じっと立っていただけなのに。
    .effect = ここにウォーカーを1体置く。弾1発で防げる。
card-two_at_the_door = 戸口の二体
    .line = 拍子のないノック。
    .effect = ここにウォーカーを2体置く。弾2発で防げる。
card-grabbed_ankle = 足元からの手
    .line = 車の下に、何かいる。
    .effect = 引き手はイベントゾンビと戦う。弾1発で防げる。
card-figure_in_the_road = 道の人影
    .line = 味方か？ 違う。
    .effect = 3マス先にウォーカーを1体置く。
card-horde_ahead = 前方に群れ
    .line = 橋が動いている。
    .effect = 2、4、6マス先にウォーカーを1体ずつ置く。弾3発で防げる。
card-bitten_stranger = 噛まれた他人
    .line = 助けを求めていただけだった。
    .effect = グループ全員が判定カードを引き、1〜2なら血液カードを受け取る。弾1発で防げる。
card-column_on_the_move = 動く隊列
    .line = 何かを聞きつけたらしい。
    .effect = すべてのウォーカーがいちばん近い人間へ2マス動く。

## イベントカード：道

card-open_road = 開けた道
    .line = めずらしく、何にも邪魔されない。
    .effect = グループの各人は3マスまで前進してよい。
card-drainage_tunnel = 排水トンネル
    .line = 暗くて、濡れていて、誰もいない。
    .effect = 引き手は判定カードを引き、その数まで前へジャンプしてよい。
card-twisted_ankle = くじいた足首
    .line = 縁石だって敵になる。
    .effect = 引き手は次のフェイズAの移動力が半分になる。
card-wrong_turn = 曲がり間違い
    .line = この看板、さっきも見た。
    .effect = グループ全員が3マス後ろへジャンプする。

## イベントカード：ひととき

card-quiet_moment = 静かなひととき
    .line = 鳥だ。本物の鳥だ。
    .effect = 何も起こらない。
card-field_test = 簡易検査
    .line = 線は二本か、一本か。
    .effect = 引き手は、同じマスの人間（自分を含む）の未公開の血液カードを1枚選び、その場で公開して処理してよい。
card-shared_ammo = 山分け
    .line = ひとり一発ずつ。
    .effect = グループのうち弾のない人は1発得る。
card-dropped_bag = 落とした鞄
    .line = 肩ひもが切れた。
    .effect = 引き手は弾1発、武器1つ、アイテム1つのどれかを捨てる。
card-car_alarm = 車の警報
    .line = 鳴りやまない。
    .effect = 5マス以内のウォーカーをすべてここへ動かす。弾2発で防げる。
card-barricade = バリケード
    .line = ソファ二つと自動販売機。
    .effect = このラウンドの終わりまで、ゾンビプレイヤーはグループを攻撃できない。

## 拡張のイベントカード：一般

card-flooded_underpass = 水没した地下道
    .line = 何かが浮いている。
    .effect = グループ全員が5マス後ろへジャンプする。
card-night_swarm = 夜の大群
    .line = ライトに光る目が多すぎる。
    .effect = ここと1マス先、2マス先にウォーカーを1体ずつ置く。弾3発で防げる。
card-crawler_nest = 這うものの巣
    .line = コートの山が息をしている。
    .effect = グループの各人が+1のイベントゾンビと戦う。弾2発で防げる。
card-foul_water = 汚れた水
    .line = 硬貨の味がした。
    .effect = グループ全員が判定カードを引き、1〜3なら血液カードを受け取る。
card-spoiled_medicine = 傷んだ薬
    .line = 入っていくとき、焼けるようだ。
    .effect = グループの未公開の血液カードはすべてカウンターを1つ失う。ただし1つは残る。
card-trigger_happy_militia = 撃ちたがる民兵
    .line = 日暮れどきは、撃ってから確かめる。
    .effect = 引き手は判定カードを引き、1〜2なら死んで、ここでゾンビになる。弾2発で防げる。
card-gas_leak = ガス漏れ
    .line = わざとマッチを擦った者はいない。
    .effect = 3マス以内のウォーカーをすべて取り除く。ここにいて武器を持つ人間は、それぞれ1つ捨てる。
card-pickpocket = 手癖の悪さ
    .line = ごめん。嘘だけど。
    .effect = 引き手は、同じマスの別の人間から弾1発か武器1つを奪ってよい。
card-blackout = 停電
    .line = 谷じゅうが闇に沈む。
    .effect = 次のフェイズA、人間の移動力は5が上限になる。
card-restless_dead = 眠らぬ死者
    .line = 畑が歩いている。
    .effect = すべてのウォーカーがいちばん近い人間へ3マス動く。
card-dead_rising = うごめく死者
    .line = 連中は近道を知っている。
    .effect = 道にいるゾンビプレイヤーは、いま3マスまで動いてよい（攻撃はしない）。道に誰もいなければ、2マス先にウォーカーを1体置く。
card-abandoned_ambulance = 乗り捨てられた救急車
    .line = きれいな注射器が一本だけ。
    .effect = 引き手は、自分の未公開の血液カード1枚を見ずに捨ててよい。
card-supply_drop = 投下物資
    .line = パラシュートが燃えている。
    .effect = 4マス先に弾が3発落ちる。ただし安全地帯には落ちない。

## 拡張のイベントカード：条件

card-cond_live_rounds = 実弾のみ
    .line = 役に立つ証拠を見せろ、と番兵。
    .effect = 条件：門で弾を2発以上持っている。
card-cond_armed = 武器持参
    .line = 手ぶらの者は外にいろ。
    .effect = 条件：門で武器を1つ以上持っている。
card-cond_not_alone = 二人一組
    .line = 互いが互いの保証人。
    .effect = 条件（専有）：同じフェイズFに別の人間が安全地帯にいるか、すでに生還した人がいる。
card-cond_left_behind = 忘れ物
    .line = インスリンは車の中だ。
    .effect = 条件：8マス後ろの用事マーカーの上でフェイズAの移動を終える。
card-cond_signal_flare = 信号弾
    .line = 来るのを見せておかないと。
    .effect = 条件：12マス先（安全地帯の2マス手前まで）の用事マーカーの上でフェイズAの移動を終える。
card-cond_avenger = 血の借り
    .line = 誰かに二つ、借りがある。
    .effect = 条件：これ以後、ゾンビを2体倒す。
card-cond_hold_position = しんがり
    .line = 誰かがもう少し残らねばならない。
    .effect = 条件：以後のフェイズAで一度、カードを引いたうえで安全地帯の外にとどまる（0マス移動）。
card-cond_gate_search = 門での検査
    .line = 両手を上げて、後ろを向け。
    .effect = 条件（専有）：フェイズFに一度、安全地帯の1マス手前にいる。それまで移動はすべてそこで止まる。
card-cond_quarantine = 観察テント
    .line = 柵の中で一晩。
    .effect = 条件（専有）：前のラウンドのフェイズFにも安全地帯にいた。
card-cond_toll = 門の通行料
    .line = もう、ただのものはない。
    .effect = 条件：ほかのすべてを満たしたら、弾3発を払うか武器1つを捨てる。
card-cond_witness = 証人
    .line = 誰かが覚えていなければ。
    .effect = 条件：フェイズFに一度、安全地帯以外のマスで別の人間と一緒にいる。
card-cond_face_the_dead = 目を見て戦え
    .line = もう走りすぎるだけでは済まない。
    .effect = 条件：これ以後、ゾンビとの格闘に一度加わる。

## 拡張のイベントカード：進化

card-evo_first_mutation = 最初の変異
    .line = あいつ、関節が多すぎる。
    .effect = 進化カードを表向きに1枚引く。ゾンビプレイヤーがいなければ捨てる。
card-evo_dormant_strain = 眠れる株
    .line = 試料の瓶が温かい。
    .effect = 進化カードを裏向きに1枚引く。ゾンビプレイヤーが現れるまで残る。
card-evo_visible_change = 目に見える変化
    .line = 今日の連中は、昨日ほど死んでいない。
    .effect = 進化カードを表向きに1枚引く。ゾンビプレイヤーが現れるまで残る。
card-evo_something_stirred = 何かが動いた
    .line = ただの影だ。たぶん。
    .effect = 進化カードを裏向きに1枚引く。ゾンビプレイヤーがいなければ見ずに捨てる。
card-evo_mass_mutation = 集団変異
    .line = 孵る前に穴ごと焼け。
    .effect = 進化カードを表向きに2枚引く。ゾンビプレイヤーがいなければ捨てる。弾3発で防げる。
card-evo_buried_spores = 埋もれた胞子
    .line = 土は下から掘り返されていた。
    .effect = 進化カードを裏向きに2枚引く。ゾンビプレイヤーが現れるまで残る。
card-evo_alpha_strain = アルファ株
    .line = そいつは命令を出した。
    .effect = 進化カードを表向きに3枚引く。ゾンビプレイヤーが現れるまで残る。
card-evo_nest_found = 巣の発見
    .line = 卵？ 卵を産むのか？
    .effect = 進化カードを表向きに2枚引く。ゾンビプレイヤーがいなければ捨てる。弾2発で防げる。

## 進化

evolution-long_stride = 大股
    .line = いまや膝は逆に曲がる。
    .effect = ゾンビの手番に1マス多く動ける。重複する。
evolution-sprint_reflex = 疾走の記憶
    .line = 走ることを、体が覚えている。
    .effect = 移動のカードを2枚引き、高いほうを使う。
evolution-pack_surge = 群れの突進
    .line = 一体が動けば、皆が続く。
    .effect = ゾンビプレイヤー全員、このラウンド：フェイズDに3マス多く動ける。重複する。
evolution-wall_crawler = 壁歩き
    .line = 上を見ろ。
    .effect = 人間のいるマスに入っても止まらなくてよい。
evolution-second_hunger = 二度目の飢え
    .line = 一度では足りなかった。
    .effect = 一度だけ：手番の終わりに、ダウンしていなければ、もう一度狩りをしてよい。
evolution-blood_trail = 血の跡
    .line = 疑いは匂う。
    .effect = 10マス以内に未確認の人間がいれば、移動力は少なくとも6になる。
evolution-iron_grip = 鉄の握力
    .line = 針金のような指。
    .effect = 格闘の結果+1。重複する。
evolution-twin_claws = 双つの爪
    .line = また両手が使える。
    .effect = 格闘で1枚多く引き、最も高いものを使う。重複する。
evolution-frenzy = 狂乱
    .line = 噛まずに呑む。
    .effect = 攻撃のあと、まだ立っていれば、同じマスの別の人間をもう一人攻撃してよい。
evolution-hive_link = 群れの絆
    .line = まばたきがそろう。
    .effect = ゾンビプレイヤー全員：同じマスのほかのゾンビプレイヤー1人につき格闘+1（1枚につき最大+2）。重複する。
evolution-barbed_bite = 棘の牙
    .line = 歯が残る。
    .effect = これに負けた人間は血液カードを2枚受け取る。
evolution-disarming_grasp = 武器もぎ取り
    .line = 斧が欲しいらしい。
    .effect = これに負けた人間は、使って壊れなかった武器を1つ捨てる。
evolution-overpower = 力ずく
    .line = 最後のひと押し。
    .effect = 一度だけ：負けた比較を1つ、勝ちに変える。
evolution-bone_plates = 骨の装甲
    .line = 弾がつぶれる。
    .effect = 毎ラウンド、自分を殺すはずの最初の弾は効かない。
evolution-thick_skull = 石頭
    .line = 直撃。まだ歩いている。
    .effect = 一度だけ：殺されるとき、殺されない。
evolution-quick_rise = 早い目覚め
    .line = 倒れても、終わりではない。
    .effect = いちばん後ろの人間の11マスではなく6マス後ろに起き上がる。
evolution-ambush_rise = 待ち伏せの目覚め
    .line = 溝は空ではなかった。
    .effect = 一度だけ：最後尾から先頭の人間までの間で、どの人間からも3マス以上離れたマスに起き上がる。
evolution-fast_rot = 早い腐敗
    .line = 熱はすぐに出る。
    .effect = ゾンビプレイヤー全員：彼らから受ける血液カードはカウンターが1つ少ない（最低1つ）。重複する。
evolution-acid_spit = 酸の唾
    .line = 射程の外にいろ。どこまでが射程だ？
    .effect = 移動のあと、自分のマスに人間がいなければ、2マス以内の（安全地帯にいない）人間に吐いてよい。その人間は判定カードを引き、1〜4なら血液カードを受け取る。
evolution-spore_burst = 胞子の爆発
    .line = 息を止めろ。
    .effect = ただちに：安全地帯の外で、ゾンビプレイヤーから2マス以内にいる人間は判定カードを引き、1〜3なら血液カードを受け取る。
evolution-howl = 遠吠え
    .line = 森から返事があった。
    .effect = ただちに：道にいるゾンビプレイヤーは、それぞれ1マス先に（そこが安全地帯か人間のいるマスなら自分のマスに）ウォーカーを1体置く。
evolution-blood_sense = 血の嗅覚
    .line = もう知っている。
    .effect = 手番の初めに、10マス以内の人間1人の血液カードをひそかに見てよい。

## 血液カード

blood-infected = 感染
    .effect = 持ち主はゾンビになる。
blood-clean = 陰性
    .effect = 捨てる。ほかには何も起こらない。
blood-marked_infected = 感染
    .effect = 持ち主はゾンビになる。印は拡張のカードであることを示す。
blood-marked_clean = 陰性
    .effect = 捨てる。ほかには何も起こらない。印は拡張のカードであることを示す。
blood-marked_incubating = 潜伏期
    .effect = 捨てて、カウンターをすべてのせた新しい血液カードを受け取る。拡張のカード。

## 条件

condition-live_rounds = { card-cond_live_rounds }
condition-armed = { card-cond_armed }
condition-not_alone = { card-cond_not_alone }
condition-left_behind = { card-cond_left_behind }
condition-signal_flare = { card-cond_signal_flare }
condition-avenger = { card-cond_avenger }
condition-hold_position = { card-cond_hold_position }
condition-gate_search = { card-cond_gate_search }
condition-quarantine = { card-cond_quarantine }
condition-toll = { card-cond_toll }
condition-witness = { card-cond_witness }
condition-face_the_dead = { card-cond_face_the_dead }

## 装備

gear-rusty_pipe = { card-rusty_pipe }
gear-kitchen_knife = { card-kitchen_knife }
gear-baseball_bat = { card-baseball_bat }
gear-fire_axe = { card-fire_axe }
gear-machete = { card-machete }
gear-chainsaw = { card-chainsaw }
gear-own_knife = 手持ちの包丁
    .effect = 最初から持っている包丁：追加1枚。捨てるとゲームから取り除かれる。
gear-antiviral_shot = { card-antiviral_shot }
gear-energy_drink = { card-energy_drink }
gear-bicycle = { card-bicycle }
gear-riot_vest = { card-riot_vest }
weapon-rusty_pipe = { card-rusty_pipe }
weapon-kitchen_knife = { card-kitchen_knife }
weapon-baseball_bat = { card-baseball_bat }
weapon-fire_axe = { card-fire_axe }
weapon-machete = { card-machete }
weapon-chainsaw = { card-chainsaw }
weapon-own_knife = { gear-own_knife }

## 色、フェイズ、機会

colour-red = 赤
colour-blue = 青
colour-green = 緑
colour-yellow = 黄
colour-orange = 橙
colour-purple = 紫
colour-white = 白
colour-black = 黒
phase-setup = 準備
phase-movement = フェイズA（人間の移動）
phase-events = フェイズB（イベント）
phase-combat = フェイズC1（人間対ゾンビ）
phase-betrayal = フェイズC2（人間対人間）
phase-zombies = フェイズD（ゾンビの手番）
phase-blood = フェイズE（血液）
phase-check = フェイズF（確認と終了）
window-turn = 手番の初め
window-melee = 格闘の初め
window-death = 殺されるとき
window-rise = 起き上がるとき
window-turn_end = 手番の終わり
draw-order = 最初の手番決め
draw-move = 移動
draw-amount = 数の決定
draw-fate = 運試し
draw-dodge = かわす
draw-melee = 格闘
draw-tie = 引き分けの決着
draw-countdown = カウントダウン
draw-nearest = いちばん近い者の決定
draw-patient_zero = 最初の患者

## 結末

ending-escaped = 脱出
    .line = 間に合った者の背後で、門が閉じる。
    .why = このラウンドにゲートを通った人の勝ちです。
    .rule = NIT-201
ending-gate_closed = 最終便
    .line = 門は二度と開かない。中にいる者は生きている。
    .why = 外に人間が残っていないか、最後のラウンドが終わりました。助かった人だけの勝ちです。
    .rule = NIT-203
ending-overrun = 全滅
    .line = 走る者はもういない。道は死者のものだ。
    .why = 最後の人間がゾンビになりました。そのフェイズより前にゾンビだった人の勝ちです。
    .rule = NIT-202
ending-no_one_left = 誰もいない
    .line = 最後の者たちは同時に倒れた。勝つ者はいなかった。
    .why = 最後の人間たちが同時にゾンビになり、それより前のゾンビはいませんでした。勝者はいません。
    .rule = NIT-202
ending-out_of_time = 時間切れ
    .line = 門で待つ車のエンジンが止まった。もう誰も来ない。
    .why = 最後のラウンドが終わりましたが、ゲートを通った人はいませんでした。勝者はいません。
    .rule = NIT-205

## オプション

option-distance = 距離
    .help = 安全地帯のマスの番号（30〜120）。0なら標準の道：2人で40、3〜8人でそれぞれ50、60、70、70、80、90。
option-start_bullets = 初期弾数
    .help = 人間ひとりが最初に持つ弾の数。
option-start_weapon = 初期武器
    .help = 人間が最初から持っているもの。
option-start_weapon-none = なし
    .help = 全員が手ぶらで始める。
option-start_weapon-kitchen_knife = 包丁
    .help = 全員が、山札のものではない包丁を持って始める。捨てるとゲームから取り除かれる。
option-walker_spacing = ウォーカーの間隔
    .help = この数（5〜20）の倍数のマスにウォーカーが1体ずつ立つ。0なら最初はいない。
option-countdown = カウントダウン
    .help = 血液カードが何ラウンドで公開されるか。
option-countdown-1 = 1ラウンド
    .help = 受け取ったラウンドのうちに公開される。
option-countdown-2 = 2ラウンド
    .help = 次のラウンドに公開される。
option-countdown-3 = 3ラウンド
    .help = 標準のカウントダウン。
option-countdown-4 = 4ラウンド
    .help = 疑いが標準より1ラウンド長く続く。
option-countdown-5 = 5ラウンド
    .help = 疑いが標準より2ラウンド長く続く。
option-countdown-drawn = 判定で決める
    .help = 血液カードごとに判定カードを公開で引き、その半分（1〜5）のカウンターをのせる。
option-victory_mode = 勝利方式
    .help = 人間にとってゲームがいつ終わるか。
option-victory_mode-first_in = 一番乗り
    .help = 誰かが通過した最初の確認でゲームが終わり、そのとき通過した全員が勝つ。
option-victory_mode-last_call = 最終便
    .help = 通過した人は安全で、勝ちが決まる。残りは、道に人間がいなくなるまで続ける。
option-preset = 難易度
    .help = 最初の弾、ウォーカーの間隔、カウントダウンをまとめて決める。
option-preset-normal = ふつう
    .help = 三つのオプションのとおり。
option-preset-easy = やさしい
    .help = 最初の弾3発、ウォーカーの間隔20。
option-preset-hard = きびしい
    .help = 最初の弾なし。
option-preset-nightmare = 悪夢
    .help = 最初の弾なし、ウォーカーの間隔5、カウントダウン2。
option-nightmare = ナイトメア
    .help = 印のあるカード（イベント48枚、進化42枚、血液18枚）と人間同士の戦闘を使う。オフにするとすべて抜く。
option-nm_events = ナイトメアのイベント
    .help = 印のあるイベント48枚と進化の山札。拡張を使うときだけ。
option-nm_blood = ナイトメアの血液
    .help = 印のある血液カード18枚。拡張を使うときだけ。
option-pvp = 人間同士の戦闘
    .help = フェイズC2。拡張を使うときだけ。なしの場合、防弾ベストは何もしない。
option-pvp_unarmed_reading = 素手の解釈
    .help = 「三人」の規則が、誰の武器のなさを指すか。
option-pvp_unarmed_reading-aggressors = 攻撃側
    .help = 武器を使わない攻撃側が殺すには、三人の勝ちが要る。
option-pvp_unarmed_reading-target = 標的
    .help = 武器を使わない標的は攻撃側三人が勝って初めて死に、武器を使う標的は一人に負ければ死ぬ。
option-pvp_gunfire_draws = 銃撃の判定
    .help = 複数の相手に撃たれた人が引く枚数。
option-pvp_gunfire_draws-per_player = 1枚
    .help = 何発でも1枚。
option-pvp_gunfire_draws-per_bullet = 弾ごと
    .help = 当たるまで、1発ごとに1枚。
option-pvp_target_engages = 標的からの格闘
    .help = 標的の側からも格闘を挑める。
option-pvp_join_counts = 加勢も数える
    .help = 襲撃に加わると、そのラウンドのその標的への自分の襲撃を使ったことになる。
option-patient_zero = 最初の患者
    .help = 最も低いカードを引いたプレイヤーが、はるか後方でゾンビとして始める。
option-restless_walkers = さまようウォーカー
    .help = フェイズDの初めに、すべてのウォーカーがいちばん近い人間へ1マス動く。
option-barter = 物々交換
    .help = フェイズCの初めに、同じマスの人間どうしで装備を渡せる。
option-solo = ひとり用
    .help = 席1だけが人で、ほかの1〜3席は自動。最初の患者は自動の席から選ぶ。
option-max_rounds = ラウンド上限
    .help = このラウンド数で、勝者なしで終わる。

## 決断

ask-colour = 色を選んでください。
ask-gate = 安全地帯にいます。待ちますか、それともカードを引いて戻りますか？
    .rules = NIT-041
ask-drink = いまのところ{ $spaces }マスです。栄養ドリンクを飲んで4マス増やしますか？
    .rules = NIT-030
ask-move = どこまで進みますか？ { $spaces }マスまで、向きは一方だけ。
    .rules = NIT-031 NIT-032 NIT-033 NIT-034
ask-jump = 前へジャンプしますか？ { $spaces }マスまで。
    .rules = NIT-054
ask-clear = ゾンビが道をふさいでいます（残り{ $spaces }マス）。撃ちますか、ここで止まりますか？
    .rules = NIT-034 NIT-035 NIT-036 NIT-037
ask-pick_up = 装備が落ちています。何を拾いますか？
    .rules = NIT-042 NIT-153
ask-keep_two = 武器が三つ、手は二つ。どれを手放しますか？
    .rules = NIT-153
ask-pledge = { $card }：防ぐにはあと{ $missing }発。何発出しますか？
    .rules = NIT-061 NIT-062 NIT-063 NIT-064
ask-field_test = 簡易検査：血液カードを1枚、その場で公開しますか？
    .rules = NIT-167 NIT-168 NIT-169
ask-ambulance = 乗り捨てられた救急車：自分の血液カードを1枚、見ずに捨てますか？
ask-antiviral = 抗ウイルス注射を自分の血液カードに使いますか？
    .rules = NIT-165
ask-dropped_bag = 鞄が破れました。何を失いますか？
ask-gas_leak = ガス漏れ：どの武器を失いますか？
ask-pickpocket = 手癖の悪さ：同じマスの誰かから奪いますか？
    .rules = NIT-153
ask-barter = 何か渡しますか？
    .rules = NIT-156
ask-shooting = 同じマスにゾンビがいます。撃ちますか？
    .rules = NIT-065 NIT-067 NIT-070
ask-challenge = ゾンビプレイヤーに格闘を挑みますか？
    .rules = NIT-072
ask-join = { $fighter }が戦います。加勢しますか？
    .rules = NIT-075 NIT-082 NIT-083
ask-weapons = どの武器を使いますか？ 全員が同時に選びます。
    .rules = NIT-076 NIT-077 NIT-155
ask-disarm = 武器をもぎ取られます。どれを失いますか？
ask-betrayal = 血の疑わしい人間を襲いますか？
    .rules = NIT-090 NIT-091 NIT-094 NIT-095 NIT-097
ask-gang_up = { $initiator }が{ $target }を襲います。加勢しますか？
    .rules = NIT-099
ask-fire = { $target }を撃ちますか？
    .rules = NIT-102 NIT-106 NIT-107
ask-fire_back = 攻撃側を撃ちますか？ 弾のあるかぎり、一人に1発。
    .rules = NIT-103 NIT-104 NIT-109
ask-engage = { $target }に格闘を挑みますか？
    .rules = NIT-111 NIT-118 NIT-119
ask-engage_back = 控えている攻撃側に格闘を挑みますか？
    .rules = NIT-111 NIT-112 NIT-122
ask-window = 裏向きの進化を表にしますか？ 機会：{ $window }
    .rules = NIT-187 NIT-188
ask-sense = 血の嗅覚：誰かの血液カードを見ますか？
ask-hunt = どこまで動きますか？ { $spaces }マスまで、向きは一方だけ。
    .rules = NIT-144 NIT-145 NIT-147
ask-spit = 酸の唾：誰かに吐きますか？
ask-attack = 誰を攻撃しますか？
    .rules = NIT-148 NIT-149
ask-frenzy = 狂乱：もう一人攻撃しますか？
    .rules = NIT-149
ask-overpower = 力ずく：負けた比較を1つ、勝ちに変えますか？
ask-thick_skull = 殺されます。石頭を使いますか？
ask-second_hunger = 二度目の飢えを使って、もう一度狩りをしますか？
ask-ambush_rise = 「待ち伏せの目覚め」を使いますか？ マスを選ぶか、いつもの場所で起き上がります。
    .rules = NIT-133
ask-toll = ほかはすべて満たしました。通行料を払いますか？
    .rules = NIT-204

## 行動

act-colour = { $colour }を選ぶ
    .name = 色を選ぶ
act-wait = 安全地帯で待つ
act-draw = カードを引いて戻る
act-drink = 飲む
act-stay = とどまる
act-forward = { $spaces }マス前進
    .name = 前進
act-backward = { $spaces }マス後退
    .name = 後退
act-shoot_walker = ウォーカーを撃つ
act-shoot = { $zombie }を撃つ
    .name = ゾンビプレイヤーを撃つ
act-hold_fire = 撃たない
act-take_bullet = 弾を1発拾う
act-take_bullets = 弾を全部拾う
act-take = { $gear }を拾う
    .name = 装備を取る
act-leave = あとは残す
act-drop = { $weapon }を手放す
    .name = 武器を手放す
act-pledge = { $bullets ->
        [0] 出さない
       *[other] { $bullets }発出す
    }
    .name = 弾を出す
act-blood = 血液カード{ $card }番
    .name = 血液カードを選ぶ
act-decline = しない
act-lose_bullet = 弾を1発失う
act-lose = { $gear }を失う
    .name = 装備を失う
act-rob_bullet = { $victim }から弾を奪う
    .name = 弾を奪う
act-rob_weapon = { $victim }から{ $weapon }を奪う
    .name = 武器を奪う
act-give_bullet = { $to }に弾を渡す
    .name = 弾を渡す
act-give = { $to }に{ $gear }を渡す
    .name = 装備を渡す
act-challenge = { $zombie }に挑む
    .name = 挑む
act-join = 加勢する
act-stand_back = 手を出さない
act-bare_hands = 武器を使わない
act-wield = { $weapon }を使う
    .name = 武器を使う
act-wield_both = 武器を両方使う
act-turn_on = { $target }を襲う
    .name = 人間を襲う
act-fire = 撃つ
act-fire_at = { $aggressor }を撃つ
    .name = 攻撃側を撃つ
act-engage = 格闘を挑む
act-engage_with = { $aggressor }に格闘を挑む
    .name = 攻撃側に格闘を挑む
act-turn_up = { $evolution }を表にする
    .name = 進化を表にする
act-keep_hidden = これ以上は表にしない
act-sense = { $human }の血を見る
    .name = 血液カードを見る
act-spit = { $human }に吐く
    .name = 酸を吐く
act-attack = { $human }を攻撃する
    .name = 攻撃する
act-overpower = { $human }を力でねじ伏せる
    .name = ねじ伏せる
act-shrug_off = 耐える
act-hunt_again = もう一度狩る
act-ambush = マス{ $space }に起き上がる
    .name = 待ち伏せて起き上がる
act-pay_bullets = 弾3発を払う
act-pay_weapon = { $weapon }で払う
    .name = 武器で払う

## 断りの言葉

why-colour_taken = その色はもう選ばれています。ほかの色を選んでください。
why-not_so_far = 移動力の範囲外です。1マスから移動力までを選ぶか、とどまってください。
why-one_direction = 移動の向きは変えられません。同じ向きに進むか、止まってください。
why-end_of_road = 道はそこで終わりです。人間はスタートから安全地帯までを動き、検査を受ける人はその手前で止まります。
why-no_such_zombie = そのゾンビは同じマスにいません。
why-not_lying_here = 拾えるものはここに落ちていません。
why-nothing_to_choose = それはここでは選べません。届かないか、効果の対象ではありません。
why-too_many_bullets = 足りない数より多く、または持っている数より多く出すことはできません。
why-no_challenge = 挑めるのは同じマスのゾンビプレイヤーだけ、1ラウンドに1回ずつです。ここにいないか、もう挑みました。
why-not_here = 襲えるのは同じマスにいる別の人間だけです。安全地帯では襲えません。
why-confirmed = この人間は確認済みです。未公開の血液カードがありません。
why-already_attacked = この人間への襲撃は、このラウンドにもう始めました。
why-no_bullet_for_that = 撃てるのは攻撃側だけ、一人に1発ずつです。
why-not_an_aggressor = 格闘を挑めるのは、まだ格闘に入っていない攻撃側だけです。
why-human_in_the_way = 人間が行く手にいます。そのマスに入ると移動は終わります。
why-zombie_limits = ゾンビは安全地帯に入れず、−11より後ろにも行けません。
why-may_not_be_attacked = この人間は攻撃できません。同じマスにいないか、バリケードの陰にいるか、すでに攻撃しました。
why-not_held = それはこのプレイヤーの手にないか、使われていません。
why-two_weapons = 武器は二つまでしか持てません。
why-cannot_give = 装備を渡せるのは、同じマスにいる別の人間だけです。
why-not_your_blood = その血液カードは選べません。その番号のカードがないか、ほかの人のものです。
why-does_not_fit = その進化を裏向きで持っていないか、いまは表にできません。
why-too_near = 起き上がれるのは、最後尾から先頭の人間までの間で、どの人間からも3マス以上離れたマスだけです。
why-cannot_pay = それでは通行料を払えません。

## できごと

event-colour_chosen = { $seat }は{ $colour }。
event-starts = { $seat }がスタートプレイヤーです。
event-patient_zero = { $seat }が最初の患者。マス−11のゾンビです。
event-round = ラウンド{ $round }。スタートプレイヤーは{ $seat }。
event-phase = { $phase }。
event-drew = { $seat }が{ $value }を引く（{ $draw }）。
event-foe_drew = ゾンビが{ $value }を引く（{ $draw }）。
event-reshuffled = { $deck ->
        [0] 判定カード
        [1] イベントカード
        [2] 血液カード
       *[other] 進化カード
    }の山札を捨て札から作り直す。
event-waited = { $seat }は安全地帯で待つ。
event-drank = { $seat }が飲む。4マス多く進める。
event-moved = { $seat }がマス{ $space }へ動く。
event-stayed = { $seat }はマス{ $space }にとどまる。
event-blocked = { $seat }はマス{ $space }でゾンビに止められる。
event-jumped = { $seat }がマス{ $space }へジャンプする。
event-shot_walker = { $seat }がマス{ $space }のウォーカーを撃つ。
event-shot = { $seat }が{ $zombie }を撃つ。
event-gained = { $seat }が弾を{ $bullets }発得る。
event-lost_bullets = { $seat }が弾を{ $bullets }発失う。
event-took = { $seat }が{ $gear }を手に入れる。
event-discarded = { $seat }が{ $gear }を捨てる。
event-dropped = { $gear }がマス{ $space }に落ちる。
event-dropped_bullets = 弾{ $bullets }発がマス{ $space }に落ちる。
event-gave = { $gear }が{ $seat }から{ $to }へ渡る。
event-gave_bullet = 弾1発が{ $seat }から{ $to }へ渡る。
event-card = { $seat }がマス{ $space }でイベントを引く：{ $card }。
event-pledged = { $bullets ->
        [0] { $seat }は弾を出さない。
       *[other] { $seat }が弾{ $bullets }発を提供する。
    }
event-prevented = 弾を払い、{ $card }を防いだ。
event-without_effect = { $card }は効果がない。
event-walker_placed = マス{ $space }にウォーカーが現れる。
event-walkers_move = すべてのウォーカーがいちばん近い人間へ{ $spaces }マスまで動く。
event-walkers_gather = ウォーカー{ $count }体がマス{ $space }に集まる。
event-walkers_gone = 炎が道を払う。ほかの場所に残るウォーカーは{ $count }体。
event-blood_taken = { $seat }が血液カードを裏向きに受け取る（カウンター{ $counters }）。
event-blood_hurried = { $seat }の血液カードがカウンターを1つ失う。
event-blood_revealed = { $seat }が血液カードを公開する：{ $blood }。
event-blood_discarded = { $seat }の血液カードを見ずに捨てる。
event-blood_sensed = { $seat }が{ $human }の血液カードを見る。
event-blood_seen = { $human }の血液カードは{ $blood }。
event-ticked = 未公開の血液カードがすべてカウンターを1つ失う。
event-turned = { $seat }はマス{ $space }でゾンビになる。
event-lamed = { $seat }は足を引きずる。次のフェイズAは移動力が半分。
event-sheltered = このラウンド、{ $seat }はバリケードの陰にいる。
event-darkened = 次のフェイズA、人間は5マスより先へ行けない。
event-condition_taken = { $seat }が条件を負う：{ $condition }。
event-condition_met = { $seat }が条件を満たす：{ $condition }。
event-errand = { $condition }の用事マーカーをマス{ $space }に置く。
event-evolution_shown = 進化：{ $evolution }。
event-evolution_pending = { $card }が{ $seat }のそばで、ゾンビプレイヤーの出現を待つ。
event-evolution_unseen = { $card }：進化カードを見ずに捨てる。
event-evolved = { $seat }が進化する：{ $evolution }。
event-hive_evolved = 群れ全体が進化する：{ $evolution }。
event-given_hidden = { $seat }が裏向きの進化を受け取る。
event-seen_hidden = あなたの裏向きの進化は{ $evolution }。
event-used = { $seat }が{ $evolution }を使い切る。
event-expired = { $evolution }の効果が終わる。
event-fights_walker = { $seat }がウォーカーと戦う。
event-fights_event_zombie = { $bonus ->
        [0] { $seat }がイベントゾンビと戦う。
       *[other] { $seat }が+{ $bonus }のイベントゾンビと戦う。
    }
event-fights = { $seat }が{ $zombie }と戦う。
event-joined = { $seat }が加勢する。
event-wielded = { $seat }が{ $weapon }を使う。
event-result = { $seat }の結果は{ $result }。
event-foe_result = ゾンビの結果は{ $result }。
event-won = { $seat }の勝ち。
event-lost = { $seat }の負け。
event-walker_killed = マス{ $space }のウォーカーを倒した。
event-event_zombie_killed = イベントゾンビを倒した。
event-plated = 弾は{ $seat }の骨の装甲でつぶれる。
event-went_down = { $seat }がダウンする。
event-rose = { $seat }がマス{ $space }に起き上がる。
event-turned_on = { $seat }が{ $target }を襲う！
event-fired = { $seat }が{ $target }を撃つ。
event-dodged = { $seat }がかわす。
event-hit = { $seat }に当たる。
event-engaged = { $seat }が{ $target }に格闘を挑む。
event-killed = { $seat }が殺される。
event-attacked = { $seat }が{ $human }を攻撃する。
event-spat = { $seat }が{ $human }に酸を吐く。
event-paid_toll = { $seat }が通行料を払う。
event-through = { $seat }が門を通る。
event-ended = { $ending }。

## 盤面

board-title = ラウンド{ $round } · { $phase } · スタートプレイヤー { $seat }
board-road = 道
board-start = スタート
board-safe_zone = 安全地帯
board-walkers = ウォーカー{ $count }体
board-gear = 装備
board-errand = 用事
board-you = あなた
board-human = 人間
board-zombie = ゾンビ
board-safe = 生還
board-down = ダウン
board-bullets = 弾{ $count }
board-blood = 血液 { $counters }
board-blood_known = { $counters }（{ $face }）
board-met = 達成
board-hidden = 裏向き{ $count }枚
board-hive = 群れ置き場
board-pending = 保留中
board-dropped = 落とし物
board-dark = フェイズAは5マスまで
board-joined = { $seat }が加勢
board-pending_cards = { $seat }のそばの{ $card }：{ $cards }
board-unknown = 裏向き
board-decks = 山札
board-deck_sizes = 判定{ $fate } · イベント{ $events } · 血液{ $blood } · 進化{ $evolutions } · ウォーカー{ $walkers }
board-event = イベント
board-fight = 戦い
board-fight_line = { $human } 対 { $foe }
board-walker = ウォーカー
board-event_zombie = イベントゾンビ
board-none = なし

## 見通し

forecast-to = マス{ $space }へ
forecast-blocked = マス{ $space }でゾンビ{ $count }体に止められる
forecast-gate = 安全地帯へ
forecast-contact = { $seat }との戦いへ
forecast-cards = { $cards }枚引いて+{ $bonus }、ゾンビは{ $foe_cards }枚で+{ $foe_bonus }
forecast-cards_human = { $cards }枚引いて+{ $bonus }、相手は多くて{ $foe_cards }枚で+{ $foe_bonus }
forecast-shot = { $dodge }以上を引いたときだけかわされる
forecast-reach = 最大{ $spaces }マス
forecast-prevents = イベントを防ぐ

## 終わったゲームのまとめ

fact-rounds = ラウンド数 { $value }
fact-humans = 最後の人間：{ $value }人
fact-zombies = 最後のゾンビプレイヤー：{ $value }人
fact-safe = 生還：{ $value }人

### ページ自身のことば

## どこでも

nav = ページ
skip-to-main = 本文へ移動
home = ゲーム一覧へ
loading = 読み込み中…
close = 閉じる
cancel = やめる
copy = コピー
copied = コピーしました
search = 検索
nothing-found = 見つかりません。
somebody = だれか
you = あなた
seat = プレイヤー{ $number }
reload = 再読み込み
page-broken = このページを読み込めませんでした。
lost = ここには何もありません
lost-help = このアドレスのページはありません。アドレスの一部が欠けているかもしれません。
no-such-game = そのゲームはありません。

## ホーム

tagline = ゾンビのボードゲーム。ひとりでも、ボットとでも、友だちとでも。
home-games = ゲーム
home-mine = あなたのゲーム
home-open = 参加できる卓
play = 遊ぶ
guided = 遊び方を習う
rules = ルール
players = { $most ->
        [1] 1人用
       *[other] { $least }〜{ $most }人用
    }
seats-open = 空席{ $count }つ
ready-short = 開始できます

## 新しい卓

new-table = 新しいゲーム
new-players = 人数
new-watch = 主催だけして観戦する
new-options = オプション
new-options-changed = { $count ->
        [0] 標準ルール
       *[other] { $count }件を変更
    }
option-is = { $title }：{ $value }
option-off = { $title }なし
new-who = 参加できる人
new-private = 招待した人だけ
new-private-help = 席に着けるのは招待された人だけです。リンクを知っている人は観戦できます。
new-unlisted = 一覧に載せない
new-unlisted-help = ホームの一覧にも、ほかの人の終わったゲームの一覧にも出ません。
new-play = ゲームを始める
new-create = 卓を作る
clash = 「{ $one }」と「{ $other }」は同時に選べません。どちらかを外してください。

## 席と卓

table = 卓
seats = プレイヤー
seat-open = 空席
seat-open-person = 空席（人が座る）
seat-bot = ボット
seat-bot-level = ボット（{ $level }）
seat-stand-in = ボットが代わりに遊んでいます
seat-word = ことばを加えました
seat-here = 接続中
seat-away = 離席中
seat-to-act = 手番
seat-done = 選択済み
level-random = 運まかせ
level-hints = 心得あり
level-search = 先読み
level-look_1 = 1ラウンド先読み
level-look_2 = 2ラウンド先読み
level-look_3 = 3ラウンド先読み
level-mean = 平均で計算
level-sampler_12 = 12通りを試す
level-exact = 最後まで計算
bot-name = ボット{ $letter }
bot-add = ボットを加える…
bot-none = ボットなし
bot-level = ボットの強さ
sit = 座る
sit-anywhere = 空いている席に座る
leave = 卓を離れる
leave-to-bot = 離れて、ボットに任せる
voted-out = ほかの人の投票で、あなたの席ではボットが遊ぶことになりました。観戦はできます。
take-back-seat = 席に戻る
bot-plays-for-you = いまはボットがあなたの代わりに遊んでいます。
kick = 退席してもらう
ban = 出入り禁止にする
ban-sure = { $name }は卓から外れ、戻れなくなります。
ban-from-chat-sure = { $name }はこの卓で発言できなくなります。席はそのままです。取り消せません。
seat-banned = チャット禁止
ban-from-chat = チャットを禁じる
handover = 自分の席をゆずる
handover-how = このゲームの自分の席を、ほかの人にゆずります。元には戻せません。ゆずられた人はこの席で見えるものをすべて見ますが、あなたとのひそひそ話は見られません。あなたはそのあと観戦だけできます。全員に知らされます。
handover-make = リンクを作る
handover-link = 代わりに遊ぶ人にこのリンクを送ってください。その人が座るまで、席はあなたのものです。
handover-keep = やはりゆずらない
vote = 投票
vote-begin = { $name }をボットに代える投票をする
vote-begun = 投票が始まりました。{ $name }の代わりにボットが遊ぶかどうか、ほかの人に聞いています。
vote-about = これから{ $name }の代わりにボットが遊びますか？
vote-state = 賛成：{ $agreed }。まだの人：{ $missing }。
vote-yes = 賛成
vote-no = 反対
vote-take-back = 賛成を取り消す
absence = 返答がないとき、ボットが代わるまでの時間
absence-help = ゲームが始まると変えられません。本人はいつでも席に戻れます。
absence-is = 返答がないまま{ $time }たつと、ボット（{ $level }）が代わります。本人はいつでも席に戻れます。
absence-never = 返答がなくても、本人が望まないかぎりボットは代わりません。
quiet = 観戦者はプレイヤーに書きこめない
quiet-help = 観戦者の発言は、観戦者だけが読みます。
start = 始める
ready = 全員そろいました。
wait-for-host = 全員そろいました。主催者が始めるのを待っています。
stand-in-after = 返答がないとき、自分の代わりにボットが入るまで
seconds = { $seconds ->
        [0] 代わらない
        [30] 30秒
        [90] 90秒
        [300] 5分
        [3600] 1時間
        [86400] 1日
       *[other] { $seconds }秒
    }
share = 人を招く
share-anyone = このリンクを知っている人は、観戦することも、空いた席に座ることもできます。
share-watch = このリンクを知っている人は観戦できます。座るには招待が必要です。
invites-help = 招待は席へのリンクです。あとで取り消せます。
invite = 招待する
invite-new = どの席でもよい招待を作る
invite-link = 招待リンク
invited = 『{ $game }』に招待されています。
invited-running = 進行中の『{ $game }』の席を引き継ぐよう招待されています。その席で見えるものがすべて見えます。
revoke = 取り消す
watchers = 観戦{ $count }人
your-name = 名前
your-shape = しるし
shape-circle = 丸
shape-square = 四角
shape-triangle = 三角
shape-diamond = ひし形
shape-hexagon = 六角
shape-star = 星
shape-cross = 十字
shape-drop = しずく

## 公正な乱数

fair = 公正な乱数
fair-how = シャッフルやダイスはすべて1つの秘密の鍵から決まります。サーバーは最初の手番より前にその指紋（SHA-256）を公開し、ゲームが終わると鍵を見せます。だれでも両方を確かめられます。あなたのことばを加えることもできます。ことばは鍵に混ぜられるので、サーバーでさえカードを選べません。
word = あなたのことば
word-add = 混ぜる
word-added = あなたのことばを鍵に混ぜました。
verify = このゲームを検証する
verify-short = 検証
verify-file = ファイルを検証する
proof-working = 鍵からゲームを再現しています…
proof-yes = 検証できました。{ $moves }手すべてが、ゲームの前に約束された鍵のとおりです。
proof-no = 検証できません。このゲームは鍵のとおりではありません。
proof-how = サーバーが鍵からゲーム全体を再現しました。鍵の指紋は、あなたのブラウザーが自分で計算したものです。
proof-past = このゲームの終了時に、サーバーが当時のルール（バージョン{ $rules }）で鍵からゲーム全体を再現しました。ルールはその後変わっています。鍵の指紋は、あなたのブラウザーが自分で計算したものです。
proof-commitment = 指紋（最初の手番より前に公開）
proof-key = 鍵（ゲームのあとに公開）
proof-own-hash = 鍵の指紋（ブラウザーの計算）
proof-words = 鍵に混ぜたことば

## 卓で

board = ボード
zoom = 拡大と縮小
zoom-in = 拡大
zoom-out = 縮小
zoom-fit = ボード全体
banner-yours = あなたの番です。
banner-theirs = { $names }の番です。
banner-somebody = だれかが行動できます。
banner-over = 中断されました。
banner-asked = 「{ $question }」
banner-chosen = 選んだもの：{ $action }
banner-answered = { $total }人中{ $done }人が選びました。
banner-choosing = まだの人：{ $names }
actions = アクション
choose-next = 次に、光っているものから選んでください。
all-actions = すべてのアクション（{ $count }）
picked-so-far = 選択中：{ $things }。当てはまるアクションは{ $count }つです。
confirm = これでよいですか？
confirm-deadly = これをすると死にます。それでもしますか？
deadly = 致命的
do-it = 実行する
undo = 取り消す
change-answer = 選び直す
skip = 早送り
say = 発言する
sending = 送信中…
own-answer = 選んだもの：{ $action }。ほかの人が選ぶのを待っています。
watching = 観戦中です。
wait = ほかの人を待っています。
thing-picked = 選択中
thing-target = 選べます
inspector = くわしく
side = ログ・チャット・ルール
tab-log = ログ
tab-chat = チャット
tab-rules = ルール
log = 起きたこと
log-new = 前回見たあと
log-setup = ゲームが始まりました。
log-taken-back = 取り消されました
log-moment = { $number }手目の場面を見る
line-lost = 接続が切れました。つなぎ直しています…
line-ended = サーバーが接続を終了しました。
newer = Shambleが新しくなりました。再読み込みしてから続けてください。
line-retry = いますぐ試す

## なぜできないのか

why-not = なぜ？
why-title = なぜ「{ $thing }」を選べないのか
why-asking = ルールを調べています…
why-none = 禁じるルールはありません。これまでの選択と合わないだけです。
why-open-rule = ルールブックで開く
why-refused = いまはできません。
why-unavailable = 保存しています… サーバーが今は書き込めません。手は自動的に送り直されます。
why-nothing_said = 読める文字がありません。
why-old_position = その間に状況が変わりました。見直して、選び直してください。
why-not_your_turn = あなたの番ではありません。
why-game_over = ゲームは終わっています。
why-unknown_action = ここではそのようなアクションはできません。
why-not_started = ゲームはまだ始まっていません。
why-not_seated = この卓にあなたの席はありません。
why-not_out = あなたはまだ対戦中です。早送りはできません。
why-others_play = まだ対戦中の人がいるので、ボットはいつもの速さで進めます。
why-banned_from_chat = 主催者により、この卓のチャットを禁じられています。席はそのままです。
why-banned = 主催者により、この卓への出入りを禁じられています。
why-busy = サーバーが混み合っています。少し待ってからもう一度お試しください。
why-talks_too_fast = 発言が多すぎます。数秒待ってから、もう一度送ってください。
why-spectators_too_fast = 観戦者の発言が多すぎます。数秒待ってから、もう一度送ってください。
why-nobody_there = そこにはだれも座っていません。
why-no_such_seat = そのような席はありません。
why-undo_revealed = 取り消せません。そのあと、伏せられていたものが明らかになりました。
why-undo_chance = 取り消せません。そのあと、運で決まったことがあります。
why-undo_others = 取り消せません。そのあと、ほかの人が行動しました。
why-undo_nothing = 取り消せる自分のアクションがありません。
why-undo_over = ゲームは終わっているので、取り消せません。

## チャット

chat = チャット
chat-which = どのチャット
chat-table = 卓
chat-spectators = 観戦者（{ $count }）
chat-empty = まだ発言はありません。
chat-say = ひとこと
chat-send = 送る
chat-to = だれに
chat-to-all = 全員に
chat-whispers = { $name }にだけ：
chat-mute = { $name }を表示しない
chat-unmute = すべて表示
chat-hidden = { $count }件を隠しています。
chat-quiet = この卓では、観戦者はプレイヤーに書きこめません。観戦者の発言をプレイヤーは読みません。
notice-left = { $name }が席を立ちました。戻るまでボットが遊びます。
notice-silent = { $name }の返答が長くありません。戻るまでボットが遊びます。
notice-back = { $name }が戻りました。
notice-came = { $name }がボットから引き継ぎました。
notice-gone = { $name }が卓を去りました。これからはボットが遊びます。
notice-voted_out = 投票の結果、これからは{ $name }の代わりにボットが遊びます。
notice-handed_over = { $name }が{ $detail }に席をゆずりました。
notice-offered = { $name }が席をゆずろうとしています。
notice-kept = { $name }は席をゆずらないことにしました。
notice-vote = { $detail }が投票を始めました：{ $name }をボットに代えますか？
notice-vote_ended = { $name }についての投票は成立しませんでした。
notice-banned = 主催者が{ $name }のチャットを禁じました。席はそのままです。
notice-quiet = これから観戦者はプレイヤーに書きこめません。
notice-loud = これからプレイヤーも観戦者の発言を読みます。
notice-absence = 返答がないとき、ボットが代わるまでの時間：{ $detail }
chat-typing = { $names }が入力中…

## 終わり

verdict-you_won = あなたの勝ち
verdict-you_lost = あなたの負け
verdict-all_won = 全員の勝ち
verdict-all_lost = 全員の負け
verdict-team_won = チーム全員の勝ち
verdict-team_lost = チーム全員の負け
verdict-they_won = { $names }の勝ち
verdict-they_lost = { $names }の負け
verdict-nobody_won = 勝者なし
out-hurry = 結末まで進める
out-skip = 今の局面まで進める
out-skipping = 早送り中…
out-watch = 見届ける
out-others = まだ対戦中の人がいるので、ボットはいつもの速さで進めます。
end = 終幕
end-rank = 順位
end-player = プレイヤー
end-payoff = 点
end-result = 結果
end-won = 勝ち
end-lost = 負け
end-score = 得点
end-show = 結果を見る
end-to-board = ボードへ
rematch = もう一度遊ぶ
rematch-join = 次のゲームに加わる
rematch-watch = 次のゲームを観戦する
replay = リプレイ
export = ファイルに保存
import = ゲームのファイルを読み込む

## 発言と、その真偽

worth-true = 本当
worth-lie = うそ
worth-kept = 守った
worth-broken = 破った
worth-open = 確かめられず
tally = 発言と、その真偽
tally-of = { $name }：{ $counted }
tally-true = 本当{ $count }
tally-lie = うそ{ $count }
tally-kept = 守った約束{ $count }
tally-broken = 破った約束{ $count }
tally-open = 確かめられず{ $count }
tally-none = 発言なし

## リプレイ

replay-of = リプレイ：{ $game }
replay-controls = リプレイ
replay-moment = 場面
replay-at = { $count }手中{ $number }手目
replay-first = 最初へ
replay-last = 最後へ
replay-back = 1つ戻る
replay-next = 1つ進む
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-eyes = だれの視点
replay-public = 全員に見えるもの
replay-link = この場面へのリンク
to-table = 卓へ

## 終わったゲーム

finished = 終わったゲーム
finished-whose = だれのゲーム
finished-mine = 自分の
finished-all = みんなの
finished-none = 終わったゲームはまだありません。
file-no-json = これはゲームのファイルではありません。

## ルールブック

rules-of = 『{ $game }』のルール
rules-search = ルールを検索

## 案内つきの最初のゲーム

guide = 案内
guide-try = やってみましょう：{ $action }
guide-do = そうする
guide-next = 次へ
guide-done = わかった
guide-skip = あとは自分で

## 設定

settings = 設定
set-lang = 言語
set-theme = 画面の明るさ
set-speed = アニメーション
set-confirm = 実行前の確認
set-alerts = 自分の番になったら
set-me = わたし
theme-dark = 暗い
theme-light = 明るい
theme-system = システムに合わせる
theme-to-light = 明るくする
theme-to-dark = 暗くする
speed-none = なし
speed-slow = ゆっくり
speed-normal = ふつう
speed-fast = 速い
speed-reduced = システムの設定で動きが抑えられているため、アニメーションはありません。
confirm-when-deadly = 命に関わるとき
confirm-always = いつも
confirm-never = しない
alert-title = タブの題名に出す
alert-sound = 音を鳴らす
alert-notify = タブが隠れているときに通知する
alert-refused = このページからの通知はブラウザーで許可されていません。
alert-turn = { $game }：あなたの番です

## ほかの端末

device = ほかの端末で続ける
device-how = あなた専用のリンクをほかの端末で開くと、同じ人として同じ席で遊べます。1週間有効です。
device-make = リンクを作る
device-link = あなた専用のリンク
device-secret = 人に見せないでください。開いた人があなたになります。
forget = 私の情報を消す
forget-how = この端末では新しい人になり、これまでのリンクやほかの端末も使えなくなります。進行中のゲームでは、これからずっとボットがあなたの席で遊びます。開始前の卓では席が空きます。取り消せません。
forget-yes = 完全に消す
device-become = このリンクを使うと、この端末でも別の端末と同じ人になり、その席を引き継ぎます。いまのこの端末でのあなたは失われます。
device-yes = ここで続ける

## キーボード

keys = キーボード操作
keys-table = 卓で
keys-replay = リプレイで
key-tab = ボード・アクション・ログの間を移動
key-arrows = ボードの上で、ものからものへ移動
key-choose = 選ぶ。選べないものでは理由を聞く
key-escape = 選択をやめる、開いているものを閉じる
key-board = ボードへ
key-actions = アクションへ
key-inspect = くわしく見る
key-undo = 取り消す
key-skip = アニメーションを早送り
key-log = ログ
key-chat = チャット
key-rules = ルールブック
key-zoom = 拡大、縮小、全体
key-help = この一覧
key-step = 1つ戻る、1つ進む
key-play = 再生、一時停止
key-ends = 最初へ、最後へ

## クレジット

credits = クレジット
credits-icons = アイコン
credits-game-icons = game-icons.net のアイコンを、クリエイティブ・コモンズ 表示 3.0（CC BY 3.0）のもとで、色と形を変えて使っています。作者：
credits-lucide = 操作用のアイコンは Lucide（ISCライセンス）です。
credits-fonts = 書体
credits-programs = プログラム

## 困ったとき

trouble-unknown = うまくいきませんでした。もう一度お試しください。
trouble-unplayable = このゲームは再現できません。記録が壊れています。
trouble-broken_off = このゲームはルールの変更で打ち切られたため、検証できる結果がありません。リプレイとファイルは利用できます。
trouble-past_rules = このゲームのルールはこのサーバーにはもうなく、記録も残っていません。
trouble-offline = サーバーが応答しません。サーバーは動いていますか？ ネットワークはつながっていますか？
trouble-too_fast = 速すぎます。少し待ってからもう一度お試しください。
trouble-too_slow = 届くまでに時間がかかりすぎました。もう一度お試しください。
trouble-address_limit = お使いのネットワークからの要求が多すぎます。少し待ってからもう一度お試しください。
trouble-bad_name = 見えない文字を含まない、読める名前にしてください。
trouble-busy = サーバーが混み合っています。少し待ってからもう一度お試しください。
trouble-unavailable = サーバーが混み合っています。少し待ってからもう一度お試しください。
trouble-not_host = これができるのは主催者だけです。
trouble-banned = 主催者により、この卓への出入りを禁じられています。観戦はできます。
trouble-invited_only = この卓は招待された人だけのものです。主催者にリンクをもらってください。
trouble-revoked = この招待はもう使えません。主催者に新しいものをもらってください。
trouble-bad_invite = これはこの卓への招待ではありません。
trouble-other_seat = これは別の席への招待です。
trouble-bad_link = このリンクはもう使えません。新しいものを作ってください。
trouble-already_seated = この卓にはもう席があります。
trouble-taken = この席はふさがっています。
trouble-name_taken = このテーブルには同じか見分けのつかない名前の人がいます。別の名前にしてください。
trouble-full = 空席がありません。
trouble-not_full = 空席があります。全員そろうと始められます。
trouble-running = ゲームはもう始まっています。
trouble-not_over = ゲームはまだ終わっていません。それまで鍵は秘密です。
trouble-not_judged = 発言の真偽は、ゲームが終わってから明かされます。
trouble-sealed = 今日の鍵は、日付が変わると（協定世界時）公開されます。
trouble-daily = 日替わりのゲームは全員同じなので、ことばは加えられません。
trouble-not_started = ゲームはまだ始まっていません。
trouble-not_seated = この卓にあなたの席はありません。
trouble-not_your_seat = ゲームの間は、自分の視点でしか見られません。
trouble-no_such_match = その卓はありません。
trouble-no_such_game = そのゲームはありません。
trouble-no_such_moment = その場面はありません。
trouble-not_found = ここには何もありません。
trouble-wrong_origin = サーバーはこのアドレスからの操作を受け付けません。起動時に表示されたアドレスを開いてください。
trouble-yourself = 主催者に退席してもらうことはできません。自分で離れてください。
trouble-nobody_there = そこにはだれも座っていません。
trouble-only_by_vote = 始まったゲームから人を外すことはできません。ほかのプレイヤーが投票できます。
trouble-not_yours = これを選べるのは本人だけです。
trouble-had_person = この席にはこのゲームで人が座っていました。ほかの人は座れません。
trouble-had_seat = このゲームですでに席を持っていました。観戦はできます。
trouble-over = ゲームは終わっています。
trouble-rules_fixed = ゲームが始まったので、返答がないときの決まりは変えられません。
trouble-too_short = ボットが代わるのは、早くても30秒後です。
trouble-too_few = 投票には、最初からいるほかのプレイヤーが2人必要です。
trouble-voted_enough = あなたの投票は3回成立しませんでした。ほかの人なら始められます。
trouble-other_vote = すでに投票が行われています。
trouble-no_vote = その投票はもうありません。
trouble-not_asked = この投票であなたは問われていません。
trouble-no_person = いまそこで遊んでいる人はいません。
trouble-away = ボットが代わりに遊んでいます。まず席に戻ってください。
trouble-no_vote_now = 投票できるのは、進行中のゲームのプレイヤーだけです。
trouble-no_handover = ゆずれるのは、進行中のゲームの席だけです。
trouble-not_a_person = これはボットです。
trouble-too_large = ファイルが大きすぎます。
trouble-bad_file = これは正しいゲームのファイルではありません。
trouble-bad_body = サーバーが内容を理解できませんでした。ゲームのファイルですか？

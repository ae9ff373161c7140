### `shamble play`、`games`、`scores` のことば

## 一覧

games-game = { $id }  { $name }（{ $players }）
games-players = { $least ->
        [1] { $most ->
            [1] 1人
           *[other] 1〜{ $most }人
        }
       *[other] { $least }〜{ $most }人
    }
scores-none = { $game }：この設定で終わったゲームはまだありません

## ゲームを選ぶ

choose-heading = Shamble
choose-unfinished = 途中のゲーム
choose-unfinished_line = { $game }（{ $options }）、{ $count }アクション、{ $when } UTC
choose-games = ゲーム
choose-which = どのゲームで遊びますか？（Enter：{ $first }）
choose-which_or_resume = どのゲームで遊びますか？ 途中のゲームも再開できます。（Enter：{ $first }）
choose-unknown = 「{ $given }」はありません。番号を入力するか、Enterだけを押してください。
choose-value = どれにしますか？（Enter：{ $standard }）
choose-switches = 追加ルール
choose-switches_help = 使いたいものの番号を入力してください。「?番号」で詳しい説明、Enterだけなら「なし」です。
choose-switches_ask = 追加ルールは？（Enter：なし）
choose-clash = 「{ $first }」と「{ $second }」は同時に選べません。選び直してください。
choose-seats = だれが遊びますか？ 席ごとに名前を入力してください：{ $names }
choose-seats_ask = 席は？（Enter：{ $standard }）

## 画面

screen-standard = 標準ルール
screen-option = { $option }：{ $value }
screen-off = なし
screen-par = 目標{ $par }点
screen-commitment = コミットメント { $commitment }
screen-earlier = … これより前：l
screen-talk = t 発言
screen-commands = ? ルール・w なぜ不可・h ヒント・i カード・u 取消・l ログ・s 保存・q 終了
screen-handover = { $seat }の番です。ほかの方は画面を見ないでください。Enterで進みます。
screen-over = ゲーム終了

## コマンドへの答え

say-not_understood = 「{ $given }」は分かりません。アクションの番号か、次のどれかを入力してください：
say-no_number = { $given }番のアクションはありません。1〜{ $last }から選んでください。
say-no_lang = 「{ $given }」という言語はありません。選べるのは { $known } です。
say-no_rule = ルール{ $given }はありません。ルールブックは「?? ことば」で検索できます。
say-no_rules_here = この選択に関わるルールの一覧はありません。ルールブックは「?? ことば」で検索できます。
say-search_what = 何を検索しますか？ 「??」に続けてことばを入力してください。
say-not_found = ルールブックに「{ $given }」は見当たりません。
say-found_more = … ほかに{ $count }件。ことばを変えて絞り込んでください。
say-why_what = どのアクションですか？ 「w」に続けて入力してください。例：{ $examples }
say-no_action = 「{ $given }」というアクションはありません。あるのは：{ $examples }
say-allowed = { $action }：禁じるルールはありません。{ $number }番です。
say-refused = { $action }：{ $rule }により選べません。
say-talk_allowed = { $action }：禁じるルールはありません。そのまま入力すると発言できます。
say-talk = 答えにはならず、確かめる人もいません。次のどれかを入力すると発言できます。
say-no_talk = ここでは、答えるほかに言えることはありません。
say-all_allowed = { $action }：どれも選べます。
say-inspect_what = 何を見ますか？ 「i」に続けて名前（の一部）を入力してください。
say-no_thing = 「{ $given }」というカードやものはありません。
say-hint = ヒントならこうします：{ $action }
say-saved = このゲームは1アクションごとに保存しています：{ $path }
say-saved_copy = 写しを保存しました：{ $path }
say-sealed_copy = 今日のシャッフルは協定世界時の午前0時まで封印されているため、それまで写しは作れません。ゲームは1アクションごとに保存しています：{ $path }
say-undone = 取り消しました：{ $action }
say-undo_nothing = 取り消せる自分のアクションがありません。
say-undo_others = そのあとほかのプレイヤーが行動したので、取り消せません。
say-undo_revealed = 取り消せません。そのあと、伏せられていたものが明らかになりました。（{ $event }）
say-undo_chance = 取り消せません。そのあと、運で決まったことがあります。
say-help =
    ?            この選択に関わるルール
    ? 63         ルールを1つ読む
    ?? ことば    ルールブックを検索する
    w アクション なぜ選べないのかを知る
    h            ヒントならどうするか
    i 名前       カードを見る
    t            何か言う（宣言。本当でも嘘でも）
    u            直前の自分のアクションを取り消す
    l            ログ全体
    s [ファイル] 保存する、または写しを保存する
    q            保存して終了する
    lang en      English
    Enter        画面を描き直す

daily-counts = 今日最初のゲームです。ハイスコアの対象になります。中断しても再開できます。
daily-again = 今日はもうゲームを始めているので、このゲームはハイスコアの対象外です。

## 確認

confirm-deadly = { $action }：{ $forecast }。本当に行いますか？ [y/N]
confirm-yes = y yes はい

## 中断と終了

leave-nothing = 何も始めずに終わります。
leave-saved = ゲームを保存しました。いつでも続きから遊べます：
end-place = ハイスコア（{ $options }）：{ $of }件中{ $place }位
end-unranked_again = 今日最初のゲームではないため、ハイスコア表には載りません。
end-unranked_seeded = シードから作られたシャッフルは前もって知ることができるため、ハイスコア表には載りません。
end-unranked_entered = このゲームはすでにハイスコア表に載っています。
end-trouble = ハイスコア表に書き込めませんでした：{ $trouble }
end-par = 目標は{ $par }点でした。
end-result = { $seat }：{ $payoff }点{ $won ->
        [yes] （勝ち）
       *[no] {""}
    }
end-key = キー           { $value }
end-commitment = コミットメント { $commitment }
end-file = ゲームの記録：{ $path }
end-verify = カードに細工がないことは、だれでも確かめられます：shamble verify ファイル
end-sealed = 今日はここで遊ぶ全員がこのシャッフルを使うため、キーは協定世界時の午前0時まで封印します。そのあとShambleを始めると、このゲームはキーとともに記録されます。
end-unsealed = その日が終わったので、日替わりのゲームをキーとともに記録しました：{ $path }
bot-prepares = 先読みボットを準備しています（最初の一度だけ）。それまではヒントどおりに指します。
screen-narrow = 画面は80桁用に作られています。この端末は{ $columns }桁です。

### テーブルで言語モデルに伝えること：`shamble mcp`

happened = これまでの出来事：
you = あなたは{ $seat }です。
asked = 質問：{ $question }
answers = 答えられること：
talk = その前に、何度でも言えること：
and-so-on = ほかに：{ $more }
nothing = ありません。ゲームは終わっています。
over = ゲーム終了：{ $ending }
result = { $seat }：得点{ $payoff }、順位{ $rank }
refused = { $action }はできません（{ $rule }）：{ $why }
table = ここは{ $name }です。
game = { $id }：{ $name }。{ $goal }
players = { $least ->
        [1] { $most ->
            [1] 1人
           *[other] 1〜{ $most }人
        }
       *[other] { $least }〜{ $most }人
    }、ボット：{ $bots }
option = オプション{ $name }（{ $title }）：{ $values }、ふつうは{ $standard }
range = { $first }〜{ $last }

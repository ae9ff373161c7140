### What a language model is told at a table: `shamble mcp`

happened = What happened:
you = You are { $seat }.
asked = You are asked: { $question }
answers = You may answer with:
talk = You may say before, as often as you like:
and-so-on = and so on: { $more }
nothing = Nothing: the game is over.
over = The game is over: { $ending }
result = { $seat }: payoff { $payoff }, rank { $rank }
refused = { $action } is refused by { $rule }: { $why }
table = This is { $name }.
game = { $id }: { $name }. { $goal }
players = { $least ->
        [1] { $most ->
            [1] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $least } to { $most } players
    }; bots: { $bots }
option = option { $name } ({ $title }): { $values }; usually { $standard }
range = { $first } to { $last }

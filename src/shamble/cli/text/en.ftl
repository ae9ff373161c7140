### The words of `shamble play`, `games` and `scores`.

## Lists

games-game = { $id }  { $name }  ({ $players })
games-players = { $least ->
        [1] { $most ->
            [1] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
scores-none = { $game }: no finished game with these options yet

## Choosing a game

choose-heading = Shamble
choose-unfinished = Unfinished games
choose-unfinished_line = { $game } ({ $options }), { $count ->
        [one] 1 action
       *[other] { $count } actions
    } so far, { $when } UTC
choose-games = Games
choose-which = Which game? (Enter: { $first })
choose-which_or_resume = Which game, or which one to resume? (Enter: { $first })
choose-unknown = There is no { $given } here. Type one of the numbers, or just Enter.
choose-value = Which one? (Enter: { $standard })
choose-switches = Variants
choose-switches_help = Type the numbers of those you want, ?number to read more about one, or just Enter for none.
choose-switches_ask = Variants? (Enter: none)
choose-clash = { $first } and { $second } cannot be combined. Choose again.
choose-seats = Who plays? Type a name for each seat: { $names }.
choose-seats_ask = Seats? (Enter: { $standard })

## The screen

screen-standard = standard game
screen-option = { $option }: { $value }
screen-off = off
screen-par = par { $par }
screen-commitment = Commitment { $commitment }
screen-earlier = … earlier events: l
screen-talk = t say
screen-commands = ? rules · w why not · h hint · i card · u undo · l log · s save · q quit
screen-handover = { $seat }, please take the keyboard. The others look away. Press Enter.
screen-over = The end

## Answers to commands

say-not_understood = I do not understand “{ $given }”. Type the number of an action, or one of these:
say-no_number = There is no action { $given }: choose from 1 to { $last }.
say-no_lang = There is no language { $given }: it can be { $known }.
say-no_rule = There is no rule { $given }. The rule book can be searched: ?? word
say-no_rules_here = The game lists no rules for this question. The rule book can be searched: ?? word
say-search_what = Search for what? Type ?? and a word.
say-not_found = The rule book does not say “{ $given }” anywhere.
say-found_more = … and { $count } more. Search for something rarer.
say-why_what = Why not what? Type w and an action, for example: { $examples }
say-no_action = There is no action { $given }. There are: { $examples }
say-allowed = { $action }: nothing forbids it. It is number { $number }.
say-refused = { $action }: refused by { $rule }.
say-talk_allowed = { $action }: nothing forbids it. Type it to say it.
say-talk = It answers nothing, and nobody checks it. Type one of these to say it:
say-no_talk = There is nothing to say here besides answering.
say-all_allowed = { $action }: nothing forbids any of these.
say-inspect_what = Look at what? Type i and (part of) a name.
say-no_thing = There is no card or thing called “{ $given }”.
say-hint = The hint would do this: { $action }
say-saved = This game is saved after every action in { $path }
say-saved_copy = A copy is saved in { $path }
say-sealed_copy = Today's shuffle is under seal until midnight UTC, so there are no copies before that. The game is saved after every action in { $path }
say-undone = Taken back: { $action }
say-undo_nothing = There is nothing of yours to take back.
say-undo_others = Somebody else has acted since: no taking back.
say-undo_revealed = No taking back: since then something came to light that was hidden. ({ $event })
say-undo_chance = No taking back: since then chance has decided something.
say-help =
    ?            the rules of this decision
    ? 63         one rule
    ?? word      search the rule book
    w action     why can I not do that?
    h            what the hint would do
    i name       look at a card
    t            say something: claims, true or not
    u            take back your last action
    l            the whole log
    s [file]     save, or save a copy
    q            save and quit
    lang ja      日本語
    Enter        draw the screen again

daily-counts = This is your first game of the day: it counts. It can be resumed.
daily-again = You have already started a game today: this one is unranked.

## Confirming

confirm-deadly = { $action }: { $forecast }. Really? [y/N]
confirm-yes = y yes

## Leaving and ending

leave-nothing = Nothing was started. Goodbye.
leave-saved = The game is saved. Go on with it any time:
end-place = High scores ({ $options }): place { $place } of { $of }
end-unranked_again = This was not your first game of the day: it enters no list.
end-unranked_seeded = This shuffle came from a seed and may have been known: the game enters no list.
end-unranked_entered = This game is already in the list.
end-trouble = The high-score list could not be written: { $trouble }
end-par = Par was { $par }.
end-result = { $seat }: { $payoff }{ $won ->
        [yes] {" "}(won)
       *[no] {""}
    }
end-key = Key        { $value }
end-commitment = Commitment { $commitment }
end-file = The game is filed in { $path }
end-verify = Anyone can check that no card was stacked: shamble verify FILE
end-sealed = Everybody who plays here has this shuffle today, so its key stays under seal until midnight UTC. When you start Shamble after that, this game is filed with its key.
end-unsealed = The day is over: a daily game is now filed with its key in { $path }
bot-prepares = The searcher is being compiled, the first time only; until then it plays as the hints do.
screen-narrow = This screen is drawn for 80 columns; the terminal has { $columns }.

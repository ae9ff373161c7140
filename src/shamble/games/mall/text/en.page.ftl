### Mall: words of the page alone.

page-crew = Your crew
page-waiting = waits to be placed
page-lost = lost
page-truck = From the truck
page-only_you = only you see this
page-playable = can be played
page-hidden = hidden
page-points = Points
page-cards = Cards
page-word = Kept word
page-rounds = Rounds
page-survivors = Survivors
page-votes_held = Votes
page-revotes_held = { $count ->
        [one] 1 re-vote
       *[other] { $count } re-votes
    }

## What a place shows

page-people = { $room ->
        [0] { $count } there, no limit
       *[other] { $count } of { $room } pins taken
    }
page-strength = strength { $strength }
page-outside = { $count ->
        [0] no zombies outside
        [one] 1 zombie outside
       *[other] { $count } zombies outside
    }
page-would_enter = they would get in

## Votes

page-vote = Vote: { $place }
page-revote = Tie, re-vote: { $place }
page-voted = Votes: { $place }
page-tied = a tie
page-tied_again = a tie again
page-drawn = the draw falls on { $seat }
page-secret = secret until all are in
page-your_vote = your vote
page-candidate = vote
page-had = had { $count }
page-votes = brings { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
page-votes_for = { $count ->
        [one] 1 vote
       *[other] { $count } votes
    } for them
page-your_votes = { $count ->
        [one] counts once
       *[other] counts { $count } times
    }

## Claims

page-talk = Say something
page-talk_help = Nobody checks it, and it binds nobody.
page-talk_to = Who hears it
page-talk_hears = Who hears it: { $who }.
page-talk_all = Everybody
page-talk_to_one = Only { $seat }
page-whispered = whispered
page-talk_vote = “I vote for …”
page-talk_go = “I go for …”
page-talk_dice = “The dice show …”
page-talk_seen = as you see them
page-talk_die = Add a die: { $place }
page-talk_no_die = Take back { $place }
page-talk_say = Say it
page-talk_hold = “I hold …”
page-talk_lack = “I hold no …”
page-said_dice = Dice: { $dice }.
page-said_card = I hold { $kind }.
page-said_no_card = I hold no { $kind }.
page-said_vote = I vote for { $seat }.
page-said_go = I go for { $place }.

## What an action brings

page-full_now = full now: you may end on the Parking Lot
page-turned_away = { $place } is full: ends on the Parking Lot
page-arrives = to { $place }
page-keeps_out = { $zombies } against { $strength }: they stay out
page-still_in = { $zombies } against { $strength }: not enough yet
page-minus_points = −{ $points } points

## Out of the game, and its end

page-out = You are out
    .line = None of your characters is left. You played to the last of them.
    .next = You still vote whenever a vote is held again, and in the next round you may send one zombie, unless the table plays without that.
page-end_points = You have { $points } points; the most is { $most } ({ $names }).
page-end_best = You have the most points: { $points }.
page-end_most = The most points: { $points } ({ $names }).
page-end_tie = { $names } tie at { $points } points. Unused cards in hand decide (MAL-229): { $cards }.
page-end_shared = Points and cards are equal: { $names } share the victory (MAL-230).

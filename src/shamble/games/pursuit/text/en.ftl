### Pursuit: names and texts.

## The game

game-name = Pursuit
game-goal = Reach EVAQ before your HP runs out and before she reaches you.
game-about = A solo game of ten to fifteen minutes about one road and one Zombie who never stops walking. Each round you Move, Rest or Sleep: moving wears down your Nerve and HP, and every recovery lets her come closer. Her steps can be counted to the last one; what lies further down the road cannot.

## Location cards showing 0

card-loc_overpass = Overpass
    .line = Wind from both sides, nothing to lean on.
    .effect = { effect-0 }
card-loc_crossroads = Crossroads
    .line = Four ways to be seen.
    .effect = { effect-0 }
card-loc_burnt_row = Burnt Row
    .line = The ash is still warm underfoot.
    .effect = { effect-0 }
card-loc_car_park = Open Car Park
    .line = Every step echoes off the wrecks.
    .effect = { effect-0 }
card-loc_rail_cutting = Rail Cutting
    .line = High walls, no doors.
    .effect = { effect-0 }
card-loc_flooded_lane = Flooded Lane
    .line = Knee-deep; you will not lie down here.
    .effect = { effect-0 }
card-loc_glass_arcade = Glass Arcade
    .line = Whatever you touch would crunch.
    .effect = { effect-0 }
card-loc_stubble_field = Stubble Field
    .line = Flat to the horizon.
    .effect = { effect-0 }
card-loc_checkpoint = Empty Checkpoint
    .line = Floodlights, still burning.
    .effect = { effect-0 }

## Location cards showing +1

card-loc_bus_stop = Bus Stop
    .line = A bench and half a roof.
    .effect = { effect-1 }
card-loc_doorway = Deep Doorway
    .line = You fit, if you fold yourself.
    .effect = { effect-1 }
card-loc_truck_bed = Truck Bed
    .line = A tarpaulin for a blanket.
    .effect = { effect-1 }
card-loc_playground = Playground
    .line = The tunnel slide is dry inside.
    .effect = { effect-1 }
card-loc_hedge = Tall Hedge
    .line = Thorns, but no eyes.
    .effect = { effect-1 }
card-loc_stairwell = Stairwell
    .line = Third landing, back to the wall.
    .effect = { effect-1 }
card-loc_underpass = Underpass
    .line = Water drips like a clock.
    .effect = { effect-1 }
card-loc_kiosk = News Kiosk
    .line = Last month's papers make a pillow.
    .effect = { effect-1 }
card-loc_culvert = Culvert
    .line = Cold, round and unnoticed.
    .effect = { effect-1 }
card-loc_allotment = Allotment Shed
    .line = Smells of twine and onions.
    .effect = { effect-1 }

## Location cards showing +2

card-loc_garage = Lock-up Garage
    .line = The shutter comes down from inside.
    .effect = { effect-2 }
card-loc_chapel = Roadside Chapel
    .line = Candles nobody blew out.
    .effect = { effect-2 }
card-loc_boathouse = Boathouse
    .line = The hull rocks you whether you like it or not.
    .effect = { effect-2 }
card-loc_schoolroom = Schoolroom
    .line = Small chairs against the door.
    .effect = { effect-2 }
card-loc_barn = Hay Barn
    .line = Warm, and it hides the sound of breathing.
    .effect = { effect-2 }
card-loc_signal_box = Signal Box
    .line = You can see the whole line behind you.
    .effect = { effect-2 }
card-loc_laundry = Laundry
    .line = Dry towels, stacked to the ceiling.
    .effect = { effect-2 }
card-loc_greenhouse = Greenhouse
    .line = The glass sweats; so do you, less and less.
    .effect = { effect-2 }

## Location cards showing +3

card-loc_cellar = Wine Cellar
    .line = Thick stone, one key, your side.
    .effect = { effect-3 }
card-loc_vault = Bank Vault
    .line = No sound gets in. None gets out.
    .effect = { effect-3 }
card-loc_lighthouse = Lighthouse
    .line = Ninety steps she would have to climb.
    .effect = { effect-3 }
card-loc_attic = Farm Attic
    .line = You pull the ladder up after you.
    .effect = { effect-3 }
card-loc_cabin = Forest Cabin
    .line = A real bed. For a moment you forget.
    .effect = { effect-3 }

## DAY, NIGHT and EVAQ

card-day_1 = DAY
    .line = The sun is up. So is she.
    .effect = The time at the start of the game.
card-night_1 = NIGHT
    .line = The light fades. Her footsteps do not.
    .effect = Lies above the row until you reach or pass the card below it. From the next round on it is NIGHT: she takes one step more whatever you do, and a Move costs less.
card-day_2 = DAY
    .line = Grey light, and a long shadow behind you.
    .effect = Lies above the row until you reach or pass the card below it. From the next round on it is DAY again.
card-evaq = EVAQ
    .line = A gate, a lamp, an engine left running.
    .effect = Reach it with at least 1 HP and you are evacuated.

## Pace cards

pace-pace_1 = Creep (1)
    .line = Move: 1 card. Rest: recover 1 Nerve; she takes 1 step, or 2 by NIGHT.
pace-pace_2a = Walk (2)
    .line = Move: 2 cards. Rest: recover 2 Nerve; she takes 2 steps, or 3 by NIGHT.
pace-pace_2b = Walk (2)
    .line = Move: 2 cards. Rest: recover 2 Nerve; she takes 2 steps, or 3 by NIGHT.
pace-pace_3 = Run (3)
    .line = Move: 3 cards. Rest: recover 3 Nerve; she takes 3 steps, or 4 by NIGHT.
pace-pace_4 = Sprint (4)
    .line = Move: 4 cards. Rest: recover 4 Nerve; she takes 4 steps, or 5 by NIGHT.

## Times

time-day = DAY
time-night = NIGHT

## Nerve zones

zone-calm = Calm
zone-shaken = Shaken
zone-panic = Panic

## Endings

ending-evacuated = Evacuated
    .line = The gate closes. On the far side of the wire a figure keeps walking.
    .why = You reached the evacuation point alive.
    .rule = PUR-110
ending-caught = Caught
    .line = A hand you knew finds your sleeve.
    .why = The Zombie reached your card.
    .rule = PUR-110
ending-collapsed = Collapsed
    .line = Your knees go first. Her footsteps do not hurry.
    .why = Your HP fell to 0.
    .rule = PUR-110

## Ranks

rank-rank_1 = Last Seen Nearby
rank-rank_2 = A Trail of Footprints
rank-rank_3 = Almost Within Earshot
rank-rank_4 = Carried Aboard
rank-rank_5 = On Your Own Feet
rank-rank_6 = Clear-Headed
rank-rank_7 = Never Looked Back

## Options: difficulty

option-preset = Difficulty
    .help = Sets your starting HP, which is also the most HP you can have. Nothing else changes.
option-preset-gentle = Gentle
    .help = Start with 10 HP (on another road, 2 more than that road's HP). Suits your first games.
option-preset-moderate = Moderate
    .help = Start with 9 HP (on another road, 1 more than that road's HP). Suits players who know the rules and are learning to judge the distance.
option-preset-standard = Standard
    .help = Start with 8 HP (on another road, exactly that road's HP). Suits careful planners, who survive about half the time.
option-preset-cruel = Cruel
    .help = Start with 7 HP (on another road, 1 less than that road's HP). Suits those who expect to die: even near-perfect play loses most games.

## Options: switches

option-open_road = Open Road
    .help = The whole road up to EVAQ lies face up from the start, with the DAY and NIGHT cards above their places; cards behind EVAQ stay in the Location deck. A Move still ends at most 6 cards ahead of where the Zombie stood at the start of the round, or on EVAQ if that is nearer. Phase 2 only discards.
option-steady_pace = Steady Pace
    .help = There is no Pace pile: all 5 Pace cards start in hand. In Phase 4, after Move or Rest, the played card goes to the right end of a face-up spent line; if the line then holds 3 cards, its leftmost card returns to the hand. No luck is in the hand.
option-puzzle = Puzzle
    .help = Open Road and Steady Pace together: after setup nothing is left to chance. The best score that can be reached is shown as par. Cannot be combined with either.
option-short_road = Short Road
    .help = 22 Location cards (six 0, seven +1, six +2, three +3) instead of 32, and 5 HP, which the difficulty raises or lowers. NIGHT lies above index 10 to 14, EVAQ at index 18 to 22. About 12 rounds. Cannot be combined with Alley.
option-alley = Alley
    .help = 15 Location cards (four 0, five +1, four +2, two +3) instead of 32, and 4 HP, which the difficulty raises or lowers; Nerve starts at 5 and cannot rise above 5. NIGHT lies above index 9 to 11, EVAQ at index 13 to 15. Cannot be combined with Short Road.
option-last_breath = Last Breath
    .help = Arriving on EVAQ with 0 HP counts as evacuated; the score then counts 0 HP. On any other card 0 HP still kills.
option-quiet_night = Quiet Night
    .help = By NIGHT the Nerve cost of a Move is one less than by DAY and may fall to 0: it is 0 with a 1 or a 2, 1 with a 3 and 2 with a 4. HP costs stay as they are. This makes the game easier.
option-long_night = Long Night
    .help = The second DAY is left out; once NIGHT has come, it lasts to the end. Cannot be combined with Certain Dawn.
option-certain_dawn = Certain Dawn
    .help = The second DAY lies on top of the last packet of the Location deck, so it is always drawn before EVAQ; only if EVAQ is the very next card does it lie above EVAQ and never take effect. Cannot be combined with Long Night.
option-daily_road = Daily Road
    .help = One game a day, with the same shuffles for everybody who plays here (days change at midnight UTC), on Standard difficulty without any other option and with a high-score list of its own. The first game you start that day counts and can be resumed; later ones are unranked. The random seed is shown only after the day is over.

## What a Location's number does

effect-0 = Shows 0: you cannot Sleep here.
effect-1 = Shows +1: Sleep recovers 1 HP, and she takes 1 step, or 2 by NIGHT.
effect-2 = Shows +2: Sleep recovers 2 HP, and she takes 2 steps, or 3 by NIGHT.
effect-3 = Shows +3: Sleep recovers 3 HP, and she takes 3 steps, or 4 by NIGHT.

## The decision; `.rules` are the rules that matter to it, `.name` the action by itself

ask-act = Phase 1 (action): what do you do?
    .rules = PUR-021 PUR-025 PUR-026 PUR-070
act-sleep = Sleep
    .name = Sleep
    .rules = PUR-060 PUR-061 PUR-063 PUR-064 PUR-066 PUR-067 PUR-068
act-move = Move with { $card }
    .name = Move
    .rules = PUR-030 PUR-031 PUR-032 PUR-035 PUR-036 PUR-037 PUR-039 PUR-040 PUR-041
act-rest = Rest with { $card }
    .name = Rest
    .rules = PUR-050 PUR-051 PUR-052 PUR-053

## Refusals

why-card_not_held = That Pace card cannot be played: it is not in your hand, or it is the second of two Walks. Choose a card from your hand, and of two Walks the first (pace_2a).
why-no_room = You stand on the last card of the row, so there is nowhere to Move to. Rest instead, or Sleep if the card allows it.
why-sleep_on_zero = Your Location card shows 0, and nobody can Sleep on a 0. Move to a card showing +1, +2 or +3 first.

## Phases

phase-action = Phase 1 (action)
phase-refill_row = Phase 2 (refill the row)
phase-change_time = Phase 3 (DAY and NIGHT)
phase-refill_hand = Phase 4 (refill the hand)

## Events; one with `.joins` continues the line of the event before it

event-round = Round { $round }: it is { $time }.
event-moved = { phase-action }: you Move with { $card }, { $steps ->
        [one] 1 card
       *[other] { $steps } cards
    } ahead to { $onto }.
event-paid = You pay { $nerve } Nerve and { $hp } HP.
    .joins = yes
event-rested = { phase-action }: you Rest with { $card } and recover { $nerve } Nerve.
event-slept = { phase-action }: you Sleep ({ $at }) and recover { $hp } HP.
event-she_walked = She takes { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } { $distance ->
        [0] and stands on your card.
       *[other] and is now { $distance } behind you.
    }
    .joins = yes
event-discarded = { phase-refill_row }: { $count ->
        [one] 1 card behind her is
       *[other] { $count } cards behind her are
    } discarded.
event-laid = { $card } is laid at index { $index }.
    .joins = yes
event-hung = { $card } is laid above the place of the next card.
    .joins = yes
event-time_placed = { phase-change_time }: { $card } goes onto the time stack and counts from the next round.
event-drew = { phase-refill_hand }: you draw { $card }.
event-spent = { phase-refill_hand }: { $card } joins the spent line.
event-took_back = { $card } returns to your hand.
    .joins = yes
event-skipped = { $phase } skipped: not required.
event-ended = { $ending }. Score: { $score }.

## The board

board-round = Round { $round } · { $time_id ->
        [night] NIGHT (one step more for her)
       *[day] DAY
    }
board-you = you
board-she = she
board-further = Further on
board-hp = HP
board-nerve = Nerve
board-distance = Distance
board-hand = Hand
board-played = Played
board-pile = Pace pile
board-pile_cards = { $cards } (either may come first)
board-spent = Spent line
board-spent_cards = { $cards } (the leftmost is the next to return)
board-deck = Deck
board-deck_cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, unseen: { $unseen }
board-discard = Discard
board-discard_cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-ahead = Ahead
board-ahead_above = { $card } above { $places }
board-ahead_maybe = { $card }, if at all, above { $places }
board-ahead_at = { $card } at { $places }
board-span = { $first }–{ $last }
board-none = none

## Forecasts

forecast-numbers = HP { $hp }  Nerve { $nerve }  distance { $distance }
forecast-onto = to { $card }
forecast-caught = DEADLY: she has you
forecast-caught_asleep = DEADLY: caught asleep
forecast-collapsed = DEADLY: you collapse
forecast-evacuated = EVACUATED: score { $score }

## The summary of a finished game

fact-score = Score { $value }
fact-rank = Rank: { $value }
fact-rounds = Rounds { $value }
fact-hp = HP { $value }
fact-nerve = Nerve { $value }

### Pursuit: names and texts.

## The game

game-name = Pursuit
game-goal = Reach EVAQ before your HP runs out and before she reaches you.
game-about = A solo game of ten to fifteen minutes about one road and one Zombie who never stops walking. Each round you Move, Rest or Sleep: moving wears down your Nerve and HP, and every recovery lets her come closer. Her steps can be counted to the last one; what lies further down the road cannot.

## Location cards showing 0

card-loc_overpass = Overpass
    .line = Wind from both sides, nothing to lean on.
card-loc_crossroads = Crossroads
    .line = Four ways to be seen.
card-loc_burnt_row = Burnt Row
    .line = The ash is still warm underfoot.
card-loc_car_park = Open Car Park
    .line = Every step echoes off the wrecks.
card-loc_rail_cutting = Rail Cutting
    .line = High walls, no doors.
card-loc_flooded_lane = Flooded Lane
    .line = Knee-deep; you will not lie down here.
card-loc_glass_arcade = Glass Arcade
    .line = Whatever you touch would crunch.
card-loc_stubble_field = Stubble Field
    .line = Flat to the horizon.
card-loc_checkpoint = Empty Checkpoint
    .line = Floodlights, still burning.

## Location cards showing +1

card-loc_bus_stop = Bus Stop
    .line = A bench and half a roof.
card-loc_doorway = Deep Doorway
    .line = You fit, if you fold yourself.
card-loc_truck_bed = Truck Bed
    .line = A tarpaulin for a blanket.
card-loc_playground = Playground
    .line = The tunnel slide is dry inside.
card-loc_hedge = Tall Hedge
    .line = Thorns, but no eyes.
card-loc_stairwell = Stairwell
    .line = Third landing, back to the wall.
card-loc_underpass = Underpass
    .line = Water drips like a clock.
card-loc_kiosk = News Kiosk
    .line = Last month's papers make a pillow.
card-loc_culvert = Culvert
    .line = Cold, round and unnoticed.
card-loc_allotment = Allotment Shed
    .line = Smells of twine and onions.

## Location cards showing +2

card-loc_garage = Lock-up Garage
    .line = The shutter comes down from inside.
card-loc_chapel = Roadside Chapel
    .line = Candles nobody blew out.
card-loc_boathouse = Boathouse
    .line = The hull rocks you whether you like it or not.
card-loc_schoolroom = Schoolroom
    .line = Small chairs against the door.
card-loc_barn = Hay Barn
    .line = Warm, and it hides the sound of breathing.
card-loc_signal_box = Signal Box
    .line = You can see the whole line behind you.
card-loc_laundry = Laundry
    .line = Dry towels, stacked to the ceiling.
card-loc_greenhouse = Greenhouse
    .line = The glass sweats; so do you, less and less.

## Location cards showing +3

card-loc_cellar = Wine Cellar
    .line = Thick stone, one key, your side.
card-loc_vault = Bank Vault
    .line = No sound gets in. None gets out.
card-loc_lighthouse = Lighthouse
    .line = Ninety steps she would have to climb.
card-loc_attic = Farm Attic
    .line = You pull the ladder up after you.
card-loc_cabin = Forest Cabin
    .line = A real bed. For a moment you forget.

## DAY, NIGHT and EVAQ

card-day_1 = DAY
    .line = The sun is up. So is she.
card-night_1 = NIGHT
    .line = The light fades. Her footsteps do not.
card-day_2 = DAY
    .line = Grey light, and a long shadow behind you.
card-evaq = EVAQ
    .line = A gate, a lamp, an engine left running.

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
ending-caught = Caught
    .line = A hand you knew finds your sleeve.
ending-collapsed = Collapsed
    .line = Your knees go first. Her footsteps do not hurry.

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
    .help = The whole road up to EVAQ lies face up from the start, with the DAY and NIGHT cards above their places; cards behind EVAQ stay in the Location deck. A Move still ends at most 6 cards ahead of where the Zombie stood at the start of the round, or on EVAQ if that is nearer. Phase 2 only discards, all game long.
option-steady_pace = Steady Pace
    .help = There is no Pace pile: all 5 Pace cards start in hand. In Phase 4, after Move or Rest, the played card goes to the right end of a face-up spent line; if the line then holds 3 cards, its leftmost card returns to the hand. The hand is 5 cards at first, 4 after one card has been played and 3 from the second on, with no luck in it.
option-puzzle = Puzzle
    .help = Open Road and Steady Pace together: after setup nothing is left to chance. The best score that can be reached is shown as par. Cannot be combined with Open Road or Steady Pace, which it already contains.
option-last_breath = Last Breath
    .help = Arriving on EVAQ with 0 HP counts as evacuated; the score then counts 0 HP. On any other card 0 HP still kills.
option-quiet_night = Quiet Night
    .help = By NIGHT the Nerve cost of a Move is one less than by DAY and may fall to 0: it is 0 with a 1 or a 2, 1 with a 3 and 2 with a 4. HP costs stay as they are. This makes the game easier.
option-daily_road = Daily Road
    .help = One game a day, with the same shuffles for everybody (days change at midnight UTC), on Standard difficulty without any other option and with a high-score list of its own. The first game you start that day counts and can be resumed; later ones are unranked. The random seed is shown only after the day is over.

## Options: road

option-road = Road
    .help = Sets how many Location cards there are and how far away EVAQ lies. Indexes count from 0; you always start on index 3. Each road has its own HP, which the difficulty raises or lowers.
option-road-standard = Standard Road
    .help = 32 Location cards (nine 0, ten +1, eight +2, five +3) and 8 HP. NIGHT lies above index 13 to 19, EVAQ at index 26 to 32. About 17 rounds.
option-road-short_road = Short Road
    .help = 22 Location cards (six 0, seven +1, six +2, three +3) and 5 HP. NIGHT lies above index 10 to 14, EVAQ at index 18 to 22. About 12 rounds.
option-road-alley = Alley
    .help = 15 Location cards (four 0, five +1, four +2, two +3) and 4 HP; Nerve starts at 5 and cannot rise above 5. NIGHT lies above index 9 to 11, EVAQ at index 13 to 15. The shortest road, small enough for exact analysis.

## Options: second DAY

option-dawn = Second DAY
    .help = Sets where the second DAY card lies in the Location deck, or whether it is there at all.
option-dawn-shuffled = Shuffled
    .help = The second DAY is shuffled into the last packet together with EVAQ. Half the time EVAQ comes first, and NIGHT lasts to the end.
option-dawn-long_night = Long Night
    .help = The second DAY is left out; of the two only EVAQ is shuffled into the last packet. Once NIGHT has come, it lasts to the end.
option-dawn-certain_dawn = Certain Dawn
    .help = The second DAY lies on top of the last packet, above the first card of it to be laid; the other cards of the packet, EVAQ among them, are shuffled. So the second DAY is always drawn before EVAQ; only if EVAQ itself is that first card does it lie above EVAQ and never take effect.

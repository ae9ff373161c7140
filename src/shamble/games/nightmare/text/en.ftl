### Nightmare: names and texts.

## The game

game-name = Nightmare
game-goal = Humans: reach the Safe Zone, free of doubt and with every condition met. Zombies: let nobody get there.
game-about = A run along a numbered road for two to eight. Every human moves by a card, every group meets an event, and every fight with the dead may leave a blood card that nobody is allowed to look at. Whoever is infected or killed goes on playing as a zombie who hunts the rest and grows new abilities. The expansion's cards can be taken out again; with them, humans may turn on anybody whose blood is in doubt.

## Event cards: weapons

card-rusty_pipe = Rusty Pipe
    .line = Heavy, crooked, better than fists.
    .effect = Weapon: 1 extra card, +1. Breaks after a melee in which its user used it and lost.
card-kitchen_knife = Kitchen Knife
    .line = Somebody was slicing onions an hour ago.
    .effect = Weapon: 1 extra card. Never breaks.
card-baseball_bat = Baseball Bat
    .line = The season is over anyway.
    .effect = Weapon: 1 extra card, +1. Never breaks.
card-fire_axe = Fire Axe
    .line = The glass was already broken.
    .effect = Weapon: 2 extra cards. Never breaks.
card-machete = Machete
    .line = Sharp, but the rivet is loose.
    .effect = Weapon: 2 extra cards, +1. Breaks after a melee in which its user used it and lost.
card-chainsaw = Chainsaw
    .line = One tank, no refill.
    .effect = Weapon: 3 extra cards. Gone after the first melee it is used in.

## Event cards: items

card-antiviral_shot = Antiviral Shot
    .line = Label washed off. Use it anyway.
    .effect = Item: in Phase E, before cards are revealed, you may discard this and one of your own unrevealed blood cards, unseen.
card-energy_drink = Energy Drink
    .line = Warm, flat, wonderful.
    .effect = Item: after your movement draw in Phase A you may discard this for 4 more spaces.
card-bicycle = Bicycle
    .line = No brakes, no regrets.
    .effect = Item: 2 more spaces in every Phase A. Discard it when you lose a melee of any kind.
card-riot_vest = Riot Vest
    .line = Somebody's name is inside.
    .effect = Item: under human gunfire you dodge on 6 to 10 instead of 8 to 10. Without human combat: nothing happens.

## Event cards: supplies

card-loose_rounds = Loose Rounds
    .line = Rattling in a glove box.
    .effect = The drawer gains 1 bullet.
card-ammo_box = Ammo Box
    .line = How many are dry?
    .effect = The drawer draws a card and gains half of it in bullets.
card-abandoned_cruiser = Abandoned Cruiser
    .line = The trunk stands open.
    .effect = Everybody in the group gains 2 bullets.
card-hunting_cabin = Hunting Cabin
    .line = Antlers on the wall, shells in the drawer.
    .effect = The drawer gains 3 bullets.

## Event cards: zombies

card-lone_walker = Lone Walker
    .line = It was standing so still.
    .effect = Place 1 walker here. 1 bullet prevents it.
card-two_at_the_door = Two at the Door
    .line = They knock without rhythm.
    .effect = Place 2 walkers here. 2 bullets prevent it.
card-grabbed_ankle = Hand from Below
    .line = Something under the car.
    .effect = The drawer fights an event zombie. 1 bullet prevents it.
card-figure_in_the_road = Figure in the Road
    .line = Friend? No.
    .effect = Place 1 walker 3 spaces ahead.
card-horde_ahead = Horde Ahead
    .line = The bridge is moving.
    .effect = Place 1 walker each 2, 4 and 6 spaces ahead. 3 bullets prevent it.
card-bitten_stranger = Bitten Stranger
    .line = He only wanted help.
    .effect = Everybody in the group draws a card: on 1 or 2, take a blood card. 1 bullet prevents it.
card-column_on_the_move = Column on the Move
    .line = They have heard something.
    .effect = Every walker moves 2 spaces towards the nearest human.

## Event cards: road

card-open_road = Open Road
    .line = For once nothing is in the way.
    .effect = Everybody in the group may move up to 3 spaces forward.
card-drainage_tunnel = Drainage Tunnel
    .line = Dark, wet, empty.
    .effect = The drawer draws a card and may jump forward up to that many spaces.
card-twisted_ankle = Twisted Ankle
    .line = Kerbs are enemies too.
    .effect = The drawer's allowance is halved in the next Phase A.
card-wrong_turn = Wrong Turn
    .line = We have passed this sign before.
    .effect = The whole group jumps back 3 spaces.

## Event cards: moments

card-quiet_moment = Quiet Moment
    .line = Birds. Actual birds.
    .effect = Nothing happens.
card-field_test = Field Test
    .line = Two lines or one?
    .effect = The drawer may choose an unrevealed blood card of a human on the same space, themselves included: it is revealed and resolved at once.
card-shared_ammo = Even Split
    .line = Everyone gets one.
    .effect = Everybody in the group without bullets gains 1.
card-dropped_bag = Dropped Bag
    .line = The strap gave way.
    .effect = The drawer discards 1 bullet, 1 weapon or 1 item.
card-car_alarm = Car Alarm
    .line = It will not stop.
    .effect = Every walker within 5 spaces is moved here. 2 bullets prevent it.
card-barricade = Barricade
    .line = Two sofas and a vending machine.
    .effect = Until the end of the round zombie players cannot attack the group.

## Event cards of the expansion: general

card-flooded_underpass = Flooded Underpass
    .line = Things float in it.
    .effect = The whole group jumps back 5 spaces.
card-night_swarm = Night Swarm
    .line = Headlights show too many eyes.
    .effect = Place 1 walker each here, 1 and 2 spaces ahead. 3 bullets prevent it.
card-crawler_nest = Crawler Nest
    .line = The pile of coats breathes.
    .effect = Everybody in the group fights an event zombie that has +1. 2 bullets prevent it.
card-foul_water = Foul Water
    .line = It tasted of coins.
    .effect = Everybody in the group draws a card: on 1 to 3, take a blood card.
card-spoiled_medicine = Spoiled Medicine
    .line = It burns going in.
    .effect = Every unrevealed blood card of the group loses 1 counter, but keeps at least 1.
card-trigger_happy_militia = Trigger-Happy Militia
    .line = They shoot first at dusk.
    .effect = The drawer draws a card: on 1 or 2, dies and becomes a zombie here. 2 bullets prevent it.
card-gas_leak = Gas Leak
    .line = Nobody lit that match on purpose.
    .effect = Remove all walkers within 3 spaces. Every human here who holds weapons discards one.
card-pickpocket = Light Fingers
    .line = Sorry. Not sorry.
    .effect = The drawer may take 1 bullet or 1 weapon from another human on the same space.
card-blackout = Blackout
    .line = The whole valley goes dark.
    .effect = In the next Phase A no human has an allowance above 5.
card-restless_dead = Restless Dead
    .line = The fields are walking.
    .effect = Every walker moves 3 spaces towards the nearest human.
card-dead_rising = The Dead Stir
    .line = They know this shortcut.
    .effect = Every zombie player on the road may move up to 3 spaces now, without attacking. If there is none on the road, place 1 walker 2 spaces ahead.
card-abandoned_ambulance = Abandoned Ambulance
    .line = One clean syringe left.
    .effect = The drawer may discard one of their own unrevealed blood cards, unseen.
card-supply_drop = Supply Drop
    .line = The parachute is on fire.
    .effect = 3 bullets lie 4 spaces ahead, but never on the Safe Zone.

## Event cards of the expansion: conditions

card-cond_live_rounds = Live Rounds Only
    .line = The guards want proof that you can help.
    .effect = Condition: hold at least 2 bullets at the gate.
card-cond_armed = Bring Your Own
    .line = Empty hands stay outside.
    .effect = Condition: hold at least 1 weapon at the gate.
card-cond_not_alone = In Pairs
    .line = One vouches for the other.
    .effect = Condition, exclusive: another human is on the Safe Zone in the same Phase F, or somebody is safe already.
card-cond_left_behind = Left Behind
    .line = The insulin is still in the car.
    .effect = Condition: end a Phase A move on the marker 8 spaces back.
card-cond_signal_flare = Signal Flare
    .line = They must see you coming.
    .effect = Condition: end a Phase A move on the marker 12 spaces ahead, but no nearer to the Safe Zone than 2 spaces.
card-cond_avenger = Blood Debt
    .line = You owe somebody two.
    .effect = Condition: kill 2 zombies from now on.
card-cond_hold_position = Cover the Retreat
    .line = Someone has to stay a little longer.
    .effect = Condition: in one later Phase A, draw and move 0 spaces outside the Safe Zone.
card-cond_gate_search = Searched at the Gate
    .line = Arms up, turn around.
    .effect = Condition, exclusive: be on the last space before the Safe Zone in one Phase F. Until then every movement stops there.
card-cond_quarantine = Observation Tent
    .line = One night behind the wire.
    .effect = Condition, exclusive: have stood on the Safe Zone in the Phase F before as well.
card-cond_toll = Toll at the Gate
    .line = Nothing is free any more.
    .effect = Condition: when all else is met, pay 3 bullets or discard 1 weapon.
card-cond_witness = A Witness
    .line = Somebody must remember this.
    .effect = Condition: in one Phase F share a space, not the Safe Zone, with another human.
card-cond_face_the_dead = Look Them in the Eye
    .line = No more running past.
    .effect = Condition: take part in one melee against a zombie from now on.

## Event cards of the expansion: evolution

card-evo_first_mutation = First Mutation
    .line = That one has too many joints.
    .effect = Draw 1 evolution, face up. Without a zombie player it is discarded.
card-evo_dormant_strain = Dormant Strain
    .line = The sample jar is warm.
    .effect = Draw 1 evolution, face down. It waits until there is a zombie player.
card-evo_visible_change = Visible Change
    .line = They look less dead today.
    .effect = Draw 1 evolution, face up. It waits until there is a zombie player.
card-evo_something_stirred = Something Stirred
    .line = Only a shadow. Probably.
    .effect = Draw 1 evolution, face down. Without a zombie player it is discarded unseen.
card-evo_mass_mutation = Mass Mutation
    .line = Burn the pit before it hatches.
    .effect = Draw 2 evolutions, face up. Without a zombie player they are discarded. 3 bullets prevent it.
card-evo_buried_spores = Buried Spores
    .line = The soil was dug up from below.
    .effect = Draw 2 evolutions, face down. They wait until there is a zombie player.
card-evo_alpha_strain = Alpha Strain
    .line = It gave an order.
    .effect = Draw 3 evolutions, face up. They wait until there is a zombie player.
card-evo_nest_found = Nest Found
    .line = Eggs? Do they lay eggs?
    .effect = Draw 2 evolutions, face up. Without a zombie player they are discarded. 2 bullets prevent it.

## Evolutions

evolution-long_stride = Long Stride
    .line = The knees bend the other way now.
    .effect = 1 more space in every zombie turn. Copies add up.
evolution-sprint_reflex = Sprint Reflex
    .line = It remembers running.
    .effect = Draws two cards for movement and uses the higher.
evolution-pack_surge = Pack Surge
    .line = One starts, all follow.
    .effect = All zombie players, this round: 3 more spaces in Phase D. Copies add up.
evolution-wall_crawler = Wall Crawler
    .line = Look up.
    .effect = Need not stop on entering a human's space.
evolution-second_hunger = Second Hunger
    .line = Once was not enough.
    .effect = Once: at the end of its turn, if not down, it may hunt again.
evolution-blood_trail = Blood Trail
    .line = It smells the doubt.
    .effect = With an unconfirmed human within 10 spaces its allowance is at least 6.
evolution-iron_grip = Iron Grip
    .line = Fingers like wire.
    .effect = +1 in melee. Copies add up.
evolution-twin_claws = Twin Claws
    .line = Both hands work again.
    .effect = Draws 1 extra card in melee; the best counts. Copies add up.
evolution-frenzy = Frenzy
    .line = It does not chew.
    .effect = After its attack, if still up, it may attack a second, different human on its space.
evolution-hive_link = Hive Link
    .line = They blink together.
    .effect = All zombie players: +1 in melee for each other zombie player on the space, at most +2. Copies add up.
evolution-barbed_bite = Barbed Bite
    .line = The tooth stays in.
    .effect = A human who loses to it takes 2 blood cards.
evolution-disarming_grasp = Disarming Grasp
    .line = It wants the axe.
    .effect = A human who loses to it discards one weapon used that did not break.
evolution-overpower = Overpower
    .line = A last heave.
    .effect = Once: one comparison it lost counts as won.
evolution-bone_plates = Bone Plates
    .line = The bullet flattens.
    .effect = Each round the first bullet that would kill it has no effect.
evolution-thick_skull = Thick Skull
    .line = Direct hit. Still walking.
    .effect = Once: when it would be killed, it is not.
evolution-quick_rise = Quick Rise
    .line = Down is not out.
    .effect = Rises 6 instead of 11 spaces behind the rearmost human.
evolution-ambush_rise = Ambush Rise
    .line = The ditch was not empty.
    .effect = Once: rises anywhere between the rearmost and the foremost human, at least 3 spaces from every human.
evolution-fast_rot = Fast Rot
    .line = The fever comes at once.
    .effect = All zombie players: blood cards taken from them have 1 counter less, at least 1. Copies add up.
evolution-acid_spit = Acid Spit
    .line = Stay out of range. What range?
    .effect = After moving, with no human on its space, it may spit at a human within 2 spaces who is not on the Safe Zone: that human draws a card and on 1 to 4 takes a blood card.
evolution-spore_burst = Spore Burst
    .line = Hold your breath.
    .effect = At once: every human outside the Safe Zone and within 2 spaces of a zombie player draws a card; on 1 to 3, takes a blood card.
evolution-howl = Howl
    .line = Answered from the woods.
    .effect = At once: every zombie player on the road places a walker directly ahead, or on its own space if the Safe Zone or a human is there.
evolution-blood_sense = Blood Sense
    .line = It already knows.
    .effect = At the start of its turn it may secretly look at the blood cards of one human within 10 spaces.

## Blood cards

blood-infected = Infected
    .effect = The owner becomes a zombie.
blood-clean = Not Infected
    .effect = Discarded; nothing else happens.
blood-marked_infected = Infected
    .effect = The owner becomes a zombie. The mark shows that the card belongs to the expansion.
blood-marked_clean = Not Infected
    .effect = Discarded; nothing else happens. The mark shows that the card belongs to the expansion.
blood-marked_incubating = Incubating
    .effect = Discarded; the owner takes another blood card with the full countdown. A card of the expansion.

## Conditions

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

## Gear

gear-rusty_pipe = { card-rusty_pipe }
gear-kitchen_knife = { card-kitchen_knife }
gear-baseball_bat = { card-baseball_bat }
gear-fire_axe = { card-fire_axe }
gear-machete = { card-machete }
gear-chainsaw = { card-chainsaw }
gear-own_knife = Own Kitchen Knife
    .effect = The knife everybody began with: 1 extra card. Once discarded it leaves the game.
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

## Colours, phases, windows

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-purple = purple
colour-white = white
colour-black = black
phase-setup = Setup
phase-movement = Phase A, human movement
phase-events = Phase B, events
phase-combat = Phase C1, humans against zombies
phase-betrayal = Phase C2, human against human
phase-zombies = Phase D, zombie turns
phase-blood = Phase E, blood
phase-check = Phase F, check and end
window-turn = the start of your turn
window-melee = the start of a melee
window-death = you would be killed
window-rise = you rise
window-turn_end = the end of your turn
draw-order = for the first turn
draw-move = for movement
draw-amount = for an amount
draw-fate = against fate
draw-dodge = to dodge
draw-melee = in melee
draw-tie = to break the tie
draw-countdown = for the countdown
draw-nearest = to settle who is nearest
draw-patient_zero = for Patient Zero

## Endings

ending-escaped = Escaped
    .line = The gate closes behind those who made it in time.
    .why = Whoever was through the gate in this round wins.
    .rule = NIT-201
ending-gate_closed = Last call
    .line = The gate is shut for good. Those inside are alive.
    .why = No human is left outside, or the last round is over: whoever became safe has won, and nobody else.
    .rule = NIT-203
ending-overrun = Overrun
    .line = Nobody is left to run. The road belongs to the dead.
    .why = The last human has turned. Whoever was a zombie before that phase wins.
    .rule = NIT-202
ending-no_one_left = Nobody left
    .line = The last of them fell together. Nobody was there to win.
    .why = The last humans turned together, and nobody was a zombie before: nobody wins.
    .rule = NIT-202
ending-out_of_time = Out of time
    .line = The engines at the gate have stopped. Nobody is coming any more.
    .why = The last round is over and nobody was through the gate: nobody wins.
    .rule = NIT-205

## Options

option-distance = Distance
    .help = The number of the Safe Zone space, from 30 to 120. 0 takes the usual road: 40 spaces for two players, 50, 60, 70, 70, 80 and 90 for three to eight.
option-start_bullets = Starting Bullets
    .help = How many bullets every human begins with.
option-start_weapon = Starting Weapon
    .help = What every human holds at the start.
option-start_weapon-none = None
    .help = Everybody starts with empty hands.
option-start_weapon-kitchen_knife = Kitchen Knife
    .help = Everybody starts with a kitchen knife that is no card of the deck; once discarded it leaves the game.
option-walker_spacing = Walker Spacing
    .help = A walker stands on every space that is a multiple of this number, from 5 to 20. 0 means no walkers at the start.
option-countdown = Countdown
    .help = In how many rounds a blood card is revealed.
option-countdown-1 = 1 round
    .help = A blood card is revealed in the round it is taken.
option-countdown-2 = 2 rounds
    .help = A blood card is revealed in the next round.
option-countdown-3 = 3 rounds
    .help = The usual countdown.
option-countdown-4 = 4 rounds
    .help = Doubt lasts a round longer than usual.
option-countdown-5 = 5 rounds
    .help = Doubt lasts two rounds longer than usual.
option-countdown-drawn = Drawn
    .help = Each blood card gets half a determination card in counters, 1 to 5, drawn openly.
option-victory_mode = Victory Mode
    .help = When the game ends for humans.
option-victory_mode-first_in = First In
    .help = The game ends in the first check with somebody through the gate; all who are through then win.
option-victory_mode-last_call = Last Call
    .help = Whoever is through is safe and has won; the others play on until no human is left on the road.
option-preset = Difficulty
    .help = Sets starting bullets, walker spacing and countdown together.
option-preset-normal = Normal
    .help = As the three options say.
option-preset-easy = Easy
    .help = 3 starting bullets, walker spacing 20.
option-preset-hard = Hard
    .help = No starting bullets.
option-preset-nightmare = Nightmare
    .help = No starting bullets, walker spacing 5, countdown 2.
option-nightmare = Nightmare
    .help = Play with the marked cards: 48 events, 42 evolutions, 18 blood cards, and combat between humans. Off takes all of it out again.
option-nm_events = Nightmare Events
    .help = The 48 marked event cards and the evolution deck. Only with the expansion.
option-nm_blood = Nightmare Blood
    .help = The 18 marked blood cards. Only with the expansion.
option-pvp = Human Combat
    .help = Phase C2. Only with the expansion; without it the Riot Vest does nothing.
option-pvp_unarmed_reading = Unarmed Reading
    .help = Whose missing weapon the rule of three means.
option-pvp_unarmed_reading-aggressors = The aggressors'
    .help = Aggressors without a weapon need three winners to kill.
option-pvp_unarmed_reading-target = The target's
    .help = A target without a weapon dies only if three aggressors win; a target with one dies if a single aggressor wins.
option-pvp_gunfire_draws = Gunfire Draws
    .help = How many cards somebody under fire from several shooters draws.
option-pvp_gunfire_draws-per_player = One card
    .help = One card for all bullets.
option-pvp_gunfire_draws-per_bullet = One per bullet
    .help = One card for each bullet, until one hits.
option-pvp_target_engages = Target Engages
    .help = The target, too, may open the melee.
option-pvp_join_counts = Joining Counts
    .help = Joining a combat uses up your own combat against that target this round.
option-patient_zero = Patient Zero
    .help = The player with the lowest card starts as a zombie far behind the others.
option-restless_walkers = Restless Walkers
    .help = At the start of Phase D every walker moves 1 space towards the nearest human.
option-barter = Barter
    .help = At the start of Phase C humans on one space may give each other gear.
option-solo = Solo
    .help = Seat 1 is the only person, with one to three automated seats; Patient Zero is drawn among the automated ones.
option-max_rounds = Round Limit
    .help = After so many rounds the game ends without a winner.

## Decisions

ask-colour = Choose your colour.
ask-gate = You are on the Safe Zone: wait, or draw and go back?
    .rules = NIT-041
ask-drink = { $spaces } spaces so far. Drink the Energy Drink for 4 more?
    .rules = NIT-030
ask-move = How far do you go? Up to { $spaces } spaces, in one direction.
    .rules = NIT-031 NIT-032 NIT-033 NIT-034
ask-jump = Jump forward? Up to { $spaces } spaces.
    .rules = NIT-054
ask-clear = Zombies block the way, with { $spaces } spaces left. Shoot, or stop here?
    .rules = NIT-034 NIT-035 NIT-036 NIT-037
ask-pick_up = Gear lies here. What do you take?
    .rules = NIT-042 NIT-153
ask-keep_two = Three weapons, two hands: which one goes?
    .rules = NIT-153
ask-pledge = { $card }: { $missing ->
        [one] 1 bullet is
       *[other] { $missing } bullets are
    } missing to prevent it. How many do you pledge?
    .rules = NIT-061 NIT-062 NIT-063 NIT-064
ask-field_test = Field Test: reveal a blood card at once?
    .rules = NIT-167 NIT-168 NIT-169
ask-ambulance = Abandoned Ambulance: discard one of your blood cards, unseen?
ask-antiviral = Use an Antiviral Shot on one of your blood cards?
    .rules = NIT-165
ask-dropped_bag = The bag tears: what do you lose?
ask-gas_leak = Gas leak: which weapon do you lose?
ask-pickpocket = Light Fingers: do you rob somebody here?
    .rules = NIT-153
ask-barter = Do you give something away?
    .rules = NIT-156
ask-shooting = Zombies on your space: do you shoot?
    .rules = NIT-065 NIT-067 NIT-070
ask-challenge = Challenge a zombie player to a melee?
    .rules = NIT-072
ask-join = { $fighter } fights. Do you join?
    .rules = NIT-075 NIT-082 NIT-083
ask-weapons = Which weapons do you use? All choose at the same time.
    .rules = NIT-076 NIT-077 NIT-155
ask-disarm = It wrests a weapon from you: which one?
ask-betrayal = Do you turn on a human whose blood is in doubt?
    .rules = NIT-090 NIT-091 NIT-094 NIT-095 NIT-097
ask-gang_up = { $initiator } turns on { $target }. Do you join the attack?
    .rules = NIT-099
ask-fire = Do you fire a bullet at { $target }?
    .rules = NIT-102 NIT-106 NIT-107
ask-fire_back = Do you fire at an aggressor? One bullet each, as long as they last.
    .rules = NIT-103 NIT-104 NIT-109
ask-engage = Do you engage { $target } in melee?
    .rules = NIT-111 NIT-118 NIT-119
ask-engage_back = Do you engage an aggressor who holds back?
    .rules = NIT-111 NIT-112 NIT-122
ask-window = Turn up a hidden evolution? The moment: { $window }.
    .rules = NIT-187 NIT-188
ask-sense = Blood Sense: look at the blood cards of a human?
ask-hunt = How far do you shamble? Up to { $spaces } spaces, in one direction.
    .rules = NIT-144 NIT-145 NIT-147
ask-spit = Acid Spit: spit at a human?
ask-attack = Whom do you attack?
    .rules = NIT-148 NIT-149
ask-frenzy = Frenzy: attack a second human?
    .rules = NIT-149
ask-overpower = Overpower: turn a comparison you lost?
ask-thick_skull = You would be killed. Use Thick Skull?
ask-second_hunger = Use Second Hunger and hunt again?
ask-ambush_rise = Use Ambush Rise? Choose a space, or rise at the usual place.
    .rules = NIT-133
ask-toll = All else is met. Do you pay the toll?
    .rules = NIT-204

## Actions

act-colour = Take { $colour }
    .name = Take a colour
act-wait = Wait on the Safe Zone
act-draw = Draw and go back
act-drink = Drink it
act-stay = Stay
act-forward = { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } forward
    .name = Forward
act-backward = { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } back
    .name = Back
act-shoot_walker = Shoot a walker
act-shoot = Shoot { $zombie }
    .name = Shoot a zombie player
act-hold_fire = Do not fire
act-take_bullet = Take one bullet
act-take_bullets = Take all bullets
act-take = Take { $gear }
    .name = Take gear
act-leave = Leave the rest
act-drop = Part with { $weapon }
    .name = Part with a weapon
act-pledge = { $bullets ->
        [0] Pledge nothing
        [one] Pledge 1 bullet
       *[other] Pledge { $bullets } bullets
    }
    .name = Pledge bullets
act-blood = Blood card no. { $card }
    .name = Choose a blood card
act-decline = No
act-lose_bullet = Lose a bullet
act-lose = Lose { $gear }
    .name = Lose gear
act-rob_bullet = Take a bullet from { $victim }
    .name = Take a bullet
act-rob_weapon = Take { $weapon } from { $victim }
    .name = Take a weapon
act-give_bullet = Give { $to } a bullet
    .name = Give a bullet
act-give = Give { $to } { $gear }
    .name = Give gear
act-challenge = Challenge { $zombie }
    .name = Challenge
act-join = Join
act-stand_back = Stand back
act-bare_hands = Use no weapon
act-wield = Use { $weapon }
    .name = Use a weapon
act-wield_both = Use both weapons
act-turn_on = Turn on { $target }
    .name = Turn on somebody
act-fire = Fire
act-fire_at = Fire at { $aggressor }
    .name = Fire at an aggressor
act-engage = Engage
act-engage_with = Engage { $aggressor }
    .name = Engage an aggressor
act-turn_up = Turn up { $evolution }
    .name = Turn up an evolution
act-keep_hidden = Turn up nothing more
act-sense = Look at the blood of { $human }
    .name = Look at blood cards
act-spit = Spit at { $human }
    .name = Spit
act-attack = Attack { $human }
    .name = Attack
act-overpower = Overpower { $human }
    .name = Overpower
act-shrug_off = Shrug it off
act-hunt_again = Hunt again
act-ambush = Rise on space { $space }
    .name = Rise in ambush
act-pay_bullets = Pay 3 bullets
act-pay_weapon = Pay with { $weapon }
    .name = Pay with a weapon

## Refusals

why-colour_taken = That colour is taken. Choose another one.
why-not_so_far = That is not within your allowance. Choose from 1 space up to the allowance, or stay.
why-one_direction = A move keeps its direction: go on the same way, or stop.
why-end_of_road = The road ends there. Humans move between Start and the Safe Zone, and whoever must be searched stops before it.
why-no_such_zombie = No such zombie stands on your space.
why-not_lying_here = Nothing of the kind lies here to be taken.
why-nothing_to_choose = That cannot be chosen here: it is out of reach, or the effect does not apply to it.
why-too_many_bullets = You can pledge no more than is missing, and no more than you hold.
why-no_challenge = You can challenge each zombie player on your space once a round: this one is not here, or you have already done so.
why-not_here = You can only turn on another human who stands on your space, and never on the Safe Zone.
why-confirmed = This human's status is confirmed: there is no unrevealed blood card.
why-already_attacked = You have already started a combat against this human this round.
why-no_bullet_for_that = You can fire at each aggressor once, and only at aggressors.
why-not_an_aggressor = Only an aggressor who is not yet engaged can be engaged.
why-human_in_the_way = A human stands in the way: entering that space ends the move.
why-zombie_limits = Zombies never enter the Safe Zone and never go further back than space −11.
why-may_not_be_attacked = This human cannot be attacked: not on your space, behind a barricade, or attacked already.
why-not_held = That is not in this player's hands, or not in use.
why-two_weapons = Nobody can hold more than two weapons.
why-cannot_give = Gear can only be given to another human on your space.
why-not_your_blood = That blood card cannot be chosen: there is none of that number, or it belongs to somebody else.
why-does_not_fit = You have no such evolution face down, or it cannot be turned up at this moment.
why-too_near = You can only rise between the rearmost and the foremost human, and at least 3 spaces from every human.
why-cannot_pay = You cannot pay the toll with that.

## Events

event-colour_chosen = { $seat } plays { $colour }.
event-starts = { $seat } is the start player.
event-patient_zero = { $seat } is Patient Zero: a zombie on space −11.
event-round = Round { $round }. { $seat } is the start player.
event-phase = { $phase }.
event-drew = { $seat } draws { $value } { $draw }.
event-foe_drew = The zombie draws { $value } { $draw }.
event-reshuffled = { $deck ->
        [0] The determination deck
        [1] The event deck
        [2] The blood deck
       *[other] The evolution deck
    } is made anew from its discard pile.
event-waited = { $seat } waits on the Safe Zone.
event-drank = { $seat } drinks: 4 more spaces.
event-moved = { $seat } moves to space { $space }.
event-stayed = { $seat } stays on space { $space }.
event-blocked = { $seat } is stopped by zombies on space { $space }.
event-jumped = { $seat } jumps to space { $space }.
event-shot_walker = { $seat } shoots a walker on space { $space }.
event-shot = { $seat } shoots at { $zombie }.
event-gained = { $seat } gains { $bullets ->
        [one] 1 bullet
       *[other] { $bullets } bullets
    }.
event-lost_bullets = { $seat } loses { $bullets ->
        [one] 1 bullet
       *[other] { $bullets } bullets
    }.
event-took = { $seat } takes { $gear }.
event-discarded = { $seat } discards { $gear }.
event-dropped = { $gear } lies on space { $space }.
event-dropped_bullets = { $bullets ->
        [one] 1 bullet lies
       *[other] { $bullets } bullets lie
    } on space { $space }.
event-gave = { $gear } passes from { $seat } to { $to }.
event-gave_bullet = A bullet passes from { $seat } to { $to }.
event-card = { $seat } draws an event on space { $space }: { $card }.
event-pledged = { $seat } pledges { $bullets ->
        [0] nothing
        [one] 1 bullet
       *[other] { $bullets } bullets
    }.
event-prevented = The bullets are paid: { $card } is prevented.
event-without_effect = { $card } has no effect.
event-walker_placed = A walker stands on space { $space }.
event-walkers_move = Every walker moves up to { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } towards the nearest human.
event-walkers_gather = { $count ->
        [one] 1 walker gathers
       *[other] { $count } walkers gather
    } on space { $space }.
event-walkers_gone = The fire clears the road; { $count ->
        [one] 1 walker is
       *[other] { $count } walkers are
    } left elsewhere.
event-blood_taken = { $seat } takes a blood card, face down, with { $counters ->
        [one] 1 counter
       *[other] { $counters } counters
    }.
event-blood_hurried = A blood card of { $seat } loses a counter.
event-blood_revealed = { $seat } reveals a blood card: { $blood }.
event-blood_discarded = A blood card of { $seat } is discarded unseen.
event-blood_sensed = { $seat } looks at the blood cards of { $human }.
event-blood_seen = You see a blood card of { $human }: { $blood }.
event-ticked = Every unrevealed blood card loses a counter.
event-turned = { $seat } is a zombie now, on space { $space }.
event-lamed = { $seat } limps: half the allowance in the next Phase A.
event-sheltered = { $seat } is behind the barricade this round.
event-darkened = No human goes further than 5 spaces in the next Phase A.
event-condition_taken = { $seat } takes on a condition: { $condition }.
event-condition_met = { $seat } has met a condition: { $condition }.
event-errand = The errand marker of { $condition } lies on space { $space }.
event-evolution_shown = Evolution: { $evolution }.
event-evolution_pending = { $card } waits beside { $seat } for a zombie player.
event-evolution_unseen = { $card }: an evolution is discarded unseen.
event-evolved = { $seat } evolves: { $evolution }.
event-hive_evolved = The whole hive evolves: { $evolution }.
event-given_hidden = { $seat } receives a hidden evolution.
event-seen_hidden = Your hidden evolution is { $evolution }.
event-used = { $seat } uses up { $evolution }.
event-expired = { $evolution } is over.
event-fights_walker = { $seat } fights a walker.
event-fights_event_zombie = { $seat } fights an event zombie{ $bonus ->
        [0] .
       *[other] {" "}with +{ $bonus }.
    }
event-fights = { $seat } fights { $zombie }.
event-joined = { $seat } joins in.
event-wielded = { $seat } uses { $weapon }.
event-result = { $seat }: { $result }.
event-foe_result = The zombie: { $result }.
event-won = { $seat } wins.
event-lost = { $seat } loses.
event-walker_killed = The walker on space { $space } is killed.
event-event_zombie_killed = The event zombie is killed.
event-plated = The bullet flattens on the bone plates of { $seat }.
event-went_down = { $seat } goes down.
event-rose = { $seat } rises on space { $space }.
event-turned_on = { $seat } turns on { $target }!
event-fired = { $seat } fires at { $target }.
event-dodged = { $seat } dodges.
event-hit = { $seat } is hit.
event-engaged = { $seat } engages { $target } in melee.
event-killed = { $seat } is killed.
event-attacked = { $seat } attacks { $human }.
event-spat = { $seat } spits acid at { $human }.
event-paid_toll = { $seat } pays the toll.
event-through = { $seat } is through the gate.
event-ended = { $ending }.

## The board

board-title = Round { $round } · { $phase } · start player { $seat }
board-road = Road
board-start = Start
board-safe_zone = Safe Zone
board-walkers = { $count ->
        [one] 1 walker
       *[other] { $count } walkers
    }
board-gear = gear
board-errand = errand
board-you = you
board-human = human
board-zombie = zombie
board-safe = safe
board-down = down
board-bullets = { $count ->
        [one] 1 bullet
       *[other] { $count } bullets
    }
board-blood = blood { $counters }
board-blood_known = { $counters } ({ $face })
board-met = met
board-hidden = { $count } hidden
board-hive = Hive
board-pending = Waiting
board-dropped = Dropped
board-dark = at most 5 spaces in Phase A
board-joined = { $seat } joins in
board-pending_cards = { $card } beside { $seat }: { $cards }
board-unknown = face down
board-decks = Decks
board-deck_sizes = determination { $fate } · events { $events } · blood { $blood } · evolutions { $evolutions } · walkers { $walkers }
board-event = Event
board-fight = Fight
board-fight_line = { $human } against { $foe }
board-walker = a walker
board-event_zombie = an event zombie
board-none = nothing

## Forecasts

forecast-to = to space { $space }
forecast-blocked = stopped on space { $space } by { $count ->
        [one] 1 zombie
       *[other] { $count } zombies
    }
forecast-gate = to the Safe Zone
forecast-contact = into a fight with { $seat }
forecast-cards = draws { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, +{ $bonus }; the zombie { $foe_cards ->
        [one] 1 card
       *[other] { $foe_cards } cards
    }, +{ $foe_bonus }
forecast-cards_human = draws { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, +{ $bonus }; the other side at most { $foe_cards ->
        [one] 1 card
       *[other] { $foe_cards } cards
    }, +{ $foe_bonus }
forecast-shot = dodged only with { $dodge } or more
forecast-reach = { $spaces ->
        [one] 1 space at most
       *[other] { $spaces } spaces at most
    }
forecast-prevents = the event is prevented

## The summary of a finished game

fact-rounds = Rounds { $value }
fact-humans = Humans at the end: { $value }
fact-zombies = Zombie players at the end: { $value }
fact-safe = Safe: { $value }

### Outbreak: names and texts.

## The game

game-name = Outbreak
game-goal = Complete the mission's goals together before the last survivor falls.
game-about = A cooperative game for one to six players on a map of streets and rooms. Each round every survivor takes three actions; then every zombie attacks or shambles toward the loudest noise, hordes split where routes tie, and zombie cards bring more. Every kill makes the survivors stronger, and the city more dangerous with them.

## Survivors

survivor-mara = Mara
    .line = Night nurse who never stops walking.
survivor-doyle = Doyle
    .line = Archive clerk who files guns in pairs.
survivor-jax = Jax
    .line = Courier nobody ever caught.
survivor-nell = Nell
    .line = Basement prepper with a list for everything.
survivor-pike = Pike
    .line = Mall guard still on shift.
survivor-wren = Wren
    .line = Roller-derby jammer.
survivor-bolt = Bolt
    .line = Locksmith, closes every argument.
survivor-ash = Ash
    .line = Fireworks maker with steady hands.
survivor-sable = Sable
    .line = Stage dancer, lands without a sound.
survivor-teal = Teal
    .line = Range instructor, counts every shell.
survivor-cass = Cass
    .line = Brass-band leader, loves an audience.
survivor-rags = Rags
    .line = Scavenger, smells worse than they do.

## Skills

skill-plus_action = +1 Action
    .effect = One more normal action each turn.
skill-damage_melee = +1 Damage: Melee
    .effect = Melee hits have 1 more damage.
skill-damage_ranged = +1 Damage: Ranged
    .effect = Ranged hits have 1 more damage, against friends too.
skill-roll_combat = +1 to dice: Combat
    .effect = Add 1 to every die of an attack, up to 6. A weapon never hits on a 1.
skill-roll_melee = +1 to dice: Melee
    .effect = Add 1 to every die of a melee attack, up to 6. A weapon never hits on a 1.
skill-roll_ranged = +1 to dice: Ranged
    .effect = Add 1 to every die of a ranged attack, up to 6. A weapon never hits on a 1.
skill-die_combat = +1 die: Combat
    .effect = Every weapon rolls one more die in an attack; a pair rolls two more.
skill-die_melee = +1 die: Melee
    .effect = Every weapon rolls one more die in a melee attack; a pair rolls two more.
skill-die_ranged = +1 die: Ranged
    .effect = Every weapon rolls one more die in a ranged attack; a pair rolls two more.
skill-free_combat = +1 free Combat Action
    .effect = One free melee or ranged attack each turn.
skill-free_move = +1 free Move Action
    .effect = One free move action each turn.
skill-free_search = +1 free Search Action
    .effect = One free search action each turn; still only one search a turn.
skill-max_range = +1 max Range
    .effect = Ranged weapons reach one zone farther, Molotovs included.
skill-zone_per_move = +1 Zone per Move
    .effect = Every move action may go one zone farther, on top of other movement skills.
skill-reroll_turn = 1 re-roll per turn
    .effect = Once a turn, roll all dice of one of your attacks again.
skill-double_batch = Double Batch
    .effect = Making a Molotov gives two, as far as the supply lasts.
skill-two_zones = 2 Zones per Move
    .effect = A move action may go one or two zones.
skill-both_hands = Both Hands
    .effect = Every weapon but the Molotov can be used in pairs: two identical cards, one in each hand.
skill-rally = Rally
    .effect = Once in your turn, free: another living survivor on the board gets one more action in its next turn.
skill-second_pick = Second Pick
    .effect = Once a turn, discard a card just drawn in a search, before it has any effect, and draw another.
skill-paired_guns = Paired Guns
    .effect = Every ranged weapon but the Molotov can be used in pairs.
skill-deep_pockets = Deep Pockets
    .effect = One more reserve slot.
skill-pick_the_fallen = Pick the Fallen
    .effect = Once a turn, after killing a zombie: one free search in your zone, even outdoors, if no zombie is there. Still only one search a turn.
skill-scrap_armor = Scrap Armor
    .effect = When a wound is about to be dealt to you, even a deadly one, you may discard one equipment card to cancel it.
skill-door_closer = Door Closer
    .effect = One action: close an open door next to your zone.
skill-ruckus = Ruckus
    .effect = Once a turn, free: the zone you stand in is the one noisiest zone until your next turn begins, or you die or leave the board.
skill-try_again = Try Again
    .effect = You may roll all dice of each of your attacks again once.
skill-pair_finder = Pair Finder
    .effect = When a search draws a weapon with the dual sign, you may take a second copy from the equipment deck.
skill-patch_up = Patch Up
    .effect = Once a turn, free: discard one wound card of a survivor in your zone, or your own.
skill-soundless = Soundless
    .effect = You make no noise: you are not counted, and your attacks and doors place no tokens. May be switched off, free, until your next turn.
skill-slip_past = Slip Past
    .effect = Leaving a zone with zombies costs nothing extra. Entering one still ends the move.
skill-steady_aim = Steady Aim
    .effect = You choose the targets of your ranged attacks freely among the zombies.
skill-starts_with = Starts with a Pistol
    .effect = Begins with a pistol in addition.
skill-paired_blades = Paired Blades
    .effect = Every melee weapon can be used in pairs.
skill-thick_skin = Thick Skin
    .effect = Ignores the first wound that zombies deal to it in each zombie turn.
skill-split_fire = Split Fire
    .effect = With two guns used together, each may target another zone, one after the other.

## Equipment

gear-pan = Pan
    .line = Yesterday's eggs still on it.
    .effect = Melee: 1 die, 6+, damage 1.
gear-baseball_bat = Baseball Bat
    .line = Bottom of the ninth, every night.
    .effect = Melee: 1 die, 3+, damage 1.
gear-crowbar = Crowbar
    .line = A polite word for every lock.
    .effect = Melee: 1 die, 4+, damage 1. Opens doors silently.
gear-fire_axe = Fire Axe
    .line = In case of emergency. This is one.
    .effect = Melee: 1 die, 4+, damage 2. Opens doors with noise.
gear-machete = Machete
    .line = Two are better than one.
    .effect = Melee: 1 die, 4+, damage 2. Dual.
gear-katana = Katana
    .line = From a shop window, and sharper than it looked.
    .effect = Melee: 2 dice, 4+, damage 1.
gear-chainsaw = Chainsaw
    .line = Everybody hears you coming.
    .effect = Melee, noisy: 5 dice, 5+, damage 2. Opens doors with noise.
gear-pistol = Pistol
    .line = Small, loud, familiar.
    .effect = Range 0–1, noisy: 1 die, 4+, damage 1. Dual.
gear-sawed_off = Sawed-Off
    .line = Two barrels, then an awkward pause.
    .effect = Range 0–1, noisy: 2 dice, 3+, damage 1. Dual. Must be reloaded with an action before it fires again in the same turn; reloaded by itself at the end of the round.
gear-shotgun = Shotgun
    .line = Stops even the big ones.
    .effect = Range 0–1, noisy: 2 dice, 4+, damage 2.
gear-sub_mg = Sub MG
    .line = Three chances, none of them good.
    .effect = Range 0–1, noisy: 3 dice, 5+, damage 1. Dual.
gear-rifle = Rifle
    .line = For those who like distance.
    .effect = Range 1–3, noisy: 1 die, 3+, damage 1. Combines with a Scope into a Sniper Rifle.
gear-sniper_rifle = Sniper Rifle
    .line = You choose; they fall.
    .effect = Range 1–3, noisy: 1 die, 3+, damage 1. You choose the targets freely.
gear-evil_twins = Evil Twins
    .line = Never seen apart.
    .effect = Range 0–1, noisy: 2 dice, 4+, damage 1. Two pistols in one slot.
gear-mas_shotgun = Ma's Shotgun
    .line = She kept the bayonet on for guests.
    .effect = As a gun: range 0–1, noisy, 2 dice, 3+, damage 2; must be reloaded like a Sawed-Off. As a blade: melee, silent, 1 die, 3+, damage 2.
gear-molotov = Molotov
    .line = Light, throw, do not stand near.
    .effect = Range 0–1, noisy. No dice: every figure in the zone is destroyed, friend and foe. Discarded when used.
gear-aaaah = Aaaah!
    .line = Someone was still in there.
    .effect = A walker appears in the searched zone. Discard this card.
gear-flashlight = Flashlight
    .line = Look twice.
    .effect = A search may draw one more card. Works from the reserve too.
gear-goalie_mask = Goalie Mask
    .line = Dented, but not by a puck.
    .effect = In a hand: discard it to discard one wound card, one you have or one being dealt to you.
gear-ammo_bullets = Plenty of Ammo (bullets)
    .line = A pocket that rattles.
    .effect = Roll all dice of a ranged attack again, once; the new result stands. Need not be equipped.
gear-ammo_shells = Plenty of Ammo (shells)
    .line = Red, heavy, reassuring.
    .effect = Roll all dice of a ranged attack again, once; the new result stands. Need not be equipped.
gear-scope = Scope
    .line = Half of a good idea.
    .effect = Combines with a Rifle into a Sniper Rifle.
gear-gasoline = Gasoline
    .line = Handle with thought.
    .effect = Combines with Glass Bottles into a Molotov.
gear-glass_bottles = Glass Bottles
    .line = Empty, for now.
    .effect = Combines with Gasoline into a Molotov.
gear-bag_of_rice = Bag of Rice
    .line = Dinner for six, if you have water.
    .effect = Food. No effect of its own; missions may ask for it.
gear-canned_food = Canned Food
    .line = The label fell off. A surprise.
    .effect = Food. No effect of its own; missions may ask for it.
gear-water = Water
    .line = Clean enough.
    .effect = Food. No effect of its own; missions may ask for it.
gear-wound = Wound
    .line = It will be felt tomorrow.
    .effect = Takes up a slot. The second one kills.

## Slots

slot-h1 = first hand
slot-h2 = second hand
slot-r1 = reserve 1
slot-r2 = reserve 2
slot-r3 = reserve 3
slot-r4 = reserve 4
place-own_h1 = own first hand
place-own_h2 = own second hand
place-own_r1 = own reserve 1
place-own_r2 = own reserve 2
place-own_r3 = own reserve 3
place-own_r4 = own reserve 4
place-their_h1 = their first hand
place-their_h2 = their second hand
place-their_r1 = their reserve 1
place-their_r2 = their reserve 2
place-their_r3 = their reserve 3
place-their_r4 = their reserve 4
hand-h1 = first hand
hand-h2 = second hand
hands-h1 = first hand
hands-h2 = second hand
hands-both = both hands

## Zombies and levels

zombie-walker = walker
zombie-fatty = fatty
zombie-abomination = Abomination
zombie-runner = runner
level-blue = blue
level-yellow = yellow
level-orange = orange
level-red = red

## The map

way-north = north
way-east = east
way-south = south
way-west = west
colour-red = red
colour-blue = blue
colour-green = green
car-car_1 = car 1
car-car_2 = car 2
car-car_3 = car 3
car-car_4 = car 4
carseat-driver = the driver's seat
carseat-passenger_1 = passenger seat 1
carseat-passenger_2 = passenger seat 2
carseat-passenger_3 = passenger seat 3
token-token_1 = objective 1
token-token_2 = objective 2
token-token_3 = objective 3
token-token_4 = objective 4
token-token_5 = objective 5
token-token_6 = objective 6
token-token_7 = objective 7
token-token_8 = objective 8
token-token_9 = objective 9
token-token_10 = objective 10
recipe-sniper_rifle = Sniper Rifle
recipe-molotov = Molotov
reroll-try_again = Try Again
reroll-reroll_turn = 1 re-roll per turn
reroll-ammo = Plenty of Ammo
lure-noise = the loudest noise
lure-sight = the survivors it sees
lure-nearby = the loudest survivors it can reach
lure-behind_doors = the loudest noise, behind closed doors
lure-ruckus = a ruckus

## Endings

ending-won = Mission complete
    .line = Nobody cheers. Everybody breathes.
    .why = All goals of the mission are met.
    .rule = OUT-240
ending-wiped_out = Wiped out
    .line = The street goes quiet, one voice at a time.
    .why = No survivor is alive on the board, and the goals are not met.
    .rule = OUT-241
ending-out_of_time = Out of time
    .line = The night is longer than the plan.
    .why = The last round is over, and the goals are not met.
    .rule = OUT-246a
ending-too_few = Too few left
    .line = The rest sit down and do not get up again.
    .why = Fewer survivors are left than the mission needs.
    .rule = OUT-242
ending-first_death = One too many
    .line = All of us, or none of us.
    .why = A survivor has died, and with Iron Team that loses the mission.
    .rule = OUT-242

## Options

option-mission = Mission
    .help = The map, its goals and its special rules.
option-mission-fire_drill = Fire Drill
    .help = Tutorial, 1 to 6 survivors. Two supply crates, one quiet block, one way out: learn the trade before the block wakes up.
option-mission-larder_run = Larder Run
    .help = Easy, 3 to 6 survivors. The pantry at home is empty; three kitchens across the street are not.
option-mission-dead_switch = Dead Switch
    .help = Medium, 4 to 6 survivors. The substation still hums. Someone has to pull both levers, and someone has the key.
option-mission-borrowed_keys = Borrowed Keys
    .help = Medium, 4 to 6 survivors. Two cars, two sets of keys somewhere in five flats, and a whole street of pedestrians.
option-mission-hold_the_line = Hold the Line
    .help = Hard, 4 to 6 survivors. Light three signal fires, get back behind the brick, and last until the radio answers.
option-mission-big_game = Big Game
    .help = Medium, 4 to 6 survivors. Something the size of a delivery van is coming down Main Street. Bring fire.
option-mission-long_haul = Long Haul
    .help = Hard, 4 to 6 survivors. Five relays on the way to the bridge; nobody crosses until the line is patched.
option-mission-red_line = Red Line
    .help = Hard, 4 to 6 survivors. No errand today. Just clear the square until the square gives up.
option-preset = Preset
    .help = Which way the options below go unless they are chosen one by one.
option-preset-seed = Seed
    .help = The rules of our seed: zombies follow noise alone, hordes split in two, a lack of figures gives one extra action.
option-preset-published = Published
    .help = The published rules: zombies go for survivors they see, hordes split over all routes, a lack of figures gives an extra turn, and more.
option-sight_first = Sight First
    .help = Whether a zombie that sees survivors goes for the noisiest of those it sees.
option-sight_first-preset = As the preset
    .help = Off with Seed, on with Published.
option-sight_first-off = Off
    .help = Zombies go toward the noisiest zone, whatever they see.
option-sight_first-on = On
    .help = A zombie that sees survivors goes for the noisiest zone with survivors that it sees, as long as there is noise anywhere.
option-split_all = Split All
    .help = Whether a horde splits over all routes or into two groups.
option-split_all-preset = As the preset
    .help = Off with Seed, on with Published.
option-split_all-off = Off
    .help = Two groups; the leader chooses which two of three or four ways are used.
option-split_all-on = On
    .help = A group for every possible first step, all equally large.
option-typed_ammo = Typed Ammo
    .help = Whether ammo cards fit every gun.
option-typed_ammo-preset = As the preset
    .help = Off with Seed, on with Published.
option-typed_ammo-off = Off
    .help = Plenty of Ammo works for every gun that rolls dice.
option-typed_ammo-on = On
    .help = Bullets are for Pistol, Evil Twins, Rifle and Sniper Rifle, shells for Sawed-Off, Shotgun and Ma's Shotgun.
option-mask_prevents_only = Mask Prevents Only
    .help = Whether the goalie mask can also heal a wound you already have.
option-mask_prevents_only-preset = As the preset
    .help = Off with Seed, on with Published.
option-mask_prevents_only-off = Off
    .help = In your own turn it may also discard a wound card you already have.
option-mask_prevents_only-on = On
    .help = It only cancels a wound at the moment it is dealt.
option-free_rearrange = Free Rearranging
    .help = Whether a search lets you put your things in order.
option-free_rearrange-preset = As the preset
    .help = Off with Seed, on with Published.
option-free_rearrange-off = Off
    .help = Rearranging takes a gear action.
option-free_rearrange-on = On
    .help = After a search the survivor may rearrange its whole inventory for free.
option-free_equip = Free Equipping
    .help = When a drawn card may go straight into a hand.
option-free_equip-preset = As the preset
    .help = Empty hands with Seed, hand by hand with Published.
option-free_equip-empty_hands = Empty hands
    .help = Only if neither hand holds equipment.
option-free_equip-per_hand = Hand by hand
    .help = Into any empty hand.
option-shortage = Shortage
    .help = What a lack of figures gives to that kind of zombie.
option-shortage-preset = As the preset
    .help = One action with Seed, a turn with Published.
option-shortage-action = One action
    .help = One extra action, for runners too.
option-shortage-turn = A turn
    .help = A whole extra turn: two actions for runners.
option-turn_order = Turn Order
    .help = Whether survivors or players take turns.
option-turn_order-preset = As the preset
    .help = By survivor with Seed, by player with Published.
option-turn_order-character = By survivor
    .help = The start marker goes from survivor to survivor; all act one by one in clockwise order.
option-turn_order-player = By player
    .help = The start marker goes from player to player; each player activates all own survivors in any order.
option-crew = Crew
    .help = Which survivors can be dealt.
option-crew-all12 = All twelve
    .help = Every survivor of the game.
option-crew-base6 = Base six
    .help = Mara, Doyle, Jax, Nell, Pike and Wren only.
option-deal = Deal
    .help = How survivors come to players.
option-deal-random = Random
    .help = Dealt at random.
option-deal-draft = Draft
    .help = Players in seating order pick one survivor at a time; gear is still dealt at random.
option-start = Start Character
    .help = Who begins.
option-start-random = Random
    .help = Chosen at random.
option-start-chosen = Chosen
    .help = The host picks one of the dealt survivors.
option-zombies_hold = Zombies Hold
    .help = Leaving a zone costs one more action for each zombie in it.
option-search_clear = Search Clear
    .help = A zone with zombies in it cannot be searched.
option-friendly_fire = Friendly Fire
    .help = Shots and cars hit survivors first. Off for beginners; Molotovs kill everybody even then.
option-deck = Zombie Deck
    .help = How kind the zombie cards are.
option-deck-full = Full
    .help = All 42 cards, as far as the mission uses them.
option-deck-easy = Easy
    .help = Without the cards z36 to z42: no early Abomination, no extra turns, no manholes.
option-deck-hard = Hard
    .help = At least the yellow line of every card is used.
option-stocked = Stocked
    .help = Each survivor also starts with the first weapon it draws from the equipment deck.
option-survivors = Survivors
    .help = How many survivors there are in all, at least one for each player and as many as the mission is made for.
option-survivors-standard = By the table
    .help = Four for one player, six for two or three, one each for four to six.
option-survivors-1 = 1
    .help = A lone survivor.
option-survivors-2 = 2
    .help = Two survivors.
option-survivors-3 = 3
    .help = Three survivors.
option-survivors-4 = 4
    .help = Four survivors.
option-survivors-5 = 5
    .help = Five survivors.
option-survivors-6 = 6
    .help = Six survivors.
option-iron_team = Iron Team
    .help = The first death loses the mission.
option-round_limit = Round Limit
    .help = The mission is lost at the end of this round; 0 means no limit. A mission's own limit comes first.
option-carry_over = Carry Over
    .help = A campaign: the missions follow one another. A survivor at orange at the end of a mission takes one of its equipment cards along, at red two, and finds them in its reserve at the next start. The dead return as newcomers with nothing.

## The decisions; `.rules` are the rules that matter to each, `.name` an action by itself

ask-turn = { $survivor }: what now?
    .rules = OUT-032 OUT-033 OUT-037 OUT-038
ask-move_on = { $survivor } may move on with the same action. Where to?
    .rules = OUT-044 OUT-045
ask-drive_on = { $survivor } may drive one more zone. Where to?
    .rules = OUT-222 OUT-225 OUT-226
ask-place_card = { $survivor } has { $gear }. What becomes of it?
    .rules = OUT-056 OUT-057 OUT-058 OUT-059 OUT-060 OUT-061
ask-draw_on = { $survivor } may draw another card.
    .rules = OUT-052 OUT-055
ask-pair = { $survivor } may take a second { $gear } from the deck.
ask-swap = { $survivor }: which two slots change places?
    .rules = OUT-077 OUT-079 OUT-083a OUT-144
ask-exchange = { $survivor } and { $partner }: which two slots change places?
    .rules = OUT-078 OUT-080 OUT-083a OUT-144
ask-agree = { $survivor } offers { $partner } this exchange. Agreed?
    .rules = OUT-081 OUT-083b
ask-merge = { $survivor } may combine two cards.
    .rules = OUT-083 OUT-122 OUT-134
ask-second_zone = { $survivor }: which zone does the second gun fire at?
ask-reroll = { $survivor }: keep this roll?
    .rules = OUT-102 OUT-103 OUT-104
ask-target = { $survivor }: who is hit?
    .rules = OUT-089 OUT-092 OUT-093 OUT-094 OUT-110
ask-guard = { $survivor } is about to be wounded.
    .rules = OUT-147 OUT-148
ask-lose_card = { $survivor } is wounded. Which card is lost?
    .rules = OUT-142
ask-skill = { $survivor } reaches { $level }. Which skill?
    .rules = OUT-156 OUT-157 OUT-158
ask-reward = { $survivor }: which card do you take?
ask-leave = { $survivor } stands in the exit. Leave the board?
    .rules = OUT-243 OUT-246
ask-car_leave = { $survivor }: does { $car } leave through the exit?
    .rules = OUT-244
ask-along = { $survivor }: go along in { $car }, or step out?
    .rules = OUT-244
ask-victim = Zombies attack in { $zone }; { $wounds ->
        [one] one wound is
       *[other] { $wounds } wounds are
    } still to be dealt. Who takes the next?
    .rules = OUT-170 OUT-171
ask-split = The horde in { $zone } can go more than two ways. Which two does it take?
    .rules = OUT-186 OUT-188 OUT-189
ask-lead = Which way does the Abomination in { $zone } go?
    .rules = OUT-193 OUT-194
ask-activate = Whose turn is next?
ask-choose_start = Who is the start character?
    .rules = OUT-026
ask-draft = Pick a survivor.
ask-carry = { $survivor } may take a card along to the next mission.

act-move = Move to { $zone }
    .name = Move
    .rules = OUT-041 OUT-042 OUT-043 OUT-044 OUT-045 OUT-046 OUT-047
act-search = Search
    .name = Search
    .rules = OUT-048 OUT-049 OUT-051 OUT-052 OUT-055
act-search_car = Search { $car }
    .name = Search a car
    .rules = OUT-231 OUT-232 OUT-233
act-open_door = Open the door to the { $way } ({ $tool })
    .name = Open a door
    .rules = OUT-066 OUT-068 OUT-069 OUT-070 OUT-076 OUT-214
act-close_door = Close the door to the { $way }
    .name = Close a door
    .rules = OUT-067 OUT-071 OUT-072
act-change = Change gear
    .name = Change gear
    .rules = OUT-077 OUT-079 OUT-083 OUT-083a
act-exchange = Exchange gear with { $partner }
    .name = Exchange gear
    .rules = OUT-078 OUT-080 OUT-081 OUT-083a OUT-083b
act-shoot = Shoot at { $zone } ({ $hands })
    .name = Shoot
    .rules = OUT-086 OUT-087 OUT-088 OUT-089 OUT-090 OUT-099 OUT-100
act-split_fire = Fire at { $zone } first ({ $first }), then at another zone
    .name = Split fire
act-throw = Throw a Molotov at { $zone }
    .name = Throw a Molotov
    .rules = OUT-115 OUT-116 OUT-117 OUT-118 OUT-120
act-melee = Strike ({ $hands })
    .name = Strike
    .rules = OUT-110 OUT-111 OUT-112 OUT-113 OUT-114
act-reload = Reload
    .name = Reload
    .rules = OUT-106 OUT-107 OUT-108
act-car_in = Get into { $car }, { $seat }
    .name = Get into a car
    .rules = OUT-124 OUT-219 OUT-220
act-car_out = Get out of the car
    .name = Get out of the car
    .rules = OUT-220
act-car_seat = Change to { $seat }
    .name = Change seats
    .rules = OUT-221
act-drive = Drive to { $zone }
    .name = Drive
    .rules = OUT-222 OUT-223 OUT-225 OUT-227
act-objective = Take or activate the objective
    .name = Objective
    .rules = OUT-125 OUT-126 OUT-127 OUT-128
act-noise = Make noise
    .name = Make noise
    .rules = OUT-129 OUT-139
act-pass = Pass
    .name = Pass
    .rules = OUT-037
act-end_turn = End the turn
    .name = End the turn
    .rules = OUT-038
act-discard = Discard what is in { $slot }
    .name = Discard
    .rules = OUT-084
act-mask = Use the Goalie Mask
    .name = Use the mask
    .rules = OUT-146 OUT-147 OUT-148
act-patch_up = Patch up { $survivor }
    .name = Patch up
act-ruckus = Make a ruckus
    .name = Ruckus
act-rally = Rally { $survivor }
    .name = Rally
act-soundless_off = Be heard
    .name = Be heard
act-stop = Stop here
    .name = Stop
act-keep = Put it into { $slot }
    .name = Keep it
    .rules = OUT-057 OUT-058
act-combine = Combine it; the result goes into { $slot }
    .name = Combine
    .rules = OUT-060 OUT-061
act-drop = Do not keep it
    .name = Do not keep it
act-second_pick = Draw another instead
    .name = Second Pick
act-draw_on = Draw another card
    .name = Draw on
act-take_pair = Take the second copy
    .name = Take the pair
act-swap = Swap { $a } and { $b }
    .name = Swap
act-done = Done
    .name = Done
act-accept = Agree
    .name = Agree
act-refuse = Refuse
    .name = Refuse
act-merge = Make a { $recipe }
    .name = Combine
act-keep_roll = Keep the roll
    .name = Keep the roll
act-reroll = Roll again ({ $source })
    .name = Roll again
act-hit = Hit { $zombie_id ->
        [abomination] the Abomination
       *[other] a { $zombie }
    }
    .name = Hit
act-hit_survivor = { $survivor }
    .name = Name a survivor
act-take_wound = Take the wound
    .name = Take the wound
act-scrap = Discard what is in { $slot } and cancel the wound
    .name = Scrap Armor
act-lose = Lose what is in { $slot }
    .name = Lose a card
act-choose_skill = { $skill }
    .name = Choose a skill
act-pick = Take { $gear }
    .name = Take
act-leave = Leave
    .name = Leave
act-stay = Stay
    .name = Stay
act-step_out = Step out
    .name = Step out
act-split = { $first } and { $second }
    .name = Two ways
act-lead = To the { $way }
    .name = This way
act-pick_survivor = { $survivor }
    .name = Name a survivor
act-carry = Take along what is in { $slot }
    .name = Take along

## Refusals

why-not_chosen = That survivor cannot be named here.
why-not_in_pool = That survivor is not in the pool.
why-cannot_start = That survivor is not on the board.
why-no_actions = No action is left for this.
why-no_skill = That takes a skill the survivor does not have, has already used this turn or cannot use for this.
why-not_adjacent = A move goes to a connected neighbouring zone.
why-held_back = Zombies hold the survivor back: there are not enough actions to leave.
why-way_blocked = A wall or a closed door is in the way.
why-in_car = First get out of the car.
why-outdoors = Only rooms can be searched.
why-already_searched = Each survivor searches only once a turn.
why-zombies_here = No searching while zombies are in the zone.
why-hands_full = A drawn card goes into a hand only if neither hand holds equipment.
why-no_slot = That slot is not free.
why-no_recipe = That card combines with nothing.
why-part_missing = The other part is missing, or the result cannot go there.
why-aaaah = Aaaah! gives no item.
why-nothing_to_draw = There is no card left to draw.
why-no_closer = Only a survivor with Door Closer can close doors.
why-no_door = There is no closed door on that side.
why-no_opener = No door opener in that hand.
why-no_open_door = There is no open door on that side.
why-locked = That door is locked until the mission unlocks its colour.
why-no_partner = There is no such companion in the zone.
why-same_cards = That would change nothing.
why-refused_before = That partner has refused in this turn.
why-no_swap = Those two places cannot be swapped.
why-nothing_there = There is no equipment to discard there.
why-no_gun = No ranged weapon in that hand.
why-out_of_range = That zone is out of sight or out of range.
why-no_target = There is no zombie in that zone.
why-wrong_order = Hits go to humans first, then walkers, fatties and the Abomination, runners.
why-humans_first = Survivors there are hit first.
why-not_there = No such target is there.
why-no_pair = Both hands can be used only with two identical weapons that have the dual sign.
why-no_ammo = There is no ammo card for this attack.
why-reroll_spent = That re-roll is used up for this attack.
why-unloaded = The gun is empty: reload first.
why-nothing_to_reload = No empty gun is in hand.
why-no_melee = A melee attack takes a melee weapon in hand and a zombie in the own zone.
why-no_molotov = No Molotov is in hand.
why-no_supply = No Molotov is left in the supply.
why-not_in_car = The survivor is not in a car.
why-no_token = There is no objective here to take on foot.
why-no_reward = That is not offered here.
why-no_such_slot = There is no card in that slot, or no such slot.
why-no_card_there = There is no equipment card in that slot.
why-wound_card = A wound card cannot be discarded or given away.
why-mask_not_now = The mask cannot be used now.
why-mask_not_worn = The mask must be in a hand.
why-not_orange = That is none of the two orange skills.
why-not_red = That is none of the three red skills.
why-not_in_zone = That survivor is not there.
why-no_such_ways = The horde cannot take these two ways.
why-no_such_way = The Abomination cannot go that way.
why-no_room_in_car = Getting in takes a car in the zone, an empty seat and no zombies.
why-seat_taken = That seat cannot be taken.
why-not_driving = Only the driver drives, along connected street zones.
why-not_drivable = This car cannot be driven (yet).
why-no_car_here = There is no such car in the zone, or zombies are in it too.
why-nothing_in_car = That car has nothing more to give.
why-not_from_car = That cannot be done from inside a car.

## Events; one with `.joins` continues the line of the event before it

event-dealt = { $survivor } starts with { $gear }.
event-joined = { $survivor } joins { $seat }.
event-start_marker = { $survivor } is the start character.
event-start_player = { $seat } has the start marker.
event-round = Round { $round }.
event-turn = { $survivor }'s turn: { $actions } actions.
event-moved = { $survivor } moves from { $start } to { $to }.
event-noise = Noise in { $zone }: { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } now.
event-door_opened = { $survivor } opens the door between { $zone } and { $other } ({ $tool }).
event-door_closed = { $survivor } closes the door between { $zone } and { $other }.
event-searched = { $survivor } searches { $zone }.
event-searched_car = { $survivor } searches { $car }.
event-drew = { $survivor } draws { $gear }.
    .joins = yes
event-received = { $survivor } receives { $gear }.
    .joins = yes
event-nothing_found = { $survivor } finds nothing.
    .joins = yes
event-second_pick = { $survivor } discards { $gear } and draws another.
event-placed = { $survivor } keeps { $gear } ({ $slot }).
event-combined = { $survivor } makes a { $gear }.
event-discarded = { $survivor } discards { $gear }.
event-changed = { $survivor } changes gear.
event-shifted = { $survivor } now has { $gear } ({ $slot }).
event-offered = { $survivor } offers { $partner } an exchange.
event-exchanged = { $survivor } and { $partner } exchange gear.
event-refused = { $partner } refuses; all cards go back.
event-reloaded = { $survivor } reloads.
event-attacked = { $survivor } attacks { $zone } with { $gear }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
event-threw = { $survivor } throws a Molotov at { $zone }.
event-rolled = A { $die }: { $hit ->
        [1] a hit.
       *[other] a miss.
    }
    .joins = yes
event-rerolled = { $survivor } rolls again: { $source }.
event-absorbed = The { $zombie } in { $zone } shrugs off a hit.
event-killed = { $survivor } kills { $zombie_id ->
        [abomination] the Abomination
       *[other] a { $zombie }
    } in { $zone }.
event-burned = { $count } × { $zombie } burn in { $zone }.
event-ran_over = { $survivor } runs over { $zone }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
event-shot_friend = { $survivor } hits { $friend }!
event-wounded = { $survivor } is wounded.
event-shrugged_off = { $survivor } ignores the wound: Thick Skin.
event-masked = { $survivor } discards the Goalie Mask instead.
event-scrapped = { $survivor } gives up { $gear } and cancels the wound.
event-healed = A wound of { $survivor } is gone.
event-died = { $survivor } dies in { $zone }.
event-experience = { $survivor } gains { $gained } experience: { $total }.
    .joins = yes
event-level = { $survivor } reaches level { $level }.
event-skill = { $survivor } has a new skill: { $skill }.
event-ruckus = { $survivor } makes a ruckus in { $zone }.
event-rallied = { $survivor } rallies { $friend }: one more action.
event-soundless_off = { $survivor } can be heard.
event-car_in = { $survivor } sits in { $car }, { $seat }.
event-car_out = { $survivor } gets out of { $car }.
event-drove = { $survivor } drives { $car } to { $to }.
event-objective = { $survivor } takes { $token } in { $zone }: { $colour }.
event-switched_on = { $survivor } switches on { $token } in { $zone }.
event-spawn_active = Zombies now come from { $zone }, too.
event-exit_open = The exit { $zone } is open.
event-unlocked = The { $colour } doors are unlocked.
event-car_unlocked = { $car } can be driven now.
event-escaped = { $survivor } escapes.
event-car_left = { $car } leaves.
event-zombie_turn = The zombies' turn.
event-zombies_attack = Zombies attack in { $zone }: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
event-heard = Those in { $zone } head for { $target } (noise { $noise }): { $why }.
event-marched = { $count } × { $zombie }: { $start } to { $to }.
event-split_up = The horde in { $zone } splits into { $groups }.
event-added = { $count } × { $zombie } from the stock make the groups equal.
event-short = Not enough figures: every { $zombie } takes an extra { $turn ->
        [1] turn
       *[other] action
    }.
event-extra_turn = Every { $zombie } takes an extra turn.
event-card = { $card } for { $zone }, line { $level }.
event-appeared = { $count } × { $zombie } in { $zone }.
    .joins = yes
event-reshuffled = The deck is reshuffled.
event-round_over = End of round { $round }.
event-carries = { $survivor } takes { $gear } along.
event-next_mission = Mission complete. The next one: { $number ->
        [1] Larder Run
        [2] Dead Switch
        [3] Borrowed Keys
        [4] Hold the Line
        [5] Big Game
        [6] Long Haul
       *[other] Red Line
    }.
event-ended = { $ending }. Team score: { $score }.

## The board

board-round = Round { $round } · danger { $level } · { $mission }
board-stock = Stock
board-legend = W walker · F fatty · A Abomination · R runner · D door · L locked · / open door
board-legend_marks = x objective · + switch · v spawn · > exit · c car · o manhole · ! noise
board-active = { $survivor }: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left
board-free = free: { $list }
board-free_move = move
board-free_combat = attack
board-free_search = search
board-dead = dead
board-escaped = escaped
board-wounded = wounded
board-empty = –
board-fired = (empty)
board-goals = Goals
board-goal_taken = take the objectives ({ $done }/{ $all })
board-goal_switches = switch on ({ $done }/{ $all })
board-goal_escaped = all living leave, at least { $min } ({ $done } gone)
board-goal_food = { $food } food carried out ({ $done })
board-goal_killed = kill { $count } × { $zombie } ({ $done })
board-goal_level_any = one at { $level }
board-goal_level_all = all at { $level }
board-goal_round = hold until the end of round { $round }
board-goal_building = all living in building { $building }
board-goal_team = lost below { $min } survivors
board-goal_limit = lost after round { $round }
board-deck = Decks
board-decks = { $gear } equipment, { $zombies } zombie cards
board-ahead = Next step
board-ahead_horde = { $count } from { $zone } to { $to } (noise { $noise } in { $target })
board-ahead_stay = { $count } in { $zone } stay
board-ahead_attack = { $count } in { $zone } attack

## Forecasts

forecast-cost = { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
forecast-dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $accuracy }+, damage { $damage }
forecast-order = hit first: { $first }
forecast-friends = DANGER: { $names } would be hit first
forecast-burns = destroys everything in { $zone }, friend and foe
forecast-suicide = DEADLY: the thrower burns too
forecast-noise = 1 noise token
forecast-rooms = first door of a building: { $count ->
        [one] 1 zombie card
       *[other] { $count } zombie cards
    }
forecast-token = 5 experience

## The summary of a finished game

fact-score = Team score { $value }
fact-mission = Mission: { $value }
fact-rounds = Rounds { $value }
fact-survivors = Survivors alive or escaped { $value }
fact-experience = Experience { $value }
fact-killed_walkers = Walkers killed { $value }
fact-killed_runners = Runners killed { $value }
fact-killed_fatties = Fatties killed { $value }
fact-killed_abominations = Abominations killed { $value }
fact-wounds = Wounds taken { $value }
fact-friendly_wounds = Wounds by friends { $value }

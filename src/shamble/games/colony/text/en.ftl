### Colony: names and texts.

## The game

game-name = Colony
game-goal = Fulfil your own secret objective; most need the colony's common one.
game-about = A winter colony for two to five. Everybody leads a few survivors and holds one secret objective; one of them may want the colony to fall. Each round brings a crisis, action dice to spend on searching, fighting and building, and a crossroads card that your neighbour keeps hidden until its moment comes.

## Options

option-mode = Mode
    .help = Who plays against whom. By itself the table chooses: with two players co-op, otherwise hidden objectives.
option-mode-auto = Automatic
    .help = Co-op with two players unless an option speaks of betrayers; hidden objectives otherwise.
option-mode-hidden = Hidden objectives
    .help = Everybody gets a secret objective, and one of the cards in the pool is of betrayal.
option-mode-coop = Co-op
    .help = No secret objectives and no exile; the hardcore side of the main objective; all win or lose together.
option-mode-duel = Duel
    .help = Two players only, experimental. Each has a loyal and a betrayal objective. If the main objective is completed the loyal ones count; otherwise whoever alone fulfils the betrayal one wins. No exile.
option-objective = Main objective
    .help = The common objective: agreed on, or drawn at random.
option-objective-random = Random
    .help = One of the ten, drawn at random.
option-objective-mo_samples = We Need More Samples
    .help = { main-mo_samples.effect }
option-objective-mo_until_thaw = Until the Thaw
    .help = { main-mo_until_thaw.effect }
option-objective-mo_clear_town = Clear the Town
    .help = { main-mo_clear_town.effect }
option-objective-mo_nailed_shut = Nailed Shut
    .help = { main-mo_nailed_shut.effect }
option-objective-mo_bare_walls = Bare Walls
    .help = { main-mo_bare_walls.effect }
option-objective-mo_more_plates = More Plates Than Cans
    .help = { main-mo_more_plates.effect }
option-objective-mo_full_shed = The Full Shed
    .help = { main-mo_full_shed.effect }
option-objective-mo_clinic_notes = The Clinic Notes
    .help = { main-mo_clinic_notes.effect }
option-objective-mo_stove = Keep the Stove Lit
    .help = { main-mo_stove.effect }
option-objective-mo_no_empty_hands = No Empty Hands
    .help = { main-mo_no_empty_hands.effect }
option-hardcore = Hardcore
    .help = The hardcore side of the main objective, with secret objectives.
option-betrayal = Betrayal
    .help = Only one loyal card per player goes into the pool: a betrayer is much more likely.
option-no_betrayer = Without a traitor
    .help = No betrayal card in the pool: an easier game.
option-family = Family filter
    .help = Crossroads cards with mature references are left out.
option-elimination = Player elimination
    .help = Whoever loses the whole group is out of the game instead of getting a new survivor.
option-first_game = First game
    .help = We Need More Samples on its normal side (in co-op the hardcore side).
option-space_first = Space before barricade
    .help = An arriving zombie takes an empty space first and breaks a barricade only when there is none.
option-theft = Theft on a hit
    .help = A hit on a survivor also takes a random hand card from its controller.
option-attract_upto = Attract up to 2
    .help = Attract moves 0, 1 or 2 zombies by choice.
option-threshold_all = First printing
    .help = The crisis threshold counts exiled players too.
option-fp_vote = Vote on the token
    .help = Before the first player token is passed, all who are not exiled vote on keeping it.
option-noise_coin = Noise coin
    .help = A noise token brings a zombie on 4 to 6 instead of 1 to 3: the same chance.
option-general_only = Short crossroads deck
    .help = Only the 48 general crossroads cards: more of them fire.

## Questions

ask-lead = Choose your leader among your four survivors.
    .rules = COL-045 COL-046 COL-047 COL-049
ask-keep = Choose another survivor to keep.
    .rules = COL-045 COL-046 COL-048
ask-turn = Any actions in any order, until the turn is ended.
    .rules = COL-074 COL-075 COL-100
ask-modify = { $survivor }: what else do you use?
    .rules = COL-111 COL-112 COL-113 COL-130 COL-132
ask-entrance = Which entrance? ({ $purpose })
    .rules = COL-105 COL-137 COL-145
ask-survivor = Which survivor? ({ $purpose })
    .rules = COL-157 COL-159 COL-252
ask-place = Which location? ({ $purpose })
    .rules = COL-093 COL-145 COL-255 COL-256
ask-die = Which die? ({ $purpose })
    .rules = COL-064 COL-065 COL-098
ask-value = Which value shall it show?
    .rules = COL-065
ask-card = Which card? ({ $purpose })
    .rules = COL-128 COL-129 COL-131 COL-157 COL-325 COL-327
ask-seat = Which player? ({ $purpose })
    .rules = COL-020 COL-157
ask-option = { $card }: which option?
    .rules = COL-082 COL-083 COL-084 COL-085
ask-amount = How many? ({ $purpose })
    .rules = COL-143 COL-315
ask-vote = { $card }: up or down?
    .rules = COL-019 COL-084 COL-086 COL-087
ask-exile = Shall { $seat } be exiled?
    .rules = COL-204 COL-205 COL-206 COL-207 COL-208 COL-224
ask-token = Shall the first player token stay where it is?
    .rules = COL-305 COL-306
ask-vote_tie = { $card }: the votes are tied. You decide: up or down?
    .rules = COL-019 COL-086
ask-exile_tie = The votes are tied. You decide: shall { $seat } be exiled?
    .rules = COL-208 COL-209
ask-token_tie = The votes are tied. You decide: shall the first player token stay where it is?
    .rules = COL-019 COL-305
ask-confirm = { $purpose }?
    .rules = COL-020 COL-057 COL-072
ask-bite = The bite reaches { $survivor }: kill, or roll?
    .rules = COL-236 COL-237 COL-238 COL-241 COL-242
ask-cancel_bite = { $survivor } is bitten: discard a medicine card to cancel it?
    .rules = COL-022 COL-233 COL-242
ask-noise = Stop, or make noise for another card?
    .rules = COL-126 COL-127 COL-135 COL-284
ask-want = What do you ask { $seat } for?
    .rules = COL-188 COL-190 COL-193 COL-194
ask-give = { $seat } asks for a card. Do you give one?
    .rules = COL-188 COL-189 COL-190 COL-193
ask-play_it = You were given { $item }: how do you play it?
    .rules = COL-189 COL-191 COL-192
ask-consent = Shall { $survivor } take { $gear }?
    .rules = COL-197 COL-198 COL-199
ask-send = You are exiled: who leaves the colony, and where to?
    .rules = COL-214 COL-215 COL-216
ask-heal = { $survivor }: heal a wound or a frostbite?
    .rules = COL-235
ask-bunks = New Bunks: which survivor do you pass on?
    .rules = COL-252
ask-aim = { $survivor }: attack a zombie? Otherwise a survivor.
    .rules = COL-104 COL-116

## Actions

act-lead = { $survivor } leads
    .name = Leader
act-keep = Keep { $survivor }
    .name = Keep
act-end_turn = End the turn
act-attack = { $survivor } attacks a zombie with a { $die }
    .name = Attack a zombie
    .rules = COL-104 COL-105 COL-106 COL-107
act-strike = { $survivor } attacks a survivor with a { $die }
    .name = Attack a survivor
    .rules = COL-116 COL-117 COL-118 COL-119 COL-120
act-search = { $survivor } searches with a { $die }
    .name = Search
    .rules = COL-122 COL-123 COL-125 COL-128
act-barricade = { $survivor } builds a barricade with a { $die }
    .name = Barricade
    .rules = COL-136 COL-137
act-clean = { $survivor } cleans waste with a { $die }
    .name = Clean waste
    .rules = COL-138 COL-139
act-attract = { $survivor } attracts zombies with a { $die }
    .name = Attract
    .rules = COL-142 COL-143 COL-144
act-ability = Use the ability of { $survivor }
    .name = Ability
    .rules = COL-146 COL-147 COL-148
act-copy = Felix uses the ability of { $ability }
    .name = Copied ability
    .rules = COL-151
act-greenhouse = Owen's greenhouse: a { $die } for 2 food
    .name = Greenhouse
    .rules = COL-094 COL-146
act-play = Play { $item }
    .name = Play a card
    .rules = COL-152 COL-154 COL-155 COL-158
act-equip = Equip { $item }
    .name = Equip
    .rules = COL-160 COL-161 COL-162
act-use = Use { $gear }
    .name = Use equipment
    .rules = COL-024 COL-025
act-contribute = Add { $item } to the crisis
    .name = Add to the crisis
    .rules = COL-167 COL-169 COL-170 COL-171
act-contribute_gear = Add the equipped { $gear } to the crisis
    .name = Equipment to the crisis
    .rules = COL-168
act-store = Add { $item } to the main objective
    .name = Add to the objective
    .rules = COL-173 COL-174 COL-175
act-store_gear = Add the equipped { $gear } to the main objective
    .name = Equipment to the objective
    .rules = COL-176
act-move = { $survivor } moves to { $place }
    .name = Move
    .rules = COL-177 COL-178 COL-179 COL-180
act-drive = { $survivor } moves to { $place } with fuel
    .name = Move with fuel
    .rules = COL-164
act-spend_food = Spend { $tokens } food to raise a { $die }
    .name = Spend food
    .rules = COL-183 COL-184 COL-185
act-eat = Play a food card to raise a { $die }
    .name = Eat a food card
    .rules = COL-186 COL-187
act-request = Ask { $seat } for a card
    .name = Ask for a card
    .rules = COL-188 COL-189
act-hand_over = Hand { $gear } over
    .name = Hand over
    .rules = COL-197 COL-198 COL-199a
act-call_exile = Call a vote to exile { $seat }
    .name = Call an exile vote
    .rules = COL-200 COL-201 COL-203 COL-210
act-clinic = Visit the clinic: a hand card for healing
    .name = Clinic
    .rules = COL-329
act-rest = Rest: all dice, heal everybody of yours
    .name = Rest
    .rules = COL-072
act-choose = { $survivor }
    .name = Survivor
act-entrance = { $entrance }
    .name = Entrance
act-at = { $place }
    .name = Location
act-die = A { $die }
    .name = Die
act-card = { $item }
    .name = Card
act-seat = { $seat }
    .name = Player
act-option = Option { $number }
    .name = Option
act-amount = { $amount }
    .name = Number
act-send = { $survivor } goes to { $place }
    .name = Send away
act-with_gear = With { $gear }
    .name = With equipment
act-with_ability = With the ability of { $ability }
    .name = With an ability
act-with_attached = With { $attached }
    .name = With a card
act-go = Go ahead
act-noise = Make noise
act-light = Make noise with the flashlight
act-stop = Stop searching
act-want = A card with the symbol { $symbol }
    .name = A symbol
act-want_item = { $item }
    .name = A certain card
act-play_it = Use its effect
act-kill_it = Kill the survivor: the bite ends here
act-roll_it = Roll the exposure die
act-heal_wound = Heal a wound
act-heal_frost = Heal a frostbite
act-yes = Yes
act-no = No
act-done = Done

## What a choice is for

purpose-equip = to equip the item
purpose-heal = to heal
purpose-wound = to take a wound
purpose-frost = to take a frostbite
purpose-expose = to be exposed
purpose-place = to be placed
purpose-strike = to attack
purpose-give_away = to give away
purpose-take_over = to take over
purpose-hold_back = who is held back this turn
purpose-new_leader = to lead your group
purpose-hand_over = to receive the item
purpose-attack = to make the attack
purpose-arrest = to arrest
purpose-kill_zombie = where a zombie is killed
purpose-barricade = for a barricade
purpose-take_zombie = where a zombie comes from
purpose-put_zombie = where zombies go
purpose-remove_zombie = where a zombie is removed
purpose-spend = to spend
purpose-raise = to raise by 1
purpose-lower = to lower by 1
purpose-reroll = to roll again
purpose-set_value = to set to a value
purpose-keep = to keep
purpose-bottom = next to go under the deck
purpose-fetch = to fetch
purpose-discard = to put on the waste pile
purpose-lose = to lose
purpose-offer = to offer
purpose-put_in = to put into the pot
purpose-keep_one = the one to keep
purpose-take = to take
purpose-eat = the food card to eat
purpose-drill = a food card for one more die
purpose-gift = who gets this card
purpose-from = where zombies come from
purpose-peek = to look at
purpose-shoot = where to shoot
purpose-noise = where the noise is
purpose-enter = where to enter
purpose-look = whose secret to see
purpose-steal = whom to take a card from
purpose-medicine = medicine to the gone pile
purpose-pill = Use a medicine card rather than a die
purpose-specimen = Expose Ruth at the specimen table
purpose-end_card = End this card
purpose-swap_crises = Swap the two crises
purpose-rescue = a straggler to take
purpose-amount_zombies = zombies that come
purpose-amount_food = food to pay
purpose-which = which one is meant
purpose-beside = the other one there
purpose-swap_out = who leaves the colony
purpose-swap_in = who comes to the colony and leaves a space
purpose-input = the card to use up
purpose-drill_first = Dawn Drill before The Specimen Table
purpose-sled_first = The snowmobile's noise before the wound at the School
purpose-enter_first = who comes in first
purpose-draw_first = who draws a new survivor first

## Which survivors a choice is among

whom-own = one of yours
whom-own_at_colony = one of yours at the Colony
whom-own_at_grocery = one of yours at the Grocery Store
whom-own_at_library = one of yours at the Library
whom-own_outside = one of yours away from the colony
whom-own_outside_among_zombies = one of yours among zombies
whom-follower = one of your followers
whom-any = any survivor
whom-target = a survivor of another player there
whom-healed_by_card = somebody hurt within reach
whom-hurt_beside = somebody hurt there
whom-hurt_at_colony = one of yours hurt at the Colony
whom-hurt = somebody hurt
whom-lover = one of the two
whom-other_lover = the other of the two
whom-beside_exile = one of yours beside an exile
whom-exile_beside = the exile there
whom-sheep = somebody beside your exile
whom-watcher = one of yours who watches
whom-soldiers_neighbour = somebody beside Cole
whom-patient = one of yours
whom-out_of_hospital = somebody who makes room
whom-swapped = somebody to change places with
whom-receiver = somebody there
whom-lamp_bearer = one of yours who can attack
whom-watched = the other one there
whom-waiting = somebody who waits
whom-group = one of your group

## Endings

ending-achieved = Main objective completed
    .line = What the colony set out to do is done.
    .why = The main objective held when it was checked.
    .rule = COL-299
ending-rounds_out = Out of time
    .line = The last round is over and the work is not done.
    .why = The round marker has come to 0, and the main objective is not completed.
    .rule = COL-303
ending-morale_lost = Morale is gone
    .line = Nobody believes in the colony any more.
    .why = Morale is 0, and the main objective counts as not completed.
    .rule = COL-307
ending-stove_out = The stove went out
    .line = There was not enough fuel, and the cold came in.
    .why = Less fuel lay there than was due, and the main objective is not completed.
    .rule = COL-300
ending-all_eliminated = Nobody is left
    .line = The last group has been lost.
    .why = Every player has been eliminated: nobody wins.
    .rule = COL-259

## Refusals

why-used_this_round = That has been used this round already. It is ready again next round.
why-not_dealt = That survivor is not among those dealt to you, or you keep it already.
why-no_such_die = You have no unused die with that value.
why-only_at_turn_start = That can only be done at the beginning of the turn, before any other action.
why-option_impossible = The cost or condition of that option cannot be met.
why-no_attachment = There is no such attached card that could serve here.
why-die_too_low = The die shows too little for that.
why-not_your_survivor = That is not one of your survivors in play.
why-no_zombie_there = There is no zombie there.
why-no_target = The target must be another player's survivor at the same location.
why-no_search_here = The colony cannot be searched.
why-deck_empty = The item deck there is empty.
why-no_empty_space = There is no empty entrance space there.
why-not_at_colony = Only a survivor at the colony can do that.
why-no_waste = The waste pile is empty.
why-nothing_to_attract = No zombie could come there, or not so many.
why-wrong_place = The survivor must be at the place that is named there.
why-not_available = That item or ability does not serve here.
why-card_not_held = You hold no such card that you may use now.
why-no_medicine = You hold no medicine card.
why-wrong_kind_of_card = That card is not played in this way.
why-must_choose = This choice cannot be declined.
why-no_effect = It would do nothing at all.
why-not_a_target = That cannot be chosen here.
why-no_fuel = You hold no fuel card.
why-no_room = There is not enough room for those who would come.
why-not_equipped = No survivor of yours bears that item.
why-exiled = Exiled players cannot add cards to the crisis.
why-objective_takes_none = The main objective takes no such card.
why-starter_card = Starter cards do not count there.
why-no_crisis = There is no open crisis in this round.
why-moved_already = That survivor has moved in this turn already.
why-no_space = There is no free survivor space there, or it stands there already.
why-exile_to_colony = Exiled survivors cannot go to the colony.
why-no_food = There is not enough food in the supply.
why-die_at_six = A die cannot go beyond 6.
why-exile_food = Only exiles eat food cards from hand; the others spend food tokens.
why-nobody_to_ask = Ask another player who is still in the game.
why-cannot_play_now = A card that is given must be played at once, and that one could not be.
why-refused_already = That player has refused this kind of card in this turn.
why-nobody_to_take_it = Nobody there may take it in this turn.
why-no_exile_vote = There is no such vote: not on oneself, not in co-op, not in a duel.
why-vote_called = Only one vote can be called in a turn.
why-not_nominable = Only a player who is neither exiled nor out can be nominated.
why-not_to_leave = Only your survivors at the colony have to leave.
why-no_survivors_left = The survivor deck is empty.
why-no_lasting_rule = No card in play allows that.
why-card_forbids = A card forbids it.

## Events

event-objective = Main objective: { $objective }. Morale { $morale }, round marker { $rounds }.
event-leads = { $seat } is led by { $survivor }.
event-joined = { $survivor } joins { $seat } at { $place }.
event-first_player = { $seat } has the first player token.
event-round = Round { $round }.
event-crisis = Crisis: { $crisis }.
event-no_crisis = There is no crisis in this round.
event-rolled = { $seat } rolls { $dice } action dice.
event-turn = { $seat }'s turn.
event-crossroad_drawn = { $seat } draws the crossroads card.
event-crossroad_seen = The crossroads card of this turn: { $card }.
event-crossroad = Crossroads for { $seat }: { $card }.
event-crossroad_option = { $card }: option { $option }.
event-no_option = { $card }: no option is possible.
event-morale = Morale is { $morale } (+{ $gain }, −{ $loss }).
event-food = Food is { $food } (+{ $gain }, −{ $loss }).
event-starved = There is not enough to eat: { $tokens } starvation in the supply.
event-helpless = { $helpless } helpless survivors at the colony (+{ $gain }, −{ $loss }).
event-helpless_killed = { $count } helpless killed.
event-waste = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in the waste pile: morale −{ $loss }.
event-exposed = { $survivor } is exposed: { $face }.
event-wounded = { $survivor } is wounded ({ $wounds }).
event-frostbitten = { $survivor } is frostbitten ({ $frost }).
event-healed = { $survivor } is healed.
event-killed = { $survivor } is killed at { $place }.
event-removed = { $survivor } leaves the game.
event-spreads = The bite reaches { $survivor } at { $place }.
event-bite_cancelled = { $seat } discards medicine: the bite does nothing.
event-new_leader = { $survivor } now leads { $seat }.
event-group_lost = { $seat } has lost the whole group; the hand is gone.
event-eliminated = { $seat } is out of the game.
event-waiting = { $survivor } finds no room and waits.
event-zombies = { $count ->
    [one] A zombie comes
   *[other] { $count } zombies come
} to { $place }.
event-barricade_broken = A barricade at { $place } breaks.
event-overrun = { $place } is overrun.
event-zombie_killed = { $survivor } kills a zombie at { $place }.
event-sample = The sample roll is { $roll }: { $samples ->
    [one] 1 sample
   *[other] { $samples } samples
}.
event-zombies_removed = { $count ->
    [one] A zombie disappears
   *[other] { $count } zombies disappear
} from { $place }.
event-barricaded = { $count ->
    [one] A barricade
   *[other] { $count } barricades
} at { $place }.
event-barricades_gone = All barricades at { $place } are gone.
event-attracted = A zombie walks from { $origin } to { $place }.
event-noise = Noise at { $place }: { $noise }.
event-noise_rolled = The noise at { $place }: { $roll }.
event-moved = { $survivor } goes from { $origin } to { $place }.
event-placed = { $survivor } is placed at { $place }.
event-attacked = { $survivor } attacks at { $place }.
event-struck = { $survivor } attacks { $target } and rolls { $roll }: { $hit ->
        [0] a miss.
       *[other] a hit.
    }
event-searched = { $survivor } searches { $place } and looks at { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-found = You find { $item }.
event-kept = { $seat } keeps { $cards }.
event-kept_card = You keep { $item }.
event-cleaned = { $survivor } clears away { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-ability = { $survivor } uses the ability of { $ability }.
event-played = { $seat } plays { $item }.
event-equipped = { $survivor } carries { $gear }.
event-gear_used = { $survivor } uses { $gear }.
event-contributed = { $seat } adds a card to the crisis.
event-contributed_gear = { $seat } adds { $gear } to the crisis.
event-stored = { $seat } adds { $item } to the main objective.
event-die_spent = { $seat } spends a { $die }.
event-die_changed = A die of { $seat } goes from { $old } to { $new }.
event-rerolled = { $seat } rolls a { $old } again: { $new }.
event-requested = { $seat } asks { $asked } for a card: { $symbol }.
event-requested_item = { $seat } asks { $asked } for { $item }.
event-gave = { $seat } gives { $item } to { $to }.
event-refused = { $seat } gives nothing.
event-handed = { $survivor } is handed { $gear }.
event-declined = { $seat } declines.
event-vote_called = { $seat } calls a vote to exile { $nominee }.
event-voted = { $seat } votes { $yes ->
        [0] no.
       *[other] yes.
    }
event-exiled = { $seat } is exiled.
event-not_exiled = { $seat } stays.
event-secret_shown = { $seat } shows { $secret }.
event-exile_objective = Your exiled objective: { $objective }.
event-secret_seen = You see the secret of { $seat }: { $secret }.
event-looked = { $seat } looks at something { $at } hides.
event-saw = You see { $item } in the hand of { $seat }.
event-peeked_deck = { $seat } looks at the top card of { $place }.
event-saw_top = On top of { $place }: { $item }.
event-peeked_crises = { $seat } looks at the next crises.
event-saw_crisis = You see the crisis { $crisis }.
event-revealed = { $item } is turned up at { $place }.
event-drew = { $seat } takes { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} from { $place }.
event-drew_card = You take { $item }.
event-took = { $seat } takes { $item }.
event-stole = { $seat } takes a card from { $victim }.
event-stole_card = The card was { $item }.
event-lost_cards = { $seat } gives { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} away.
event-lost_card = { $seat } loses { $item }.
event-to_waste = { $item } goes on the waste pile.
event-offered = { $seat } offers { $item }.
event-die_offered = { $seat } offers a { $die }.
event-together_done = Together: { $done ->
        [0] it was not enough.
       *[other] it is done.
    }
event-attached = { $attached } stays with { $survivor }.
event-lasting = From now on: { $lasting }.
event-rolled_die = { $seat } rolls a { $roll }.
event-crisis_card = In the crisis: { $item }.
event-crisis_total = { $matching } match, { $others } do not; { $needed } needed.
event-crisis_failed = { $crisis } is not prevented.
event-crisis_prevented = { $crisis } is prevented.
event-given_survivor = { $survivor } goes over from { $seat } to { $to }.
event-put_in_pot = { $seat } has put { $cards } into the pot.
event-pot_won = { $seat } takes the pot: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-stove = The stove: { $due } fuel missing, { $left } left.
event-colony_phase = Colony phase.
event-revealed_secret = { $seat } had { $secret }.
event-revealed_exile = In exile { $seat } had { $objective }.
event-won = { $seat } has won.
event-ended = The game is over: { $ending }.

## Conditions of objectives, as they are ticked

board-samples = so far { $count }
board-stored = { $what } stored: { $count }
board-condition_main_done = main objective completed
board-condition_morale_at_most = morale { $number } or less
board-condition_hand = { $number } or more in hand: { $what }
board-condition_hand_size = { $number } or more cards in hand
board-condition_only = only { $what } in hand
board-condition_most_cards = more cards in hand than every other player
board-condition_equipped = { $number } or more equipped: { $what }
board-condition_held_or_equipped = { $number } or more in hand or equipped: { $what }
board-condition_barricades = { $number } or more barricades at the colony
board-condition_unhurt = none of your survivors hurt
board-condition_all_hurt = each of your survivors hurt
board-condition_helpless = { $number } or more helpless survivors
board-condition_betrayers_exiled = every betrayer exiled
board-condition_more_survivors = at least { $number } more survivors than every other player
board-condition_survivors_exactly = exactly { $number } survivors
board-condition_survivors = { $number } or more survivors
board-condition_waste_at_most = at most { $number } cards in the waste pile
board-condition_buried = { $number } or more survivors removed from the game
board-condition_all_at_colony = all your survivors at the colony
board-condition_none_at_colony = none of your survivors at the colony
board-condition_empty_decks = { $number } or more item decks empty
board-condition_equipped_in_all = { $number } or more items equipped
board-condition_zombies_on_board = { $number } or more zombies on the board
board-condition_starvation = { $number } or more starvation tokens
board-condition_samples = { $number } samples
board-condition_round = round { $number } survived
board-condition_fuel_paid = fuel of round { $number } paid
board-condition_zombies_outside_at_most = at most { $number } zombies at the other locations
board-condition_zombies_at_colony_at_most = at most { $number } zombies at the colony
board-condition_barricaded_outside = a barricade at each other location
board-condition_stored = { $number } on the objective: { $what }
board-condition_food = { $number } food
board-condition_food_per_member = { $number } food for each player who is not exiled
board-condition_all_armed = everybody has a weapon equipped
board-condition_weapons_in_all = { $number } weapons equipped in all

## The board

board-head = Round { $round } · marker { $marker } · morale { $morale } · food { $food } · starvation { $starvation } · waste { $waste }
board-main = Objective
board-crisis = Crisis
board-none = none
board-hard = hardcore
board-given = contributed: { $cards }
board-place = { $place }: zombies { $zombies }, barricades { $barricades } of { $room }
board-deck = deck { $cards }, noise { $noise }
board-helpless = helpless { $count }
board-player = { $seat }: hand { $cards } · dice { $dice }
board-first = first player
board-active = at turn
board-exile = exiled
board-out = out
board-hand = Your hand
board-secret = Your objective
board-crossroad = Crossroads you hold
board-met = [x] { $condition }
board-open = [ ] { $condition }
board-unknown = [?] { $condition }
board-lasting = Lasting
board-look = You look at

## Facts of a finished game

fact-ending = Ending: { $value }
fact-morale = Morale { $value }
fact-rounds = Rounds { $value }
fact-main = Objective: { $value }
fact-winners = Winners { $value }

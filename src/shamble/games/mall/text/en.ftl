### Mall: names and texts.

## The game

game-name = Mall
game-goal = When the helicopters come, have the crew whose survivors are worth the most points.
game-about = A game of votes, bluff and secret destinations for three to six players, about an hour long. Everybody runs a small crew in a shopping mall that the zombies want to get into. Each round there is a truck to search, a Chief of Security to elect and a place to run to; where the doors give way, those present vote on who is thrown to the zombies. Promises cost nothing and bind nobody.

## Places

place-restroom = Restroom
    .line = Three stalls, one door, no paper.
    .effect = Room for 3.
place-cachou = Cachou
    .line = Plenty of mannequins; some of them breathe.
    .effect = Room for 4. Closed from the start with 3 or 4 players.
place-toy_store = Toy Store
    .line = The shelves squeak when you lean on them.
    .effect = Room for 4.
place-parking = Parking Lot
    .line = One truck, no walls.
    .effect = No limit, and no walls: every zombie here eats somebody. Those here vote on who searches the truck. Its zombies leave at the end of every round.
place-security_hq = Security HQ
    .line = Nine monitors, one chair worth fighting for.
    .effect = Room for 3. Those here elect the Chief of Security.
place-supermarket = Supermarket
    .line = Lots of room, far too many doors.
    .effect = Room for 6. Four zombies always get in.

## Characters

character-pin_up = Pin-Up
    .effect = 7 points, strength 1, 1 vote. The one location with the most Pin-Ups draws an extra zombie.
character-tough_guy = Tough Guy
    .effect = 5 points, strength 2, 1 vote. Counts as two when zombies try to get in.
character-gunman = Gunman
    .effect = 3 points, strength 1, 2 votes.
character-little_girl = Little Girl
    .effect = 1 point, strength 1, 1 vote. In the game with three players only.

## Colours and crews

colour-yellow = yellow
    .crew = Night Shift
colour-red = red
    .crew = Away Team
colour-blue = blue
    .crew = Patrol Nine
colour-green = green
    .crew = Back Forty
colour-black = black
    .crew = Grey Suits
colour-brown = brown
    .crew = Block Party

## Kinds of card

kind-threat = Threat
    .effect = { effect-threat }
kind-camera = Security Camera
    .effect = { effect-camera }
kind-sprint = Sprint
    .effect = { effect-sprint }
kind-hardware = Hardware
    .effect = { effect-hardware }
kind-weapon_1 = Weapon (one shadow)
    .effect = { effect-weapon_1 }
kind-weapon_2 = Weapon (two shadows)
    .effect = { effect-weapon_2 }
kind-hidden = Hidden
    .effect = { effect-hidden }
effect-threat = Before a vote: one more vote for you, in the vote and its re-vote.
effect-camera = In phase C: look at the four covered dice.
effect-sprint = At your move: one of your characters ends in any open location with room other than your destination, even where it started.
effect-hardware = Where zombies attack and you are present: strength +1 for this attack. Not on the Parking Lot, nor against four or more at the Supermarket.
effect-weapon_1 = Where zombies attack and you are present: kills 1 zombie.
effect-weapon_2 = Where zombies attack and you are present: kills up to 2 zombies.
effect-hidden = Where zombies attack: one of your characters there cannot be the victim and cannot vote for the rest of the round. It still holds the door.
weapon-weapon_1 = Weapon (one shadow)
weapon-weapon_2 = Weapon (two shadows)

## The 21 cards

card-threat_1 = Threat
    .line = “We are doing this my way.”
    .effect = { effect-threat }
card-threat_2 = Threat
    .line = “We are doing this my way.”
    .effect = { effect-threat }
card-threat_3 = Threat
    .line = “We are doing this my way.”
    .effect = { effect-threat }
card-camera_1 = Security Camera
    .line = The picture is grainy, the teeth are not.
    .effect = { effect-camera }
card-camera_2 = Security Camera
    .line = The picture is grainy, the teeth are not.
    .effect = { effect-camera }
card-camera_3 = Security Camera
    .line = The picture is grainy, the teeth are not.
    .effect = { effect-camera }
card-sprint_1 = Sprint
    .line = Second thoughts, fast legs.
    .effect = { effect-sprint }
card-sprint_2 = Sprint
    .line = Second thoughts, fast legs.
    .effect = { effect-sprint }
card-sprint_3 = Sprint
    .line = Second thoughts, fast legs.
    .effect = { effect-sprint }
card-hardware_1 = Hardware
    .line = Nails, planks and very little time.
    .effect = { effect-hardware }
card-hardware_2 = Hardware
    .line = Nails, planks and very little time.
    .effect = { effect-hardware }
card-hardware_3 = Hardware
    .line = Nails, planks and very little time.
    .effect = { effect-hardware }
card-fire_axe = Fire Axe
    .line = Break glass, then everything else.
    .effect = { effect-weapon_1 }
card-ball_bat = Ball Bat
    .line = Batting practice.
    .effect = { effect-weapon_1 }
card-pistol = Pistol
    .line = One bullet, one problem less.
    .effect = { effect-weapon_1 }
card-shotgun = Shotgun
    .line = Both barrels.
    .effect = { effect-weapon_2 }
card-chainsaw = Chainsaw
    .line = Garden department, aisle nine.
    .effect = { effect-weapon_2 }
card-grenade = Grenade
    .line = Count to three, then duck.
    .effect = { effect-weapon_2 }
card-hidden_1 = Hidden
    .line = Nobody in here but us coats.
    .effect = { effect-hidden }
card-hidden_2 = Hidden
    .line = Nobody in here but us coats.
    .effect = { effect-hidden }
card-hidden_3 = Hidden
    .line = Nobody in here but us coats.
    .effect = { effect-hidden }

## Phases

phase-setup = Setup
phase-truck = Phase A: search the truck
phase-election = Phase B: elect the Chief
phase-arrival = Phase C: the zombies arrive
phase-destinations = Phase D: choose destinations
phase-moves = Phase E: move
phase-attack = Phase F: the attack
holding-none = none
holding-some = at least one

## Endings

ending-few_survivors = Few survivors
    .line = The rotors are loud enough to wake the dead. They are awake already.
    .why = So few characters are left that the helicopters take them all. The most points on living characters win.
    .rule = MAL-223
ending-gathered = All in one room
    .line = One door, one crowd, one winch cable.
    .why = All living characters met in one location. The most points on living characters win.
    .rule = MAL-222
ending-both = Few, and all in one room
    .line = Whoever is left fits into one cabin.
    .why = Few characters are left, and all of them met in one location. The most points on living characters win.
    .rule = MAL-222

## Options

option-first_chief = First Chief
    .help = Who starts with the badge.
option-first_chief-oldest = The oldest
    .help = The oldest by the ages given below; a draw among equals, so a draw among all if no age is given.
option-first_chief-random = A draw
    .help = A draw among all seats.
option-first_chief-seat_0 = The first seat
    .help = Always the first seat.
option-outsider_threat = Outsiders' Threat
    .help = A player without a character at the location may play Threat too: it counts if a re-vote comes and that player votes. Off: only players present may play it.
option-outsider_abstain = Outsiders Abstain
    .help = In a re-vote, players without a character at the location may abstain. Off: they must vote.
option-gathering = Gathering
    .help = When all survivors standing in one location counts as a reason for the game to end.
option-gathering-any_moment = Any moment
    .help = At any moment of the round, even if they part again.
option-gathering-end_of_round = End of the round
    .help = Only at the end of phase F.
option-zombie_return = Zombie Return
    .help = When an eliminated player may place a zombie at the end of phase D.
option-zombie_return-next_round = Next round
    .help = In the round after the elimination only.
option-zombie_return-every_round = Every round
    .help = In every round from then on.
option-zombie_return-never = Never
    .help = Not at all.
option-always_ask = Always Ask
    .help = In card windows, at the cameras and at their moves all players are asked, even if they can only pass. Slower, and nothing can be read from a pause.
option-claims = Claims
    .help = Anybody may at any time announce the four dice, a card or a promise with one tap, true or not, to the table or in a whisper to one player. Nothing in the game depends on it, and the replay shows afterwards what it was worth.
option-age_0 = Age, seat 1
    .help = 1 to 130; 0 if not given. Only used to find the oldest player, and never shown to the others at the table. Ignored for a seat that is not taken.
option-age_1 = Age, seat 2
    .help = 1 to 130; 0 if not given. Only used to find the oldest player, and never shown to the others at the table. Ignored for a seat that is not taken.
option-age_2 = Age, seat 3
    .help = 1 to 130; 0 if not given. Only used to find the oldest player, and never shown to the others at the table. Ignored for a seat that is not taken.
option-age_3 = Age, seat 4
    .help = 1 to 130; 0 if not given. Only used to find the oldest player, and never shown to the others at the table. Ignored for a seat that is not taken.
option-age_4 = Age, seat 5
    .help = 1 to 130; 0 if not given. Only used to find the oldest player, and never shown to the others at the table. Ignored for a seat that is not taken.
option-age_5 = Age, seat 6
    .help = 1 to 130; 0 if not given. Only used to find the oldest player, and never shown to the others at the table. Ignored for a seat that is not taken.
option-colour_0 = Colour, seat 1
    .help = Every seat has a colour of its own; with three players only yellow, red and blue. Ignored for a seat that is not taken.
option-colour_0-auto = Left over
option-colour_0-yellow = Yellow
option-colour_0-red = Red
option-colour_0-blue = Blue
option-colour_0-green = Green
option-colour_0-black = Black
option-colour_0-brown = Brown
option-colour_1 = Colour, seat 2
    .help = Every seat has a colour of its own; with three players only yellow, red and blue. Ignored for a seat that is not taken.
option-colour_1-auto = Left over
option-colour_1-yellow = Yellow
option-colour_1-red = Red
option-colour_1-blue = Blue
option-colour_1-green = Green
option-colour_1-black = Black
option-colour_1-brown = Brown
option-colour_2 = Colour, seat 3
    .help = Every seat has a colour of its own; with three players only yellow, red and blue. Ignored for a seat that is not taken.
option-colour_2-auto = Left over
option-colour_2-yellow = Yellow
option-colour_2-red = Red
option-colour_2-blue = Blue
option-colour_2-green = Green
option-colour_2-black = Black
option-colour_2-brown = Brown
option-colour_3 = Colour, seat 4
    .help = Every seat has a colour of its own; with three players only yellow, red and blue. Ignored for a seat that is not taken.
option-colour_3-auto = Left over
option-colour_3-yellow = Yellow
option-colour_3-red = Red
option-colour_3-blue = Blue
option-colour_3-green = Green
option-colour_3-black = Black
option-colour_3-brown = Brown
option-colour_4 = Colour, seat 5
    .help = Every seat has a colour of its own; with three players only yellow, red and blue. Ignored for a seat that is not taken.
option-colour_4-auto = Left over
option-colour_4-yellow = Yellow
option-colour_4-red = Red
option-colour_4-blue = Blue
option-colour_4-green = Green
option-colour_4-black = Black
option-colour_4-brown = Brown
option-colour_5 = Colour, seat 6
    .help = Every seat has a colour of its own; with three players only yellow, red and blue. Ignored for a seat that is not taken.
option-colour_5-auto = Left over
option-colour_5-yellow = Yellow
option-colour_5-red = Red
option-colour_5-blue = Blue
option-colour_5-green = Green
option-colour_5-black = Black
option-colour_5-brown = Brown
option-show_counts = Show Hand Sizes
    .help = Everybody sees how many cards the others hold. Off: they have to count for themselves.

## Questions; `.rules` are the rules that matter to them

ask-place = Setup: place one of your characters where a die shows.
    .rules = MAL-035 MAL-037 MAL-038 MAL-039 MAL-041
ask-window = { $place }, before the vote: play a card, or pass.
    .rules = MAL-047 MAL-048 MAL-050 MAL-051 MAL-237
ask-vote = { $place }: { $phase_id ->
        [truck] who searches the truck?
        [election] who becomes Chief of Security?
       *[attack] who loses a character to the zombies?
    } Vote, in secret.
    .rules = MAL-053 MAL-054 MAL-057 MAL-058 MAL-060
ask-revote = { $place }, a tie: { $phase_id ->
        [truck] who searches the truck?
        [election] who becomes Chief of Security?
       *[attack] who loses a character to the zombies?
    } Vote again, among those tied.
    .rules = MAL-065 MAL-066 MAL-067 MAL-068 MAL-235
ask-keep = The truck: which card do you keep?
    .rules = MAL-090 MAL-091
ask-give = The truck: which card do you give away?
    .rules = MAL-092 MAL-093 MAL-094
ask-hand_to = The truck: who gets the card?
    .rules = MAL-092 MAL-095 MAL-096
ask-camera = The dice lie covered: use a Security Camera to look?
    .rules = MAL-114 MAL-115 MAL-117
ask-announce = You are the elected Chief: announce your destination first.
    .rules = MAL-121 MAL-122 MAL-126 MAL-128
ask-go = Choose your destination, in secret.
    .rules = MAL-123 MAL-125 MAL-126 MAL-127 MAL-128
ask-send_zombie = You are out, but not quite gone: place a zombie?
    .rules = MAL-216 MAL-217 MAL-218
ask-move = Move one of your characters to your destination: { $place }.
    .rules = MAL-143 MAL-144 MAL-145 MAL-149 MAL-236
ask-lose = { $place }: the zombies take one of yours. Which character do you lose?
    .rules = MAL-064 MAL-186 MAL-198

## Actions

act-pass = Pass
    .name = Pass
    .rules = MAL-050
act-threat = Play Threat: one more vote
    .name = Threat
    .rules = MAL-074 MAL-075 MAL-076 MAL-077 MAL-079
act-camera = Use a Security Camera: look at the dice
    .name = Security Camera
    .rules = MAL-114 MAL-117 MAL-118
act-sprint = Sprint: { $character } ends at { $place }
    .name = Sprint
    .rules = MAL-149 MAL-150 MAL-151 MAL-152 MAL-236
act-hardware = Play Hardware: strength +1
    .name = Hardware
    .rules = MAL-175 MAL-177 MAL-178 MAL-180
act-weapon = Use a { $weapon }
    .name = Weapon
    .rules = MAL-182 MAL-184 MAL-185
act-hidden = Hide { $character }
    .name = Hidden
    .rules = MAL-186 MAL-187 MAL-188 MAL-189 MAL-193
act-place = { $character } to { $place }
    .name = Place
    .rules = MAL-035 MAL-037 MAL-038
act-vote = Vote for { $seat }
    .name = Vote
    .rules = MAL-057 MAL-058 MAL-059
act-abstain = Abstain
    .name = Abstain
    .rules = MAL-060 MAL-235
act-keep = Keep { $card }
    .name = Keep
    .rules = MAL-091
act-give = Give away { $card }
    .name = Give away
    .rules = MAL-092 MAL-094
act-hand_to = Give it to { $seat }
    .name = Give to
    .rules = MAL-092 MAL-095
act-go = Go for { $place }
    .name = Destination
    .rules = MAL-125 MAL-126 MAL-127 MAL-128
act-send_zombie = Place a zombie: { $place }
    .name = Zombie
    .rules = MAL-216 MAL-218
act-move = Move { $character }
    .name = Move
    .rules = MAL-143 MAL-144 MAL-145
act-lose = Lose { $character }
    .name = Lose
    .rules = MAL-064 MAL-198
act-claim_dice = Claim: the dice show { $dice }
    .name = Claim about the dice
    .rules = MAL-021 MAL-024
act-claim_card = Claim: { $holding_id ->
        [some] I hold { $card }
       *[none] I hold no { $card }
    }
    .name = Claim about a card
    .rules = MAL-019 MAL-024
act-promise_vote = Promise: I vote for { $seat }
    .name = Promise a vote
    .rules = MAL-017 MAL-018 MAL-024
act-promise_go = Promise: I go for { $place }
    .name = Promise a destination
    .rules = MAL-017 MAL-018 MAL-024
act-address = Whisper the next claim to { $seat } (to yourself: say it aloud)
    .name = Whisper
    .rules = MAL-017 MAL-024

## Refusals

why-not_an_option = That is not among the answers asked of this player now: it is somebody else's turn, the answer has been given, or the card is not in hand.
why-full = That location is full. Choose one with a free pin.
why-claims_off = This table plays without claims. Use the chat.
why-already_placed = That character is not waiting to be placed. Choose one that is.
why-not_on_the_dice = Neither die shows that location, and one of them can be used. Choose a location that a die shows.
why-closed_in_setup = That location is closed: its die counts like one that shows a full location. Choose another.
why-nobody_there = That player has no character here, so nobody can vote for them. Choose somebody who has.
why-must_vote = You have votes of your own here, so you must vote.
why-not_a_victim = That character is not one of yours here. Choose one of your characters at this location.
why-outside_the_tie = In the re-vote only the tied players can be voted for.
why-between_votes = No card can be played between a vote and its re-vote.
why-outsiders_threat = At this table only players with a character here may play Threat.
why-threat_in_vain = Threat would do nothing here: fewer than two players can be voted for, or all your characters here are hidden.
why-not_now = That card cannot be played at this point. Its text says when it can.
why-not_looked_at = That card is not one of those on top of the pile that you are looking at.
why-not_a_gift = The gift must be one of the other cards looked at, and go to another player.
why-must_give = One card must be given away.
why-not_a_receiver = That player is out of the game. Give the card to somebody who still plays.
why-already_seen = You see the dice already; the camera would show you nothing new.
why-no_covered_dice = No dice lie under the cover now. Wait for phase C.
why-closed = That location is closed. Choose an open one.
why-all_there = All your characters are there already, so none could move there. Choose another location.
why-must_move = You must choose a destination and move a character; there is no passing.
why-not_a_mover = That character is at the destination already, or no longer alive. Move another one.
why-no_room = A Sprint needs an open location with room. The Parking Lot always has some.
why-not_a_sprinter = That character is no longer alive. Sprint with one of yours that is.
why-not_present = Only players with a character at the attacked location may play that card.
why-hardware_outside = There is nothing to nail shut on the Parking Lot.
why-four_at_the_supermarket = Hardware cannot stop four or more zombies at the Supermarket. A Weapon may bring them down first.
why-no_zombie = No zombie is left here to fire at.
why-cannot_hide = That character cannot be chosen: it is hidden, not yours, or not at this location.
why-already_hidden = That character is hidden already this round.
why-only_hidden = All of that player's characters here are hidden, so nobody can vote for them.
why-eliminated = An eliminated player can no longer do that.
why-closed_to_zombies = No zombie can be placed at a closed location. Choose an open one.
why-no_abstention = At this table nobody abstains in a re-vote.
why-same_destination = A Sprint changes the destination: choose another location than the one you chose in phase D.
why-attack_is_off = The zombies cannot get at anybody here any more; only a Weapon could still be fired.

## Events; one with `.joins` continues the line of the event before it

event-first_chief = { $seat } takes the badge: first Chief of Security.
event-rolled = { $seat } rolls { $first } and { $second }.
event-placed = { $seat } places the { $character }: { $place }.
    .joins = yes
event-round = Round { $round }.
event-phase = { $phase }.
event-threatened = { $seat } plays Threat: one more vote.
event-barricaded = { $seat } plays Hardware: strength +1 ({ $place }).
event-fired = { $seat } uses the { $card }: { $killed ->
        [one] 1 zombie
       *[other] { $killed } zombies
    } less ({ $place }).
event-hid = { $seat } hides the { $character } ({ $place }).
event-voted = { $seat } votes for { $chosen } ({ $votes }).
event-abstained = { $seat } abstains.
event-tallied = Votes for { $chosen }: { $votes }.
    .joins = yes
event-tied = A tie ({ $place }): there is a re-vote.
event-tied_again = A tie again ({ $place }).
event-drawn = The draw falls on { $seat }.
    .joins = yes
event-searched = { $seat } searches the truck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-saw_card = You see { $card }.
    .joins = yes
event-kept = { $seat } keeps a card.
event-kept_card = You keep { $card }.
    .joins = yes
event-gave = { $seat } gives a card to { $to }.
event-gave_card = It is { $card }.
    .joins = yes
event-buried = { $seat } puts a card at the bottom of the pile.
event-buried_card = It is { $card }.
    .joins = yes
event-elected = { $seat } is elected Chief of Security.
event-not_elected = Nobody is elected; { $seat } keeps the badge.
event-dice_covered = { $seat } rolls four dice under the cover.
event-looked = { $seat } looks at the dice with a Security Camera.
event-saw_dice = You see the dice: { $first }, { $second }, { $third }, { $fourth }.
    .joins = yes
event-announced = { $seat } announces a destination: { $place }.
event-no_destination = { $seat } has nowhere to go.
event-sent_zombie = { $seat } comes back as a zombie: { $place }.
event-went_for = { $seat } has chosen { $place }.
event-dice = The dice show { $first }, { $second }, { $third }, { $fourth }.
event-zombie_came = A zombie comes: { $place } (now { $zombies }).
event-die_ignored = { $place } is closed: that die does not count.
event-condemned = { $place } is condemned with { $zombies } zombies at its empty door.
event-moved = { $seat } moves the { $character } from { $origin } to { $place }.
event-turned_away = { $seat } moves the { $character } from { $origin }: no getting in ({ $place }), so it ends on the Parking Lot.
event-sprinted = { $seat } plays Sprint: the { $character } from { $origin } ends at { $place }.
event-crowd_draws = The biggest crowd draws a zombie: { $place } (now { $zombies }).
event-pin_ups_draw = The most Pin-Ups draw a zombie: { $place } (now { $zombies }).
event-about_to_enter = { $place_id ->
        [parking] { $place }: no walls, { $zombies ->
            [one] 1 hungry zombie
           *[other] { $zombies } hungry zombies
        }.
       *[other] { $place }: { $zombies } against strength { $strength }. They are about to get in.
    }
event-held_out = { $place_id ->
        [parking] { $place }: no zombie is left to eat anybody.
       *[other] { $place } holds: { $zombies ->
            [0] nobody is left outside.
            [one] 1 stays outside.
           *[other] { $zombies } stay outside.
        }
    }
event-nobody_eaten = { $place_id ->
        [parking] { $place }: they find nobody to eat.
       *[other] { $place }: they find nobody; { $zombies ->
            [one] 1 stays outside.
           *[other] { $zombies } stay outside.
        }
    }
event-eaten = { $seat } loses the { $character } ({ $place }).
event-parking_cleared = The Parking Lot is cleared of { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }.
event-gathered = All survivors stand in one place: { $place }. The helicopters come after this round.
event-eliminated = { $seat } has no character left and is eliminated.
event-badge_passed = The badge passes to { $seat }.
event-ended = The helicopters are here. { $ending }: { $survivors ->
        [one] 1 survivor
       *[other] { $survivors } survivors
    }.
event-claimed_dice = { $seat } claims: “The dice show { $dice }.”
event-claimed_card = { $seat } claims: { $holding_id ->
        [some] “I hold { $card }.”
       *[none] “I hold no { $card }.”
    }
event-promised_vote = { $seat } promises: “I vote for { $chosen }.”
event-promised_go = { $seat } promises: “I go for { $place }.”
event-whispered = { $seat } whispers to { $to }:

## What a claim was worth

verdict-kept = kept
verdict-broken = broken
verdict-true = true
verdict-lie = a lie
verdict-open = never put to the test

## The board

board-round = Round { $round } · { $phase }
board-place = Place
board-room = Room
board-zombies = Zombies
board-strength = Wall
board-who = Who is there
board-closed = closed
board-player = { $colour } ({ $seat })
board-letters = P Pin-Up · T Tough Guy · G Gunman · L Little Girl · ( ) hidden
board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-chief = Chief
board-elected = elected Chief
board-eliminated = eliminated
board-you = you
board-word = word { $good }:{ $bad }
board-hand = Hand
board-pile = Pile
board-pile_cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-known = at the bottom you know: { $cards }
board-dice = Dice
board-covered = covered
board-destinations = Destinations
board-vote = Last vote
board-abstained = abstains
board-none = none

## The summary of a finished game

fact-ending = { $value }
fact-rounds = Rounds { $value }
fact-survivors = Survivors { $value }
fact-points = Points { $value }
fact-living = Characters alive { $value }
fact-cards = Cards left { $value }
fact-last_lost = Last one lost in round { $value }
fact-ranks = Ranks { $value }

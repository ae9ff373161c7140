### Outbreak: the rule book.

# Words used throughout: survivor, start character, leader, controller, zone, street, room, building,
# block, door, action, free action, search, gear action (change, exchange), ranged attack, melee
# attack, hand slot, reserve slot, wound card, noise, noise token, experience, level (blue, yellow,
# orange, red), danger level, skill, step, first step, split, stock, extra action, extra turn,
# zombie card, spawn zone, building spawn, manhole, objective, exit, escaped, goal, mission.
# Option names: Preset, Sight First, Split All, Typed Ammo, Mask Prevents Only, Free Rearranging,
# Free Equipping, Shortage, Turn Order, Crew, Deal, Start Character, Zombies Hold, Search Clear,
# Survivors, Friendly Fire, Zombie Deck, Stocked, Iron Team, Round Limit, Carry Over.

section-components = Components

components-1 = Zombie figures: 40 walkers (1 action, toughness 1, 1 experience), 16 runners (2 actions, toughness 1, 1 experience), 8 fatties (1 action, toughness 2, 1 experience) and 1 Abomination (1 action, toughness 3, 5 experience). What is not on the board is the stock.
components-2 = There are 12 survivors, a zombie deck of 42 cards (36 spawn cards, 4 extra-turn cards, 2 manhole cards) and 62 equipment cards: 52 in the equipment deck, 6 as starting gear (pistol, crowbar, fire axe, 3 pans) and 4 set aside (2 Molotovs, Evil Twins, Ma's Shotgun).
components-3 = There are also objective, door, spawn, car and exit tokens as the mission needs them, the start-character marker, and noise tokens and wound cards without limit.

section-setup = Setup

setup-1 = Choose a mission and its options and lay out its map with doors, objectives, cars, spawn zones, exit and the zombies present at the start. Shuffle the zombie deck and the equipment deck face down.
setup-2 = Deal the survivors and the starting gear at random. The survivors sit in a circle: players in seating order, each player's survivors side by side.
setup-3 = A survivor whose blue skill is "Starts with …" takes that card from the equipment deck in addition; then the deck is reshuffled. Every survivor starts in the start zone with 0 experience, level blue, the blue skill and no wounds. Choose the start character and begin round 1.

section-1 = Board, zones and lines of sight

rule-OUT-001 = Indoors, one room is one zone.
rule-OUT-002 = Outdoors, the stretch of street between crosswalks is one zone.
rule-OUT-003 = On our maps one grid cell is one zone; every border between two street cells counts as a crosswalk.
rule-OUT-004 = A zone is named by column letter and row number, with A1 at the top left.
rule-OUT-005 = Nothing moves diagonally: only the cells to the north, east, south and west are neighbours.
rule-OUT-006 = Two neighbouring street zones are always connected.
rule-OUT-007 = Two neighbouring rooms of the same building are connected by an opening unless the map lists a wall between them.
rule-OUT-008 = A street zone and a room are connected only by a door; without a door there is a wall. Rooms of different buildings are always separated by a wall.
rule-OUT-009 = A door is closed or open. A closed door blocks movement and sight in both directions; an open door blocks neither.
rule-OUT-010 = All rooms with the same letter form one building.
rule-OUT-011 = A zone holds any number of figures.
rule-OUT-012 = Blocks are the 3×3 squares of cells counted from A1 (columns A to C, D to F and so on; rows 1 to 3, 4 to 6 and so on). They matter only for manhole cards.
rule-OUT-013 = Every figure sees its own zone, at range 0.
rule-OUT-014 = From a street zone, sight runs in the four straight directions over any number of street zones until a wall, a closed door or the edge of the map.
rule-OUT-015 = A line of sight from the street that passes an open door shows the first room behind it and stops there.
rule-OUT-016 = From a room, sight reaches the neighbouring rooms connected by an opening, one zone deep only.
rule-OUT-017 = From a room through an open door to the street, sight runs on in that same direction over any number of street zones. It does not enter another building.
rule-OUT-018 = Figures, cars and tokens never block sight.
rule-OUT-019 = The range to a zone in sight is the number of zone borders crossed on the straight line; the own zone is range 0.

section-2 = Rules for setup

rule-OUT-020 = Characters and starting gear are dealt to the players at random.
rule-OUT-021 = The starting gear is one pistol, one crowbar, one axe and, if there are four or more characters, one pan for each character beyond the third.
rule-OUT-022 = Gear granted by a skill is given on top of the dealt starting gear and not counted in it.
rule-OUT-023 = Dealt starting gear and skill gear begin in hand slots.
rule-OUT-024 = With two survivors, two of the three cards pistol, crowbar and axe are dealt at random. A lone survivor gets crowbar or axe at random. What is left goes back into the box.
rule-OUT-025 = One character is chosen as start character.
rule-OUT-026 = The start character is chosen at random; with the option Start Character set to chosen, the host picks one of the dealt survivors.
rule-OUT-027 = One player runs 4 survivors, two players 3 each, three players 2 each, four to six players 1 each.
rule-OUT-028 = Survivors are dealt from all twelve; the option Crew can limit the pool to the first six.

section-3 = Round and activation

rule-OUT-029 = A round is player turn, zombie turn, end of turn. Then the next round begins.
rule-OUT-030 = The start character acts first, then the others one by one in clockwise order. When all have acted once, the zombie turn follows.
rule-OUT-031 = Clockwise order is the order of the circle of seats fixed in setup. Dead and escaped survivors are skipped.
rule-OUT-032 = The active character performs three actions chosen from the action list.
rule-OUT-033 = The same action may be chosen several times in one turn, except search.
rule-OUT-034 = From level yellow on, a survivor has four actions instead of three, by the skill +1 Action.
rule-OUT-035 = Free actions given by skills come on top, can only be used for their stated purpose, and are lost if unused at the end of the turn.
rule-OUT-035a = Where a free action and a normal action would both pay, the free one is spent first, without a question.
rule-OUT-036 = A skill gained in the middle of a turn works at once, and an additional action or free action gained that way can be used in the same turn. The numbers of the attack in progress (dice, damage, order of targets) do not change any more.
rule-OUT-037 = Pass is an action: do nothing.
rule-OUT-038 = The player may end the turn early; all unused actions are lost.
rule-OUT-039 = A survivor finishes its turn before the next one starts. Outside its turn it acts only where a rule asks it (wounds, mask, skills).
rule-OUT-039a = If the active survivor dies or leaves the board, its turn ends at once and its unused actions are lost. An attack, card or building spawn in progress is settled to its end first.
rule-OUT-040 = Decisions that belong to the players together are made by the leader: the controller of the start character or, if that survivor is gone, of the next living one clockwise.

section-4 = Action: Move

rule-OUT-041 = A move action moves the survivor to one connected neighbouring zone.
rule-OUT-042 = If zombies are in the zone to be left, the move costs one extra action per zombie there. The option Zombies Hold can lift this.
rule-OUT-043 = The extra cost is paid with normal actions or free move actions; without enough of them the move is not allowed.
rule-OUT-044 = Entering a zone with zombies ends the move action, even if a skill would allow more zones.
rule-OUT-045 = Skills that move several zones with one action pay the extra cost only for the zombies in the first zone left.
rule-OUT-046 = Walls and closed doors cannot be passed.
rule-OUT-047 = A survivor sitting in a car cannot move on foot; it must get out first.

section-5 = Action: Search

rule-OUT-048 = A survivor inside a building may draw one equipment card with a search action.
rule-OUT-049 = Each survivor may search only once per turn.
rule-OUT-050 = The limit of one also covers free search actions.
rule-OUT-051 = Searching cannot be chosen while zombies are in the zone. The option Search Clear can lift this.
rule-OUT-052 = With a flashlight, a search may draw two cards.
rule-OUT-053 = The flashlight works from a reserve slot too.
rule-OUT-054 = Each further flashlight adds one more card.
rule-OUT-055 = Cards are drawn and settled one by one. Every draw after the first is optional and decided after the card before it is settled.
rule-OUT-056 = A card drawn while the survivor is not holding equipment may be equipped at once without spending an action.
rule-OUT-057 = Not holding means that no equipment card is in either hand slot at that moment (a wound card is no equipment); then the card may go directly into a free hand slot. A survivor that holds something can only put it into the reserve, and taking it in hand needs the gear action. With the option Free Equipping set to per hand, any empty hand slot may be filled.
rule-OUT-058 = Instead, the card may be put into an empty reserve slot or discarded.
rule-OUT-059 = Equipment may be discarded at any time of the own turn for free, so a slot can be freed for the drawn card. After everything held has been discarded, the drawn card may be equipped at once.
rule-OUT-060 = Scope with rifle, and glass bottles with gasoline, may be combined on the spot when picked up.
rule-OUT-061 = That combining costs no action, needs the second part in the same survivor's inventory and works with a full inventory. The result takes the slot of the old part or, if neither hand holds equipment, a hand slot.
rule-OUT-062 = The card Aaaah! places one walker in the searched room.
rule-OUT-063 = Aaaah! is then discarded and gives no item. Remaining draws of the same search may still be made although a zombie is now there.
rule-OUT-064 = When a card must be drawn from the empty equipment deck, its discard pile is shuffled into a new deck first.
rule-OUT-065 = If deck and discard pile are both empty, the search action cannot be chosen. If they run out during a search, the search ends there.

section-6 = Action: Open or close a door

rule-OUT-066 = A door is opened with a piece of equipment that can open doors.
rule-OUT-067 = A door is closed with a door-closing skill.
rule-OUT-068 = The survivor must be in one of the two zones the door joins. Opening always succeeds and costs one action; with several openers in hand the player names the one used.
rule-OUT-069 = The opening tool must be in a hand slot.
rule-OUT-070 = Opening with a crowbar is silent. Opening with a fire axe or a chainsaw puts one noise token into the survivor's zone.
rule-OUT-071 = An opened door stays open unless a survivor with the skill Door Closer closes it: one action, from either side, silent.
rule-OUT-072 = Closing is allowed even with zombies next to the door.
rule-OUT-073 = Opening a door again later causes no new building spawn.
rule-OUT-074 = Zombies never open doors.
rule-OUT-075 = A blue or green door can be opened only after the mission has unlocked that colour.
rule-OUT-076 = Opening the first door of a building causes its building spawn: one zombie card for each room of that building.

section-7 = Action: Gear (change and exchange)

rule-OUT-077 = With this action the survivor changes which equipment is held.
rule-OUT-078 = With this action the survivor exchanges equipment with a companion in the same zone.
rule-OUT-079 = One gear action is either a change (any rearrangement of the own slots) or an exchange with one companion in the same zone, after which both have their cards placed as they like.
rule-OUT-080 = The exchange may be one-sided; any number of cards may change hands within the slot limits.
rule-OUT-081 = The partner may rearrange its own inventory freely at the end of the exchange. Its controller must agree to the exchange; there is no question if both have the same controller.
rule-OUT-082 = Zombies in the zone do not prevent a gear action.
rule-OUT-083 = Combining parts later than at pick-up is done as part of a gear action.
rule-OUT-083a = A change is up to 10 swaps of two own slots, one of which may be empty, then done. In an exchange the active controller makes up to 10 swaps of two slots, own with own or own with the partner's; then the partner's controller accepts or refuses and, on accepting, may make up to 5 swaps of its own slots. Last, either may combine two parts now in one inventory. A wound card never changes its owner.
rule-OUT-083b = A refused exchange puts all cards back and costs no action; that partner cannot be asked again in this turn.
rule-OUT-084 = Discarding equipment is free at any time during the own turn.

section-8 = Action: Ranged attack

rule-OUT-085 = A ranged attack is an action.
rule-OUT-086 = It needs a ranged weapon (maximum range 1 or more) in a hand slot.
rule-OUT-087 = The target is a zone in sight whose range lies between the weapon's minimum and maximum.
rule-OUT-088 = The target zone must contain at least one zombie.
rule-OUT-089 = Hits are assigned in this order: 1. humans other than the shooter, 2. walkers, 3. fatties and the Abomination, 4. runners.
rule-OUT-090 = The order also applies to shooting at range 0.
rule-OUT-091 = Roll as many dice as the weapon shows; each die equal to or above the accuracy number is one hit.
rule-OUT-092 = A group in the order must be gone from the zone before the next group can be hit; all survivors there must be dead before a walker can be hit.
rule-OUT-093 = Among targets of the same group the shooter's controller chooses.
rule-OUT-094 = A hit with damage below the toughness of its target is absorbed and lost. While a fatty or the Abomination is there, hits too weak for it never reach runners.
rule-OUT-095 = One hit affects one target only. Surplus damage, and surplus wounds on a survivor who is dead, are lost.
rule-OUT-096 = Damage does not add up: one single hit must have damage equal to or above the toughness.
rule-OUT-097 = A hit on a survivor deals as many wounds as the weapon has damage.
rule-OUT-098 = The sniper rifle lets the shooter choose the targets freely, as in melee: among the zombies of the zone.
rule-OUT-099 = An attack with a noisy weapon puts one noise token into the attacker's zone, once per action, also with two weapons.
rule-OUT-100 = Two identical weapons with the dual sign, one in each hand, may be used together in one attack action against the same zone: roll the dice of both.
rule-OUT-101 = Using only one of the two is allowed; an empty gun cannot take part in an attack.
rule-OUT-102 = Plenty of Ammo allows a re-roll of shooting dice and need not be equipped.
rule-OUT-103 = A re-roll re-rolls all dice, hits included, and the new result must be obeyed.
rule-OUT-104 = Plenty of Ammo gives one re-roll per ranged attack action, whatever the number of copies, and it is the last one: no other re-roll may follow it. Skill re-rolls may come before it, each source once per attack. A re-roll covers all dice of the action, also those of a second weapon.
rule-OUT-105 = Plenty of Ammo works for any ranged weapon that rolls dice; the option Typed Ammo restores the printed lists.
rule-OUT-106 = The sawed-off shotgun and Ma's Shotgun must be reloaded with one action before they can be fired again in the same turn.
rule-OUT-107 = At the end of the turn they are reloaded automatically without an action.
rule-OUT-108 = Loaded or empty is kept per card and travels with the card. A reload action reloads all empty weapons in the survivor's hands.
rule-OUT-109 = This end of the turn is the end-of-turn step of the round.

section-9 = Action: Melee attack

rule-OUT-110 = A melee attack is an action and the attacker chooses the targets.
rule-OUT-111 = It needs a melee weapon (range 0) in a hand slot and hits only zombies in the own zone.
rule-OUT-112 = Dice, accuracy, damage and dual weapons work as for shooting. Melee never harms survivors and needs no order.
rule-OUT-113 = Targets are chosen after the roll, one per hit; toughness applies.
rule-OUT-114 = Melee attacks are silent except with the chainsaw.

section-10 = Molotov

rule-OUT-115 = A Molotov attack rolls no dice and destroys all figures in the target zone, friend and foe.
rule-OUT-116 = The Molotov is discarded when used.
rule-OUT-117 = It is a ranged attack with range 0 to 1 from a hand slot and makes one noise token in the thrower's zone.
rule-OUT-118 = Thrown at range 0 it also kills the thrower.
rule-OUT-119 = Cars, doors, objectives and tokens are not affected; survivors in a car in that zone die.
rule-OUT-120 = The thrower, if still alive, gains the experience of all zombies killed.
rule-OUT-121 = A mask or wound-preventing skill does not help against a Molotov.
rule-OUT-122 = Gasoline and glass bottles combine into a Molotov.
rule-OUT-123 = Both parts go to the discard pile and a Molotov is taken from the set-aside supply; with an empty supply the parts cannot be combined. A second Molotov from the skill Double Batch is placed like a drawn card, or stays in the supply if it is not wanted.

section-11 = Actions: Car, objective, noise

rule-OUT-124 = Getting into or out of a car is an action.
rule-OUT-125 = Taking an objective token (cross) or activating it is an action.
rule-OUT-126 = The survivor must be in the token's zone and not in a car; zombies there do not prevent it.
rule-OUT-127 = A token to take leaves the board. A switch stays and is turned on for good.
rule-OUT-128 = Each token gives 5 experience to the survivor who takes or activates it, unless the mission says otherwise.
rule-OUT-129 = Making noise is an action: one noise token is put into the own zone.

section-12 = Inventory and equipment

rule-OUT-130 = A survivor has 5 slots: 2 hand slots and 3 reserve slots. Where no choice is asked, the first free slot in this order is filled.
rule-OUT-131 = Weapons and tools work only in a hand slot; the flashlight and Plenty of Ammo work anywhere.
rule-OUT-132 = Evil Twins count as two pistols fired together but take only one slot.
rule-OUT-133 = Evil Twins are one weapon card: two dice, no dual use with another card.
rule-OUT-134 = Scope and rifle combine into a sniper rifle.
rule-OUT-135 = The sniper rifle takes one slot, keeps the rifle's numbers and cannot be taken apart. When it is lost, both cards are discarded.
rule-OUT-136 = Ma's Shotgun has two modes: gun (ranged, noisy, needs reloading) and blade (melee, silent, no reloading).
rule-OUT-137 = Discarded equipment goes to the equipment discard pile. Pans, Molotovs, Evil Twins, Ma's Shotgun and wound cards never do: they return to their set-aside place.
rule-OUT-138 = Rice, canned food and water have no effect of their own; missions may use them.

section-13 = Noise

rule-OUT-139 = The noise of a zone is its noise tokens plus one for each character in it.
rule-OUT-140 = A token stays in the zone where it was made even if the survivor moves on.
rule-OUT-141 = All noise tokens are removed at the end of the round.

section-14 = Wounds and death

rule-OUT-142 = Each wound is a wound card. The survivor's controller first chooses and discards one equipment card of that survivor, and the wound card takes its slot. A deadly wound asks for no card, since everything is lost.
rule-OUT-143 = A survivor without equipment just takes the wound card, into an empty slot (reserve first).
rule-OUT-144 = A wound card uses up its slot and cannot be discarded or traded; a gear action may move it to another slot.
rule-OUT-145 = A survivor with two wound cards dies: the figure is removed and all its equipment is discarded.
rule-OUT-146 = The goalie mask may be discarded to discard one wound card.
rule-OUT-147 = The mask can be used (a) for free in the own turn on a wound card already there, or (b) at the moment a wound is dealt, also a deadly one: that wound card is discarded at once and no equipment is lost for it. The option Mask Prevents Only leaves only (b).
rule-OUT-148 = The mask must be worn, that is in a hand slot, to be used.
rule-OUT-149 = A dead survivor no longer counts for noise, danger level, turn order or mission numbers of the living.
rule-OUT-150 = A player whose survivors are all dead or escaped stays in the game as an onlooker and wins or loses with the team.

section-15 = Experience, danger level and skills

rule-OUT-151 = A killed walker, runner or fatty gives 1 experience, the Abomination 5.
rule-OUT-152 = The survivor whose action killed it gains the experience at once; killing survivors gives nothing.
rule-OUT-152a = A killed zombie goes back to the stock at once and can appear again, the Abomination too.
rule-OUT-153 = Levels by experience: blue 0 to 6, yellow 7 to 18, orange 19 to 42, red 43 and more.
rule-OUT-154 = The blue skill is active from the start.
rule-OUT-155 = Reaching yellow gives the yellow skill, which is always one more action.
rule-OUT-156 = On reaching orange, the player chooses one of the two orange skills, at once and for good.
rule-OUT-157 = On reaching red, the player chooses one of the three red skills, at once and for good.
rule-OUT-158 = Skills of all levels stay active together; the same skill from two levels counts twice.
rule-OUT-159 = The danger level for zombie cards is that of the most advanced player character.
rule-OUT-160 = Only living survivors still on the board count, at the moment the card is drawn.
rule-OUT-161 = Bonuses to dice never make a weapon hit on 1: the best accuracy is 2+. A modified die is at most 6.

section-16 = Zombie turn: Sequence

rule-OUT-162 = In the zombie turn every zombie on the board acts by this priority: attack, otherwise move. When all are done, zombie cards are drawn.
rule-OUT-163 = All attacks are settled first, then all moves; a zombie does one of the two per action.
rule-OUT-164 = Which zombies attack is fixed at the beginning of the step: all that share a zone with a living survivor then. Those do not move in this step, even if their victims die.
rule-OUT-165 = Runners have two actions per turn.
rule-OUT-166 = After all zombies (runners included) have done their first action, the runners alone do a second step: attack, otherwise move.
rule-OUT-167 = Inside a step, zones are handled row by row from A1, and in a zone in the order walkers, fatties, Abomination, runners.

section-17 = Zombie attack

rule-OUT-168 = A zombie in the same zone as a character attacks.
rule-OUT-169 = Every attacking zombie deals one wound without any die roll.
rule-OUT-170 = If several survivors are in the zone, the players share out the wounds as they like: the leader names a living survivor there for each wound in turn, until all wounds are dealt or all survivors there are dead. A wound that a skill ignores or a card cancels counts as dealt.
rule-OUT-171 = Surplus wounds are lost only when all survivors in the zone are dead.
rule-OUT-172 = Sitting in a car gives no protection.

section-18 = Zombie movement

rule-OUT-173 = A zombie that did not attack moves toward the zone with the most noise.
rule-OUT-174 = It takes the shortest route.
rule-OUT-175 = One action moves it one zone.
rule-OUT-176 = Each character counts as one noise.
rule-OUT-177 = Distance plays no part in the choice of the target, only in the route.
rule-OUT-178 = What zombies see plays no part in the choice; the option Sight First changes this.
rule-OUT-179 = A zombie already in one of the noisiest zones stays there.
rule-OUT-180 = If no zone has any noise, zombies do not move, whatever they see.
rule-OUT-181 = Routes use open connections only: a longer open way is preferred to a short way through a closed door.
rule-OUT-182 = Of several noisiest zones, those without an open route are ignored as long as one has an open route.
rule-OUT-183 = If none of the noisiest zones has an open route, the zombie heads for the noisiest zone with a survivor (noise at least 1) that it can reach.
rule-OUT-184 = If it can reach no survivor at all, it follows the shortest route to the noisiest zone as if all doors were open. Closed doors still stop it; then it stays.
rule-OUT-185 = Noise, targets and routes are fixed for all zones when all attacks of the step are settled; the dead make no noise any more. Then all move at once, so no zombie moves twice in a step.

section-19 = Splitting

rule-OUT-186 = If several zones are the noisiest, or several shortest routes exist, the horde splits into two.
rule-OUT-187 = Routes are compared by their first step: only if the possible first steps lead into different zones is there a split.
rule-OUT-188 = A split makes two groups.
rule-OUT-189 = If three or four different first steps are possible, the leader chooses which two are used; an Abomination alone in its zone is simply sent along one of them. The option Split All uses every route.
rule-OUT-190 = The two groups must be equally large; zombies from the stock are added to make them equal.
rule-OUT-191 = This is done for each zombie type separately: of n zombies each group gets n/2 rounded up, and the missing ones are added.
rule-OUT-192 = Added zombies are placed in the zone the group moves into and have used this action; an added fatty brings no walkers.
rule-OUT-193 = The Abomination is never added; the players decide which way it goes.
rule-OUT-194 = The leader decides this before the group moves.
rule-OUT-195 = If there are not enough zombies to add, that type gets an extra action.
rule-OUT-196 = The available ones are added first, filling the first group in the order north, east, south, west.
rule-OUT-197 = That extra action is taken when the current step is finished, before the runners' second step or the zombie cards; several types take theirs in the order walkers, fatties, runners.
rule-OUT-198 = A shortage by splitting during an extra action or extra turn gives no further extra action.

section-20 = Zombie cards

rule-OUT-199 = When all zombies have acted, zombie cards are drawn and zombies appear by the line of the current danger level.
rule-OUT-200 = One card is drawn for each active spawn zone. Always begin with spawn zone 1 and go on in clockwise (numbered) order, settling each card before the next.
rule-OUT-201 = Drawn cards are discarded. When a card must be drawn from the empty deck, the discard pile is reshuffled first.
rule-OUT-202 = Each fatty that appears brings two walkers with it.
rule-OUT-203 = If the Abomination should appear while it is already on the board, a fatty appears instead.
rule-OUT-204 = That fatty brings its two walkers too.
rule-OUT-205 = Zombies that appear do not act before the next zombie turn, except by an extra action or extra turn.
rule-OUT-206 = If the stock has not enough figures to place, that zombie type takes an extra action at once.
rule-OUT-207 = The same holds whenever a zombie must be placed and none is in stock, also for Aaaah! cards, building spawns and manholes, even in the player turn.
rule-OUT-208 = The available figures are placed first, fatties before their walkers; a fatty that cannot be placed brings no walkers. Then each short type takes one extra action per card, whatever the number missing, in the order walkers, fatties, runners.
rule-OUT-209 = An extra-turn card gives all zombies of its type one extra turn at once, at levels yellow to red; at blue it does nothing. No zombie appears in the spawn zone.
rule-OUT-210 = A manhole card places its zombies in every manhole zone whose block contains at least one survivor, and none in the spawn zone.
rule-OUT-211 = Several manholes are handled row by row from A1.
rule-OUT-212 = An extra action is one action for every zombie of that type: attack, otherwise move; runners take one as well. With the option Shortage set to turn, a shortage gives a whole extra turn instead.
rule-OUT-212a = An extra turn is a full turn of that type: attack, otherwise move; runners take two actions, one after the other. The Abomination is not a fatty and takes neither extra actions nor extra turns.
rule-OUT-213 = All figures of the type take part in an extra action or extra turn, also those placed by the same card or that have acted already.

section-21 = Building spawn

rule-OUT-214 = When the first door of a building is opened, one zombie card is drawn for each of its rooms at the current danger level and settled for that room.
rule-OUT-215 = Rooms are handled from the one farthest from the opened door (in rooms walked, walls respected) to the nearest; ties row by row from A1.
rule-OUT-216 = Extra-turn and manhole cards drawn for a room take effect as usual; that room gets no zombies.
rule-OUT-217 = The building of the start zone never has a building spawn; buildings with a door open at setup have none either.
rule-OUT-218 = The building spawn is settled completely before the survivor's turn goes on.

section-22 = Cars

rule-OUT-219 = A car has one driver's seat and three passenger seats.
rule-OUT-220 = Getting in needs a car in the own zone, an empty seat (the player names it) and no zombies in the zone. Getting out is always possible and costs one action, zombies or not.
rule-OUT-221 = Changing to another empty seat of the same car is an action.
rule-OUT-222 = The survivor in the driver's seat may spend an action to drive the car one or two zones along connected street zones, back to the first one included; cars never enter buildings. Passengers go along. Several cars may be in one zone.
rule-OUT-223 = Driving is possible only if the mission allows that car to be driven.
rule-OUT-224 = Driving is not a move action: no extra cost for zombies, no movement skills, and free move actions cannot pay for it.
rule-OUT-225 = Driving attacks every figure in the zone the car leaves and then in each zone it enters, except those in the car (people in another car count): one die per figure, each 4+ is a hit with damage 1.
rule-OUT-226 = The roll is made zone by zone in driving order; going forth and back hits the starting zone twice.
rule-OUT-227 = Hits are assigned in the shooting order; the driver gains the experience.
rule-OUT-228 = Combat skills and re-rolls do not apply to running over.
rule-OUT-229 = Driving makes no noise token.
rule-OUT-230 = Survivors in a car may attack from it by the normal rules, and count as being in the car's zone.
rule-OUT-231 = Police car: a survivor in its zone without zombies may search it instead of a room. Draw cards until the first weapon and keep it by the search rules; the other drawn cards are discarded when the search is over, and if deck and discard pile run out first, nothing is found. An Aaaah! card places a walker in the zone and ends the search. The car can be searched again in later turns.
rule-OUT-232 = Show car: a survivor in its zone without zombies may search it, once per game. It holds one of Evil Twins and Ma's Shotgun at random, if any is set aside, kept by the search rules.
rule-OUT-233 = A car search is the survivor's one search of the turn; flashlights do not change it.
rule-OUT-234 = A survivor in a car may attack, use gear (with anyone in the zone), reload, make noise, pass, search that car, change seat, get out and, as driver, drive; nothing else.
rule-OUT-235 = If the driver dies, the car just stays where it is; another survivor may change to the driver's seat.

section-23 = End of turn

rule-OUT-236 = After the player turn and the zombie turn, all noise tokens are removed.
rule-OUT-237 = The start marker passes to the left neighbour of the current start character; then a new round begins.
rule-OUT-238 = If that neighbour is dead or escaped, the marker passes on to the next living survivor clockwise.
rule-OUT-239 = The order of the step is: mission checks at the end of the round, reload, remove noise, pass the marker, next round.

section-24 = Winning, losing, leaving

rule-OUT-240 = The team wins at the moment all goals of the mission are met.
rule-OUT-241 = The team loses when no survivor is alive on the board and the goals are not met.
rule-OUT-241a = Goals and losses are checked after every settled action, attack zone, move step and card, goals first. Whoever dies or leaves does so before the check.
rule-OUT-242 = A mission may name further reasons to lose.
rule-OUT-243 = At the end of its own turn a survivor on foot in an active exit zone without zombies may leave the board; it has then escaped.
rule-OUT-244 = If the exit is for cars only: when a drive action ends in the exit zone and no zombies are left there, the driver's controller decides whether the car leaves. If it does, each passenger's controller chooses to go along or to step out (free) into the exit zone; the car is gone with all aboard.
rule-OUT-245 = If the mission lists goals to be done before leaving, the exit is closed until they are done.
rule-OUT-246 = Escaped survivors keep their cards, are safe, and no longer count for noise or danger level.
rule-OUT-246a = Without another limit the mission is lost at the end of round 100; the option Round Limit changes this.

section-missions = Missions

rules-mission-words = Spawn zones marked blue or green are off until the mission switches them on; once on they draw cards from the next drawing of zombie cards on. Every objective gives 5 experience. A face-down objective shows its colour when it is taken.
rules-mission-0 = Fire Drill (tutorial, 1 to 6 survivors): take both crates; then every living survivor leaves through the exit, at least one must escape. Zombie cards 28, 29, 30 and 36 to 42 are left out. Spawn zone 2 is switched on when the first crate o1 is taken; the exit opens when both are taken.
rules-mission-1 = Larder Run (easy, 3 to 6 survivors): every living survivor leaves through the exit, which is open from the start; at least two must escape, carrying at least 3 food cards together. Each pantry gives a food card of choice from the equipment deck, else from the discard pile. The first pantry switches on spawn zone 3, the second spawn zone 1. Fewer than two survivors living or escaped is a loss.
rules-mission-2 = Dead Switch (medium, 4 to 6 survivors): turn on both levers in building e, then every living survivor leaves through the exit; at least one must escape. Of four face-down tokens one is blue: taking it unlocks the blue doors. When both levers are on, the exit opens and spawn zone 1 is switched on.
rules-mission-3 = Borrowed Keys (medium, 4 to 6 survivors): every living survivor leaves in a car through the exit, which is for cars only; at least one must escape. Of five face-down tokens the blue one is the key of the show car and the green one that of the police car. Both cars can be searched from the start.
rules-mission-4 = Hold the Line (hard, 4 to 6 survivors): all three beacons are on and, at the end of round 10 or later, every living survivor is in building b. The survivors start inside it, without a building spawn there. If the goals are not met at the end of round 14, the mission is lost.
rules-mission-5 = Big Game (medium, 4 to 6 survivors): kill the Abomination, which is on the map from the start. Each cache gives a Molotov if the supply has one, else a shotgun from the equipment deck if wanted and there. The first cache switches on spawn zone 3.
rules-mission-6 = Long Haul (hard, 4 to 6 survivors): take all five relays, which opens the exit; then every living survivor leaves through it, and at least half of the starting survivors, rounded up, must escape. Fewer than that living or escaped is a loss. Spawn zone 3 is switched on when three relays are taken. The police car can be searched but not driven.
rules-mission-7 = Red Line (hard, 4 to 6 survivors): one living survivor has reached level red and every living survivor at least orange. Fewer than half of the starting survivors, rounded up, is a loss. Spawn zone 3 is switched on when the first survivor reaches orange. The show car can be searched but not driven.

section-ranks = Team score

rank-1 = For statistics, the team score is 100 for a win, plus 10 for each survivor alive or escaped, plus the total experience, minus the rounds played. Equal scores are ranked by fewer rounds, then fewer wounds. If a goal and a loss fall together, it is a win.

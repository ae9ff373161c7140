### Nightmare: the rule book.

# Words used throughout: human, zombie player, walker, zombie (either), event zombie, space, road,
# Start, Safe Zone (N), Approach, determination / event / blood / evolution card, high-low draw,
# start player, turn order, drawer, group, here, allowance, move, jump, bullet, melee, weapon, item,
# gear, fighter, joiner, aggressor, initiator, target, engage, spoils, down, rise, zombie turn,
# counter, unrevealed, confirmed, unconfirmed, pending, keeper, hive, reveal window, condition
# (task, gate, exclusive), errand marker, through, safe.
# Option names: Distance, Starting Bullets, Starting Weapon, Walker Spacing, Countdown, Victory Mode
# (First In, Last Call), Nightmare, Human Combat, Unarmed Reading, Gunfire Draws, Target Engages,
# Joining Counts, Nightmare Events, Nightmare Blood, Patient Zero, Restless Walkers, Barter,
# Round Limit.

section-components = Components

components-1 = The base game has 8 player tokens with a human side and a zombie side (red, blue, green, yellow, orange, purple, white, black), 50 determination cards (five each of 1 to 10), 60 event cards, 24 blood cards (9 Infected, 15 Not Infected), bullets, 24 walkers and 16 errand markers.
components-2 = Nightmare adds 48 event cards (20 general, 12 condition and 16 evolution events), 42 evolution cards and 18 blood cards (7 Infected, 5 Not Infected, 6 Incubating). With it the event deck has 108 cards and the blood deck 42.
components-3 = The road runs from the Approach (spaces −11 to −1) over the Start (0) and the spaces 1 to N−1 to the Safe Zone (N).

section-setup = Setup

setup-1 = Fix the options, by agreement or else by the host, before round 1. The Safe Zone is space 40 with 2 players, 50 with 3, 60 with 4, 70 with 5 or 6, 80 with 7 and 90 with 8, unless another distance (30 to 120) is chosen.
setup-2 = Put the Nightmare cards in or leave them out, and shuffle every deck. Each player picks a colour and puts the token, human side up, on the Start (0) with 1 bullet (option: 0 to 5).
setup-3 = Put one walker on every multiple of the walker spacing (standard 10; 5 to 20, or 0 for none) from the spacing itself up to N minus the spacing.
setup-4 = All players make a high-low draw in seat order; the highest becomes start player. The cards drawn stay on the discard pile, and round 1 begins.

section-1 = Sets, kinds of cards and icons

rule-NIT-001 = Nightmare is an expansion and is always played together with the base game.
rule-NIT-002 = It adds exactly three blocks of cards: 48 event, 42 evolution and 18 blood cards.
rule-NIT-003 = Evolution cards are a new kind: they have a back of their own and form a deck of their own.
rule-NIT-004 = The new event and blood cards are of kinds that already exist. Each carries a mark on its face that shows its set, so that the block can be added or removed before a game.
rule-NIT-005 = The backs of base and Nightmare cards of the same kind are identical. The set of a face-down blood card is hidden information.
rule-NIT-006 = The EVO icon, a biohazard sign, has three uses: on an event it orders a draw from the evolution deck, it marks every evolution card, and it marks the 18 Nightmare blood cards.
rule-NIT-007 = The COND icon on an event means that the card is an additional condition required for victory.
rule-NIT-008 = Apart from what a card itself says, Nightmare events are drawn and handled exactly like base events: same deck, same phase, same drawer.
rule-NIT-009 = Beyond general events, Nightmare brings condition events and evolution events. Beyond Infected and Not Infected, it brings one new kind of blood card, Incubating.
rule-NIT-009a = An option value that is not allowed is refused and no game is created. With Nightmare off, Human Combat and its readings, Nightmare Events and Nightmare Blood count as off or have no effect; with Human Combat off, so do its readings.

section-2 = Determination cards, order and counting

rule-NIT-010 = Determination cards settle movement, amounts and disputes.
rule-NIT-011 = To draw once means: reveal the top card, note its value and put it on the discard pile at once.
rule-NIT-012 = When a card must be drawn from an empty deck of any kind, its discard pile is first shuffled into a new deck. If both are empty, the draw is skipped and that part of the effect does not happen.
rule-NIT-013 = High-low draw: each party draws one card, in turn order; the highest wins.
rule-NIT-014 = In a tie, only the tied parties draw one more card each and compare those, until the tie is broken.
rule-NIT-015 = Half is always rounded up.
rule-NIT-016 = Turn order runs clockwise, by rising seat, from the start player.
rule-NIT-017 = At the end of a round the start marker passes to the next seat, whatever that player's state.
rule-NIT-018 = Limits per turn and the zombie turn are counted in rounds.
rule-NIT-019 = Spaces are whole numbers. Ahead means a higher number, behind a lower one; distance is the difference between two numbers.
rule-NIT-020 = Any number of tokens may share a space.
rule-NIT-021 = A player is always in one state: human, zombie or, only with Last Call, safe. Everybody starts as a human.
rule-NIT-022 = A zombie is a walker or a zombie player on the road. A zombie player is a player in the state zombie, even while down.
rule-NIT-023 = Whenever several humans must decide one after the other, they do so in turn order unless a rule names another order.
rule-NIT-023a = An answer that is not among the legal options, or comes from a player who owes none, is refused with the rule that forbids it and changes nothing.

section-3 = The round

rule-NIT-024 = A round has six phases: A human movement, B events, C human combat (C1 against zombies, C2 human against human), D zombie turns, E blood, F check and clean-up.
rule-NIT-025 = A phase is finished completely before the next begins.
rule-NIT-026 = As soon as no player is a human, the game ends at once and nothing that is still due is carried out. The zombies win; with Last Call, if somebody is safe, the safe players win instead.

section-4 = Phase A: Human movement

rule-NIT-027 = Each human acts once, in turn order. Every human not on the Safe Zone must draw; moving is then optional.
rule-NIT-028 = The mover draws one determination card; its value, after modifiers, is the allowance in spaces.
rule-NIT-029 = Without modifiers the largest movement is 10.
rule-NIT-030 = Modifiers are applied in this order: additions (Bicycle, Energy Drink), halving (Twisted Ankle), caps (Blackout). The allowance is never below 0. Twisted Ankle and Blackout concern the next Phase A only and lapse with it, used or not.
rule-NIT-031 = The mover may move any number of spaces from 0 to the allowance.
rule-NIT-032 = The move goes forward or backward, but only in one direction.
rule-NIT-033 = A human may not go below 0 or beyond N. An exact draw is not needed to reach N; surplus allowance is lost.
rule-NIT-034 = Entering a space with at least one zombie ends the movement there.
rule-NIT-035 = On entering, the mover may instead spend bullets on the zombies there, one bullet at a time. If no zombie is left, the mover may stop there or choose anew how far to go on, in the same direction and up to the remaining allowance.
rule-NIT-036 = Killing only some of the zombies is allowed; the mover then stops.
rule-NIT-037 = Only the mover's own bullets count during Phase A.
rule-NIT-038 = A move that begins on a zombie's space is not hindered by that zombie.
rule-NIT-039 = In Phase A nobody shoots except on entering a space with zombies, and never at humans.
rule-NIT-040 = Humans never block humans.
rule-NIT-041 = A human on the Safe Zone may stay without drawing, or draw and move 0 or more spaces backward.
rule-NIT-042 = Pick-up: a human who ends Phase A movement (0 spaces included) on a space with dropped gear and no zombie may take any part of it. Weapons above the limit are laid down there again, so a weapon can be exchanged.
rule-NIT-043 = Errand check: a human who ends Phase A movement on the space of their own errand marker completes that condition.

section-5 = Phase B: Events

rule-NIT-044 = Events happen after the human movement phase, for each human or group of humans.
rule-NIT-045 = A group is all humans on one space when Phase B begins; a lone human is a group of one. Groups are fixed for the whole phase.
rule-NIT-046 = Each group not on the Safe Zone draws exactly one event card.
rule-NIT-047 = Groups on the Safe Zone draw none.
rule-NIT-048 = The group farthest ahead draws first, then the others from front to back.
rule-NIT-049 = The drawer is the group member, still human, who is earliest in turn order. A group without a human left draws none.
rule-NIT-050 = The card is shown to all and resolved completely before the next group draws.
rule-NIT-051 = On a card, the drawer is that player only; the group is all members of the drawing group who are still human, wherever they are now; here is the drawer's space at the moment of drawing.
rule-NIT-052 = Effects are mandatory unless the card says that the player may.
rule-NIT-053 = A human moved by an event draws no further event this round and does not join another group's event.
rule-NIT-054 = A move on an event follows the rules of Phase A for limits and zombies on the way, and one's own bullets may clear the path. A jump goes straight to its goal space and ignores zombies in between, but never goes below 0 or beyond N. Pick-ups and errand checks belong to Phase A only.
rule-NIT-055 = Weapons, items, conditions and pending evolution events stay with the drawer, face up. All other events go to the discard pile after they are resolved.
rule-NIT-056 = If the drawer dies on the drawn card, the rest of the card is still carried out for the others.
rule-NIT-057 = Walkers are placed only on spaces 0 to N−1; a placement outside is lost.
rule-NIT-058 = If the 24 walkers run out, further placements are lost. Placements nearest to the drawer are made first; those of Howl are made in turn order.
rule-NIT-059 = When an effect moves walkers towards the nearest human, each goes step by step towards the nearest human not on the Safe Zone (of two equally near, the one ahead) and stops on reaching a human's space. It does not move if it already shares a space with a human or if there is no such human. Walkers never enter N.
rule-NIT-060 = A card that tells the drawer to choose among nothing, such as a weapon or another human that is not there, has no effect in that part.

section-6 = Phase B: Buying an event off

rule-NIT-061 = An event with a bullet icon and a negative number −n is prevented if n bullets are spent.
rule-NIT-062 = The bullets may come from the drawer, from any human on the drawer's space, or from any mix of them.
rule-NIT-063 = After the card is shown and before anything else, the humans on the space, drawer first and then in turn order, each pledge from 0 up to what is still missing and what they hold. If the pledges reach n they are paid; otherwise nothing is paid.
rule-NIT-064 = A prevented card is discarded with no effect at all; partial prevention does not exist.

section-7 = Bullets

rule-NIT-065 = One bullet automatically kills one zombie on the shooter's own space.
rule-NIT-066 = Zombies may be shot before melee or after melee.
rule-NIT-067 = Whenever a shooting step is open, every human on the space may shoot at zombies there, not only the one being attacked.
rule-NIT-068 = A spent bullet returns to the supply even if an evolution makes it ineffective.
rule-NIT-069 = Against a human a bullet does not kill for certain.

section-8 = Phase C1: Humans against zombies

c1-note = Phase C1 is carried out for each space with at least one human and at least one zombie, farthest ahead first.

rule-NIT-070 = Step 1, shooting: in turn order, each human there may spend any number of bullets on zombies there.
rule-NIT-071 = Step 2, walkers: every walker still there is fought, one after the other. The fighter is the human there who has taken part in the fewest C1 melees this round; ties go by turn order.
rule-NIT-072 = Step 3, challenges: in turn order, each human there may start a melee against a zombie player there, at most once per zombie player and round. Joining a challenge is not starting one.
rule-NIT-073 = Step 4: shooting again, as in step 1.
rule-NIT-074 = No combat of any kind takes place on the Safe Zone.

section-9 = Melee against a zombie

rule-NIT-075 = Other humans on the space may join the fighter. They are asked in turn order, after reveal window W2 and before weapons are chosen. Nobody can join against an event zombie.
rule-NIT-076 = All humans taking part choose the weapons they will use before any determination card is drawn. The choices are made at the same time.
rule-NIT-077 = A human draws 1 card plus the extra cards of all weapons used; the result is the highest card plus the bonuses of those weapons. Without a weapon it is 1 card.
rule-NIT-078 = A walker draws 1 card. A zombie player draws 1 card plus extra cards from evolutions and adds evolution bonuses.
rule-NIT-079 = Cards are drawn by the fighter (or the attacked human) first, then by the joiners in turn order, then by the zombie.
rule-NIT-080 = The higher result wins, compared separately for each human against the zombie. Ties are settled pair by pair in the order of drawing: that human, then the zombie, draws one plain card without extra cards or bonuses, until the tie is broken.
rule-NIT-081 = A human who wins with a weapon kills the zombie.
rule-NIT-082 = A human who wins without a weapon breaks free: no blood card, and the zombie stays. But if at least three unarmed humans win against the same zombie in the same melee, it is killed.
rule-NIT-083 = A human who loses takes one blood card; several losers take theirs in the order of drawing. Losing never kills outright.
rule-NIT-084 = All comparisons of one melee take effect together: a human may lose and take blood although another human kills the zombie.
rule-NIT-085 = An event zombie is not placed on the road: it fights one melee at the strength printed on the event (1 card plus bonus), without a shooting step, and is gone. Beating it with a weapon counts as a kill, losing costs a blood card. It counts as a melee against a zombie for items and conditions, but not when the fighter of Phase C1 is chosen.
rule-NIT-086 = Kill credit goes to the human whose bullet killed; in a melee to every armed winner and, if there are at least three unarmed winners, to each of these as well. A kill that an evolution prevents and a walker removed by an event are credited to nobody.
rule-NIT-087 = A killed walker returns to the supply. A killed zombie player goes down.
rule-NIT-088 = Weapons that break are discarded once the melee has been compared, before Disarming Grasp and before gear changes hands.
rule-NIT-089 = A challenge or joint melee counts as one melee for every human in it: when the fighter is chosen, for the Bicycle and for conditions.

section-10 = Phase C2: When humans may fight humans

rule-NIT-090 = A human may engage another human in combat only if every condition of this section holds.
rule-NIT-091 = Both must be on the same space, and both stay there for the whole combat.
rule-NIT-092 = No hit and run: a human cannot be attacked by someone who is passing through, who is on another space, or who then moves on. No effect moves an aggressor or the target before the combat is over.
rule-NIT-093 = All event cards of all spaces must have been resolved. So humans fight humans in Phase C2 only.
rule-NIT-094 = The target's infection status must be unconfirmed: at least one unrevealed blood card lies in front of the target when the combat is declared.
rule-NIT-095 = Per round, each player may initiate at most one combat against the same target. Different targets are allowed, and joining is not initiating.
rule-NIT-096 = There is no such combat on the Safe Zone.
rule-NIT-097 = The aggressor's own blood status does not matter.
rule-NIT-098 = Phase C2 goes around once in turn order. At their opportunity a human may initiate any number of legal combats, one at a time, and then passes for good; whoever has died is skipped.

section-11 = Phase C2: Taking sides

rule-NIT-099 = After the declaration every other human on the space, in turn order from the initiator, may join as an aggressor, any number of times per round. Nobody may join the target. With the option Joining Counts on, joining uses up the joiner's own combat against this target for the round, and whoever has used it up cannot join.
rule-NIT-100 = In all steps the aggressors act in a fixed order: the initiator, then the joiners in turn order from the initiator.

section-12 = Phase C2: Gunfire

rule-NIT-101 = The order is the same as against zombies: first shooting, then melee.
rule-NIT-102 = Each aggressor with a bullet may fire one bullet at the target; aggressors declare in order.
rule-NIT-103 = A target who has bullets may return the fire within the same exchange.
rule-NIT-104 = The target may fire up to one bullet at each aggressor, as far as bullets reach, even if no aggressor fires.
rule-NIT-105 = All declared bullets are spent before any card is drawn.
rule-NIT-106 = A determination card is drawn by each player under fire: the target first, then every aggressor the target fired at, in their order.
rule-NIT-107 = With 8, 9 or 10 the bullet is dodged. With 1 to 7 the player shot at dies.
rule-NIT-108 = Several bullets at the same player still mean one card: 8, 9 or 10 dodges them all, 1 to 7 is death. With the option Gunfire Draws set to per bullet, one card is drawn per bullet, one after the other, until one hits or all are dodged.
rule-NIT-109 = The exchange is simultaneous: the shots of a player who dies still count, and both sides may die.
rule-NIT-110 = Melee may follow if neither side has bullets or if the gunfire killed nobody. If anyone on either side died in the gunfire, the combat is over.

section-13 = Phase C2: Melee

rule-NIT-111 = Melee is optional. Each aggressor decides, in order, whether to engage; then the target may engage any aggressors who did not, named all at once (not with the option Target Engages off). Both ways count alike as engaged. If nobody is engaged, the combat ends.
rule-NIT-112 = Nobody who has been engaged can refuse the melee: neither the target nor an aggressor whom the target engages.
rule-NIT-113 = Everyone involved chooses weapons before any card is drawn for the melee; nothing may be added or dropped afterwards.
rule-NIT-114 = The weapon choices are simultaneous and are then shown.
rule-NIT-115 = The target draws all cards due first, then the engaged aggressors in order.
rule-NIT-116 = The higher result wins, as in any melee; each engaged aggressor is compared separately with the target.
rule-NIT-117 = Ties are broken pair by pair, in the order of aggressors, with one plain card each, the target drawing first.
rule-NIT-118 = An aggressor who used a weapon and beats the target kills the target.
rule-NIT-119 = Without a weapon, killing takes at least three aggressors engaged in the melee, and all three must beat the target; otherwise the target survives. With the option Unarmed Reading set to target, it is the target's weapon that counts instead: against an unarmed target it takes three engaged aggressors who win, armed or not; against an armed target one winner kills, armed or not.
rule-NIT-120 = With more than three unarmed aggressors engaged, three of them beating the target are enough.
rule-NIT-121 = Armed aggressors do not count among the three.
rule-NIT-122 = A target who used a weapon kills every aggressor it beats.
rule-NIT-123 = A target without a weapon who beats an aggressor merely survives that aggressor.
rule-NIT-124 = All comparisons take effect together: target and aggressors may die in the same melee.
rule-NIT-125 = No blood cards are taken from melee between humans.

section-14 = Phase C2: After a death

rule-NIT-126 = A target who dies becomes a zombie on the space where the combat took place.
rule-NIT-127 = An aggressor who dies becomes a zombie 11 spaces behind that space, one more than the usual maximum movement.
rule-NIT-128 = The result may be negative: the Approach spaces −11 to −1 exist for this and are open to zombies only.
rule-NIT-129 = An aggressor who died has an ordinary zombie turn in Phase D of this same round.
rule-NIT-130 = The same goes for a target who died.
rule-NIT-131 = Spoils are settled after all deaths of the exchange are known: a dead target's gear goes to the first living aggressor in order, engaged or not; dead aggressors' gear goes to the target if the target lives. What has no taker drops on the combat space. Taking is not optional; weapons above the limit drop there.

section-15 = Becoming a zombie, going down and rising

rule-NIT-132 = A human becomes a zombie by revealing Infected, by dying in human combat, or by an event that kills. Unless another rule says otherwise, the token is flipped on the space where it is.
rule-NIT-133 = A zombie player who is killed is down: the token leaves the road. At the start of its next zombie turn it rises 11 spaces behind the rearmost human, never below −11, and takes that turn normally.
rule-NIT-134 = The rearmost human is looked for among all players who are humans, those on the Safe Zone included.
rule-NIT-135 = A zombie player killed in Phases A to C, or in Phase D before its own zombie turn, rises in Phase D of the same round. One killed during or after its own zombie turn rises next round.
rule-NIT-136 = On becoming a zombie, a player discards all blood cards (unrevealed ones stay unseen) and all condition cards, takes back the errand markers, loses lasting human effects such as Twisted Ankle, and drops bullets, weapons and items as gear on the space. Spoils come first.
rule-NIT-137 = The gear of a human who turns on the Safe Zone is discarded instead.
rule-NIT-138 = A human who turns on the Safe Zone is put on N−1.
rule-NIT-139 = Zombie players hold no bullets, weapons or items and draw no events or blood cards.
rule-NIT-140 = Whoever turns in Phases A to C takes a zombie turn in this round's Phase D. Whoever turns in Phase E takes the first one next round.
rule-NIT-141 = There is no way back from zombie to human.

section-16 = Phase D: Zombie turns

rule-NIT-142 = Each zombie player takes one zombie turn, in turn order: (1) rise if down, (2) reveal window W1, (3) draw one determination card, (4) move, (5) end-of-move abilities, (6) attack. Then, if it is not down, comes the end-of-turn window (Second Hunger).
rule-NIT-143 = The allowance is the card plus evolution additions, then raised to evolution minimums (Blood Trail). Without them it is at most 10.
rule-NIT-144 = The move is 0 up to the allowance in spaces, in one direction, forward or backward. A human on the space where the move begins does not hinder it.
rule-NIT-145 = Entering a space with a human ends the movement.
rule-NIT-146 = Zombies never block zombies.
rule-NIT-147 = Zombies never enter N and never go below −11.
rule-NIT-148 = A zombie player on a space with at least one human after moving must attack exactly one of those it may attack (Barricade protects some) and chooses whom. If it may attack none of them, there is no attack.
rule-NIT-149 = An attack goes like this: any human there may shoot at any zombie there, in turn order; if the attacker is still up, reveal window W2 and melee with the target; then shooting again. A second attack by Frenzy is a full attack with the same steps, if the zombie is still up.
rule-NIT-150 = Walkers do nothing in Phase D.
rule-NIT-151 = If every human is on the Safe Zone, zombie players still draw and move but cannot attack.

section-17 = Gear

rule-NIT-152 = Weapons and items are event cards kept face up in front of the owner. They may be used from the moment they are taken.
rule-NIT-153 = A human holds at most 2 weapons; whoever would hold more chooses at once which 2 to keep. The surplus goes to the event discard pile; with pick-ups and spoils it drops on the space instead.
rule-NIT-154 = There is no limit to items and bullets.
rule-NIT-155 = A player may use both weapons in the same melee; extra cards and bonuses add up.
rule-NIT-156 = Gear cannot be given or traded unless the option Barter is on or an event says so.
rule-NIT-157 = Dropped gear stays on its space until it is picked up. Zombies ignore it.
rule-NIT-158 = Kept event cards that are used up, broken, discarded or lost go to the event discard pile. Weapons handed out by the option Starting Weapon leave the game instead.

section-18 = Blood cards and Phase E

rule-NIT-159 = Blood cards tell whether contact with a zombie has infected a human.
rule-NIT-160 = A blood card is always taken face down.
rule-NIT-161 = Nobody looks at it, its owner included.
rule-NIT-162 = It gets as many countdown counters as the option Countdown says, 3 as standard.
rule-NIT-163 = A human may have several unrevealed blood cards, each with its own countdown.
rule-NIT-164 = Phase E, step 1: take one counter off every unrevealed blood card.
rule-NIT-165 = Step 2: item window (Antiviral Shot), in turn order.
rule-NIT-166 = Step 3: in turn order, every human reveals their own cards with 0 counters, oldest first.
rule-NIT-167 = Infected: the human becomes a zombie at once; further cards of that human are not revealed.
rule-NIT-168 = Not Infected: discard it; nothing else happens.
rule-NIT-169 = Incubating: it is discarded and the owner then takes another blood card, so the time in doubt grows.
rule-NIT-170 = That new card gets the full number of counters. A card taken in Phase E loses none in this Phase E; one taken earlier in the round (Field Test) loses one as usual.
rule-NIT-171 = A human with at least one unrevealed blood card is unconfirmed; otherwise the human is confirmed.
rule-NIT-172 = With Countdown set to drawn, the counters are half a determination card (1 to 5), drawn openly when the blood card is taken.
rule-NIT-173 = Counters changed by cards never go below 1; only step 1 of Phase E takes off the last one.

section-19 = Evolution

rule-NIT-174 = Evolution cards are drawn only when an event orders it; the event says how many. If the deck and its discard pile give fewer cards, fewer are drawn; with none at all the event is discarded.
rule-NIT-175 = Their effects favour zombie players.
rule-NIT-176 = Walkers never benefit from them.
rule-NIT-177 = The event says whether they are drawn face up or face down.
rule-NIT-178 = The event also says whether, when there is no zombie player, the evolution cards persist or are discarded.
rule-NIT-179 = If there is no zombie player and the event says discard, the drawn evolution cards go to the evolution discard pile (face-up ones are seen, face-down ones are not) and the event is discarded.
rule-NIT-180 = If there is no zombie player and the event says persist, event and evolution cards lie beside the player who drew them, face up or face down as ordered, until there is a zombie player. Then they take effect at once.
rule-NIT-181 = If there is a zombie player, face-up cards take effect when drawn, as printed; face-down cards are handed over in secret.
rule-NIT-182 = A card of scope SELF goes to the zombie player nearest to the drawer by the distance between their spaces; one who is down counts as farther than any on the road, and ties are settled by a high-low draw among the tied in turn order. Each card of the same event is assigned separately, in draw order, by the same test.
rule-NIT-183 = Pending cards use the keeper's present space; a keeper who has turned receives them without a test. If the keeper is safe, distance is measured from N.
rule-NIT-183a = Several pending events take effect one after the other: keepers in turn order, the oldest event of a keeper first.
rule-NIT-184 = If several humans turn in the same exchange of fire or melee, all tokens are placed and spoils settled first, then pending evolutions take effect. Blood cards are revealed one at a time, so there each turning counts by itself.
rule-NIT-185 = Scope ALL, face up: the card lies in the hive and works for every zombie player, now and later, for its duration.
rule-NIT-186 = Scope INSTANT, face up: the card is carried out at once and then discarded. With no zombie player on the road (all down) it has no effect.
rule-NIT-187 = Any card drawn face down while, or once, there is a zombie player goes to the nearest zombie player, whatever its scope, who alone looks at it; for the event card this counts as taking effect. The card does nothing until that player turns it up: then a SELF card stays with that player, an ALL card goes to the hive and an INSTANT card is carried out.
rule-NIT-188 = Face-down evolutions may be turned up in reveal windows; any that fit may be turned up and work from that moment on. W1, start of the owner's zombie turn: any card (INSTANT cards are carried out here; Second Hunger also at the end of the turn). W2, start of a melee the owner takes part in: Iron Grip, Twin Claws, Frenzy, Hive Link, Barbed Bite, Disarming Grasp, Overpower, Fast Rot. W3, the moment the owner would be killed: Bone Plates, Thick Skull. W4, when rising: Quick Rise, Ambush Rise.
rule-NIT-188a = A window is offered to every zombie player in its situation who owns at least one face-down evolution, even if none of them fits; then passing is the only answer. The end of a zombie player's own turn is such a window too.
rule-NIT-189 = A pending face-down card is looked at by nobody.
rule-NIT-190 = Durations: permanent lasts until the end of the game, also through going down and rising; round lasts until the end of the current round, or of the next round if it takes effect in Phase E or F; a once card is discarded when used.
rule-NIT-191 = Copies of Long Stride, Pack Surge, Iron Grip, Twin Claws, Hive Link and Fast Rot add up; of every other permanent card a second copy with the same owner changes nothing. Once cards are used one at a time.
rule-NIT-192 = After the evolution cards have taken effect, the event card is discarded.
rule-NIT-193 = Evolution cards are public once face up; there is no limit per zombie player.

section-20 = Additional victory conditions

rule-NIT-194 = A condition event adds a requirement for victory to the player who drew it; nobody else in the group is affected.
rule-NIT-195 = The card stays in front of that player. Conditions add up; only the text of a condition card can limit how many one player holds.
rule-NIT-196 = Cards marked exclusive are such a limit: drawn while the player holds any condition card, met or not, an exclusive card is discarded without effect. While a player holds an exclusive condition, every condition drawn later is discarded without effect.
rule-NIT-197 = There are two kinds: a task is done once, then turned sideways and met for good; a gate is tested in every Phase F in which the player is on the Safe Zone.
rule-NIT-198 = Conditions cannot be passed on or refused. They vanish when the holder becomes a zombie.
rule-NIT-199 = A condition that needs another living human counts as met while its holder is the only player in the state human.

section-21 = Phase F: Check and end

rule-NIT-200 = A human is through if in Phase F the human is on N, is confirmed, and meets every condition held.
rule-NIT-201 = First In: the game ends in the first Phase F with at least one human through; all who are through in that phase win together.
rule-NIT-202 = Zombie victory: when the last human has turned, every player who was already a zombie before the phase in which this happened wins (C1 and C2 are one phase). If there is none, nobody wins.
rule-NIT-203 = Last Call: whoever is through becomes safe, leaves the road with all gear, takes no further part and has won. Play goes on until no player is a human. Zombie players win only if nobody became safe.
rule-NIT-204 = Phase F goes in this order: tasks tested in Phase F (A Witness, Searched at the Gate) for all players; the test who is through, including tolls, in turn order, earlier payments standing; the end test; a note of who is on N for Observation Tent; round effects expire; the start marker passes on; the round counter rises by 1. A toll is asked for when everything else is met, and the payment does not undo that (Live Rounds Only, Bring Your Own).
rule-NIT-205 = After the last round allowed by the option Round Limit (standard 60) the game ends without a winner; with Last Call, those already safe have won.

section-ranks = Places

rank-1 = For statistics only: winners come first, then humans by higher space, then zombie players by earlier round of turning. Equal players share a place; there is no tie-break among winners.

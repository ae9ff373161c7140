### Colony: the rule book.

# Words used throughout: colony, location, non-colony location, survivor, helpless survivor,
# occupants, group, leader, follower, controller, influence, attack value, search value, ability,
# action die, unused, used, exposure (roll), wound, frostbite, bitten, blank, spreading, morale,
# round marker, food token, starvation token, waste pile, gone pile, crisis, contribution,
# crossroads card, trigger, fire, attach, lasting, main objective, secret objective, loyal,
# betrayal, betrayer, exiled objective, exile, entrance, barricade, noise token, overrun, batch,
# item, symbol, equip, hand over, request, first player token, checkpoint, kill, remove, place.
# Option names: Co-op, Two Players, Hardcore, Betrayal Variant, Without Traitor, PG Filter,
# Player Elimination, First Game, Space First, Theft, Attract up to 2, First Printing, Duel,
# Token Vote, Noise Coin, Short Crossroads Deck.

section-components = Components

components-1 = Cards: 10 two-sided main objectives (normal and hardcore side), 24 loyal and 10 betrayal secret objectives, 10 exiled objectives, 30 survivors, 25 starter items (10 Food 1, 5 Junk, 5 Fuel, 5 Medicine), six item decks of 20, 20 crises and 80 crossroads cards (48 general, 32 bound to named survivors).
components-2 = The colony has 24 survivor spaces, shared with helpless survivors, and 6 entrances of 3 spaces each; it cannot be searched. Survivor spaces and entrance spaces elsewhere: Police Station 3 and 4, Grocery Store 3 and 4, School 4 and 4, Library 3 and 3, Hospital 4 and 4, Gas Station 2 and 3. Each of these six has one entrance and 4 noise spaces.
components-3 = The exposure die has 12 faces: blank on 1 to 6, wound on 7 to 9, frostbite on 10 and 11, bitten on 12. Morale and rounds have tracks from 0 to 10. Every item card has exactly one of seven symbols: weapon, fuel, book, food, medicine, tool, survivor.

section-1 = Terms and general principles

rule-COL-001 = A game has 2 to 5 players in fixed seats numbered clockwise. Left is the next seat clockwise, right the next counter-clockwise.
rule-COL-002 = Where a card contradicts a rule, the card wins, but only in the contradicted point.
rule-COL-003 = There are seven locations: the colony and six others. Non-colony means one of the six.
rule-COL-004 = The six are Police Station, Grocery Store, School, Library, Hospital and Gas Station, each with its own number of survivor spaces and entrance spaces.
rule-COL-005 = Where several non-colony locations are handled automatically, the order is their printed number 1 to 6: Police Station, Grocery Store, School, Library, Hospital, Gas Station.
rule-COL-006 = A survivor is a named character card controlled by one player, with influence, attack value, search value and an ability. It is at exactly one location.
rule-COL-007 = A survivor is in play while a player controls it and it is at a location. Cards in the survivor deck or the gone pile are not in play.
rule-COL-008 = A helpless survivor is a token without owner in a survivor space of the colony. It counts for food and for colony zombies and has no influence, no actions and no equipment; it cannot be attacked, is ignored by bites, and never leaves with an exile.
rule-COL-009 = The colony occupants are the survivors at the colony plus the helpless survivors.
rule-COL-010 = The group leader gives no bonus; it sets the first player at setup and is named by some cards.
rule-COL-011 = A player's group is the leader plus the followers.
rule-COL-012 = There is no upper limit to the size of a group.
rule-COL-013 = To kill and to remove are different: only killing a survivor or a helpless survivor costs morale, and only killing a zombie counts as a kill (for sample rolls and exposure).
rule-COL-014 = The gone pile, for cards removed from the game, is one ordered pile, open to all. Cards returned to the box during setup are not in it and can never be fetched.
rule-COL-015 = Action dice belong to the group; any number of them may be spent through one survivor.
rule-COL-016 = Morale runs from 0 to 10. A gain above 10 is lost, and a loss stops at 0.
rule-COL-017 = Once morale has touched 0, nothing can raise it again: the game ends at the next checkpoint.
rule-COL-018 = Token supplies are unlimited except for noise (4 spaces per location), entrance spaces and survivor spaces.
rule-COL-019 = The first player breaks every tie in a group decision, even when not entitled to vote in it.
rule-COL-020 = If two effects that no rule orders fall together, the first player orders them. Without an answer they follow seat order from the first player, then ascending influence, then the order of the card list.
rule-COL-020a = Where a text says each player or every player and names no order, the players act one after the other from the first player clockwise.
rule-COL-021 = An effect on many survivors at once first places all its tokens, then resolves deaths one by one in ascending influence.
rule-COL-022 = An effect in progress cannot be interrupted by another card or ability unless that card says so. A medicine card cannot be played between a third wound and the death.
rule-COL-023 = Morale 0 ends the game at the next checkpoint. Checkpoints come after each start-of-round effect, after turn-start wounds, after each completed action, crossroads card or card effect (with its exposure rolls, bites, deaths and replacement), after Pay Food, Check Waste and Resolve Crisis, after each of the three batches of Add Zombies, and after a lasting effect at the passing of the first player token.
rule-COL-024 = Once per round is remembered on the card itself until the round ends. Moving the card to another survivor or back to a hand does not refresh it.
rule-COL-025 = Abilities and equipment effects are used only during their controller's own turn, unless they are passive or say otherwise.
rule-COL-026 = Once-per-turn limits are reset at the start of every turn; effects for this turn end when the turn ends.
rule-COL-027 = Shuffles, dice and random picks come from one seeded stream, so that a game can be replayed.
rule-COL-028 = There is no hand limit.
rule-COL-029 = The number of cards in every deck, hand and pile is public.

section-setup = Setup

setup-1 = With 2 players each gets 7 starter items, keeps 3 of 4 survivors and rolls 4 dice in round 1; with 3 to 5 players it is 5 starter items, 2 of 4 survivors and 3 dice. With 2 players Co-op is preselected.
setup-2 = The order is: options and filtering of cards; boards and sheets; main objective with morale, rounds and its setup line; secret objectives; crisis, survivor, exiled objective and crossroads decks; starter items and item decks; survivors; leaders; first player.

rule-COL-030 = Before setup choose: hidden objectives (standard) or co-op; normal or hardcore main objective; Betrayal Variant or not; mature crossroads cards in or out; replacement survivor or Player Elimination.
rule-COL-031 = Co-op is an option at every number of players. With 2 players it is only preselected, and hidden objectives may be chosen instead: the pool is then 4 loyal and 1 betrayal objectives, and exile votes work as written, so a tied vote of two is decided by the first player.
rule-COL-032 = Place the colony board and the six location boards; each player takes one reference sheet.
rule-COL-033 = The main objective is agreed on or drawn at random; the first game uses We Need More Samples. It lies on the colony board, and players may turn it to its hardcore side.
rule-COL-034 = Set morale and round marker to the values of the chosen side and carry out its setup line. Zombies at the colony are added entrance by entrance as usual, before any survivor is on the board.
rule-COL-035 = Food supply, starvation, waste, noise, barricades and contributions start at 0 unless the main objective says otherwise.
rule-COL-036 = Shuffle face down 2 loyal secret objectives per player and exactly 1 betrayal objective; deal 1 to each player, secretly.
rule-COL-037 = The secret objectives not dealt go back to the box unseen.
rule-COL-038 = With Betrayal Variant only 1 loyal secret objective per player goes into the pool.
rule-COL-039 = Shuffle the crisis cards face down onto the colony board.
rule-COL-040 = Shuffle survivors, exiled objectives and crossroads cards as three face-down decks beside the board.
rule-COL-041 = With PG Filter, the crossroads cards marked "!?!" (mature references) are removed before shuffling.
rule-COL-042 = Shuffle the starter items and deal 5 to each player (7 with 2 players).
rule-COL-043 = Starter items not dealt return to the box.
rule-COL-044 = Shuffle each location's item cards face down and put each deck on its location.
rule-COL-045 = Deal 4 survivors to each player; each keeps 2 (3 with 2 players). The rest return to the deck, which is shuffled again.
rule-COL-046 = Players choose what to keep at the same time and reveal together.
rule-COL-047 = Each player nominates 1 kept survivor as leader (left of the sheet); the others are followers (below it).
rule-COL-048 = Every kept survivor starts in the colony; the other standees and tokens are laid ready.
rule-COL-048a = Every item card remembers for the whole game the deck it came from: starter or one of the six. Main objectives that exclude starter items ask for it.
rule-COL-049 = The first player is the player whose leader has the highest influence. All influence values differ, so there are no ties.
rule-COL-050 = Co-op: remove all non-co-op cards, use the hardcore side, deal no secret objectives and allow no exile.
rule-COL-051 = With Without Traitor, the betrayal card is left out of the pool for an easier game.

section-3 = Round structure

rule-COL-052 = A round has two phases in this order: Player Turns Phase, Colony Phase.
rule-COL-053 = The Player Turns Phase has three steps: 1 reveal crisis, 2 roll action dice, 3 player turns.
rule-COL-054 = The Colony Phase has six steps: 1 pay food, 2 check waste, 3 resolve crisis, 4 add zombies, 5 check main objective and move the round marker, 6 pass the first player token.
rule-COL-055 = No step begins while a choice, roll, death, bite or overrun of the former step is still open.
rule-COL-056 = The round number is the starting value of the round track minus the current marker plus 1; the first round is round 1.
rule-COL-057 = Effects at the start of a round happen before the crisis is revealed, in seat order from the first player.

section-4 = Reveal the crisis and roll dice

rule-COL-058 = Turn up the top crisis card. It stays open and is resolved in the Colony Phase of the same round.
rule-COL-059 = If the crisis deck is empty, the crisis cards of the gone pile are shuffled into a new deck.
rule-COL-060 = All dice left from the former round are removed before rolling.
rule-COL-061 = Each player rolls 1 die plus 1 die per survivor in the group; all players roll at the same time.
rule-COL-062 = Equipment and card effects that give or take dice change that number.
rule-COL-063 = A player in the game always rolls at least 1 die. A survivor waiting off the board gives none.
rule-COL-064 = Rolled dice lie open in the player's unused pool; a spent die goes to the used pool.
rule-COL-065 = A die keeps its value until it is spent, changed by an effect, or cleared next round.

section-5 = Start of a turn

rule-COL-066 = Turns go clockwise starting with the first player; each player has exactly one turn per round.
rule-COL-067 = At the start of a turn the previous player, on the right of the active player, draws the top crossroads card for that turn.
rule-COL-068 = Only the drawer sees the card until it fires. It concerns only the active player's turn.
rule-COL-069 = If the seat on the right is eliminated, the next seat further right draws; exiled players draw as usual. With nobody else left no card is drawn.
rule-COL-070 = Then every survivor of the active player that has 1 or more frostbite tokens receives exactly 1 wound, however many frostbites it has.
rule-COL-071 = A survivor killed by this wound had already given its die in the roll step; the die stays.
rule-COL-072 = The order at the start of a turn is: 1 card drawn, 2 frostbite wounds with their deaths, 3 duties of attached cards (One More Pill), 4 first test of state triggers, 5 abilities worded "at the beginning of your turn" and Bone Tired. The last ones lapse with the first other action.
rule-COL-073 = State triggers are first tested in step 4 of that order, after the frostbite wounds.
rule-COL-074 = The active player may take any number of actions in any order, as long as they are legal, and may stop at any time.
rule-COL-075 = Ending the turn keeps unused dice where they are, but they cannot be used outside the player's own turn.

section-6 = Crossroads cards

rule-COL-076 = A trigger is either an event trigger (an action or result happens during the turn) or a state trigger (a condition holds).
rule-COL-077 = An event trigger fires after the triggering action is fully resolved (exposure, deaths, replacement), unless the card names an earlier moment.
rule-COL-078 = A trigger on moving or searching with a survivor does not fire if that survivor died during the action.
rule-COL-079 = State triggers are tested after the turn-start wounds and after every completed action of the turn.
rule-COL-080 = At most one crossroads card can fire per turn, because one is drawn.
rule-COL-081 = A satisfied trigger always fires; the drawer has no choice, and the game tests it.
rule-COL-082 = When it fires, the whole card with all options and results is shown to everyone before anyone chooses.
rule-COL-083 = The active player chooses among numbered options unless the card names another chooser or a vote.
rule-COL-084 = An option whose cost or condition cannot be met is illegal. If only one option is legal it must be taken; if none is legal, nothing happens. The same holds for the two sides of a vote: if only one side is legal it applies without a vote.
rule-COL-085 = A part marked "if able" may fail without stopping the rest. Acting on all of an empty set is legal and does nothing.
rule-COL-086 = On a vote card every non-exiled player with at least 1 survivor at the named place (the colony unless stated) votes up or down at the same time. The larger side wins; ties go to the first player.
rule-COL-087 = If nobody may vote, the active player decides.
rule-COL-088 = A fired card goes to the gone pile after it is resolved, unless it is attached or stays as a lasting rule.
rule-COL-089 = A card that did not fire goes to the bottom of the crossroads deck at the end of the turn, unseen by the others.
rule-COL-090 = With an empty crossroads deck no card is drawn.
rule-COL-091 = A card whose effect on every option would add survivors or helpless survivors does not fire while the colony has no free space. Otherwise only the options that do not fit are illegal.
rule-COL-092 = A deck searched by an effect is shuffled afterwards.
rule-COL-093 = Placing a survivor at a location is not a move: no exposure, no use of the move. It needs a free survivor space there (else the survivor stays), and an exiled survivor cannot be placed at the colony.
rule-COL-094 = An attached card stays with its survivor through changes of controller and leaves with the survivor; it is not an item.
rule-COL-094a = If the active player is eliminated, the turn ends at once; a crossroads card that has not fired goes to the bottom of its deck.
rule-COL-094b = "Cannot move" on a card forbids the move action only; exile and placing still shift the survivor.

section-7 = Actions in general

rule-COL-095 = Actions that cost an action die: attack a zombie, attack a survivor, search, barricade, clean waste, attract, and abilities that show a number.
rule-COL-096 = Actions without a die: play a card (also into the crisis), move a survivor, spend food, request a card, hand an item over, call an exile vote.
rule-COL-097 = Also without a die: adding a card to the main objective, and abilities without a number.
rule-COL-098 = Where a value is required (attack, search, ability number), the spent die must show that value or more.
rule-COL-099 = Barricade, clean waste and attract accept any die.
rule-COL-100 = The same action may be repeated by the same survivor as long as dice remain, unless a limit is stated.
rule-COL-101 = A player acts only with their own survivors.
rule-COL-102 = An illegal action is refused before anything is spent; once declared legally, its costs are paid first.
rule-COL-103 = A survivor who joins during the turn may act at once with dice the group already has.

section-8 = Attack a zombie

rule-COL-104 = Spend a die of at least the survivor's attack value.
rule-COL-105 = The zombie must be at the survivor's location; at the colony the player chooses the entrance freely.
rule-COL-106 = The zombie is killed and removed; there is no hit roll.
rule-COL-107 = Then the attacker rolls the exposure die.
rule-COL-108 = Rolls that the main objective asks for per killed zombie come before the exposure roll and are compulsory.
rule-COL-109 = If one effect kills several zombies, make the objective's rolls for each, then one exposure roll per zombie killed, one after the other; stop when the survivor leaves play.
rule-COL-110 = An effect that kills n zombies kills as many as there are; at least 1 must be there.
rule-COL-111 = Only one effect of the kind "kill n instead of 1" applies to one attack.
rule-COL-112 = Effects that change the needed die or cancel exposure combine with one such replacement.
rule-COL-113 = "Do not roll for exposure" on an attack cancels all exposure rolls of that attack.
rule-COL-114 = An ability or card that kills without calling it an attack does not trigger effects for performing an attack, but the zombie counts as killed.
rule-COL-115 = When a card or ability kills a zombie, the survivor who used it rolls exposure unless the text cancels it.

section-9 = Attack a survivor

rule-COL-116 = Spend a die of at least the attacker's attack value.
rule-COL-117 = The target is another player's survivor at the same location. Own survivors and helpless survivors cannot be targets. A target killed by the wound dies by the usual rules.
rule-COL-118 = Roll a d6 (the spent die is rolled again): if it is at most the target's attack value, the target takes 1 wound.
rule-COL-119 = The wound is the whole result of a hit. With the option Theft, the attacker also takes 1 random card from the hand of the target's controller (none if the hand is empty), before a death of the target is resolved.
rule-COL-120 = No exposure is rolled, hit or miss.
rule-COL-121 = The action exists in co-op too.

section-10 = Search

rule-COL-122 = Searching is possible only at a non-colony location.
rule-COL-123 = Spend a die of at least the survivor's search value.
rule-COL-124 = With an empty item deck the search is illegal. Item decks are never refilled except by the items of survivors killed there.
rule-COL-125 = Draw 1 card secretly from that location's item deck.
rule-COL-126 = After looking, the player may place 1 noise token at the location, one at a time, if a noise space is free (4 at most), to draw 1 more card each time.
rule-COL-127 = No noise may be made when the deck has no card left.
rule-COL-128 = Keep exactly 1 of the drawn cards in hand and put the others on the bottom of that deck.
rule-COL-129 = The searcher orders the bottom cards; without a choice they go there in the order drawn.
rule-COL-130 = "Look at n additional cards" means: draw n more (as many as the deck has) before the first decision to keep or make noise. The use of an optional effect is declared when the die is spent.
rule-COL-131 = "Look at and keep 1 additional card" means: draw 1 more, and the keep limit rises by 1. Keeping the extra card is optional.
rule-COL-132 = Search bonuses from different sources add up.
rule-COL-133 = Effects that draw, fetch, look at or reveal item cards without the search action are no search: no noise, no search bonuses, no search triggers.
rule-COL-134 = Drawn cards are seen only by the searching player.
rule-COL-135 = Noise tokens stay until the Add Zombies step.

section-11 = Barricade, clean waste, attract

rule-COL-136 = Barricade: spend any die and place 1 barricade at the location of one's own survivor.
rule-COL-137 = It goes into an empty entrance space; without one the action is illegal. At the colony the player picks the entrance. "2 instead of 1" places as many as fit, at least 1.
rule-COL-138 = Clean waste: spend any die, with an own survivor at the colony, and remove 3 cards from the waste pile.
rule-COL-139 = They are the top 3 (all, if fewer) and go to the gone pile.
rule-COL-140 = The waste pile must hold at least 1 card.
rule-COL-141 = An exiled player cannot clean waste, having no survivor at the colony.
rule-COL-142 = Attract: spend any die and move 2 zombies from any one other location to the location of one's own survivor.
rule-COL-143 = Exactly 2 move if the source holds 2 and the target has 2 empty entrance spaces, else as many as both allow; if not even 1 can move, the action is illegal. With the option Attract up to 2 the player chooses 0, 1 or 2.
rule-COL-144 = Attracted zombies only fill empty entrance spaces: they never break barricades and never overrun.
rule-COL-145 = From the colony they may come from any entrances; into the colony the player chooses the entrances. Moving between colony entrances is not attracting.

section-12 = Abilities

rule-COL-146 = An ability with a number costs a die of at least that number each time.
rule-COL-147 = It works only while the survivor is at the named place; "anywhere" is any location.
rule-COL-148 = Without a "once per round" it may be repeated.
rule-COL-149 = Passive abilities apply always, also outside one's own turn.
rule-COL-150 = A survivor's ability and equipment serve that survivor only, unless the text says "you".
rule-COL-151 = Felix Ward copies the abilities of the other survivors at his non-colony location, reading his own name for theirs, and needs the ability's place too. He gains them only after a move there is complete and still has those of the old location during a move away; a once-per-round ability its owner has used is still open to him, once. If he has 3 tokens and no longer shares a location with Marco Steele, he is killed as soon as the current move, action or bite chain is over, where he then is.

section-13 = Play a card, equip

rule-COL-152 = Item cards are played from hand during one's own turn only, any number of them.
rule-COL-153 = A card can be played for its effect, equipped face up to a survivor, or added face down to the crisis.
rule-COL-154 = Item cards are of three kinds: USE (effect, then waste pile), EQUIP (stays with a survivor), EVENT (effect, then gone pile).
rule-COL-155 = A used card of a non-exiled player goes on top of the waste pile.
rule-COL-156 = An EVENT card goes to the gone pile, not to the waste pile.
rule-COL-157 = A played effect is carried out as far as possible; it cannot be declined half-way.
rule-COL-158 = A card that would do nothing at all cannot be played for its effect. Equipping and adding to the crisis are always something.
rule-COL-159 = The owner of a legally chosen target cannot refuse the effect, healing for example.
rule-COL-160 = An EQUIP card goes to any own survivor at any location.
rule-COL-161 = A survivor may carry any number of items, also equal ones.
rule-COL-162 = Equipment leaves a survivor only by handing over, by going into the crisis or onto the main objective, by death or by a card effect.
rule-COL-163 = An item whose once-per-round effect was used stays used for the round wherever it goes.
rule-COL-164 = Fuel is played as part of a move of an own survivor and cancels the exposure roll of that move.
rule-COL-165 = A card spent as input of another effect (fuel for the Lighter, medicine for Anton Kessler) is a used card: it goes to the waste pile, for an exiled player to the gone pile, and its own effect is not used.
rule-COL-166 = A card that adds survivors or helpless survivors cannot be played while the colony lacks the spaces for all of them. For an exiled player it cannot be played while no non-colony location has a free space; helpless survivors are then left out.

section-14 = Feed the crisis and the main objective

rule-COL-167 = During their own turn a non-exiled player may add any number of cards face down to the crisis.
rule-COL-168 = They come from the hand or from one's own equipped items.
rule-COL-169 = Any item card may be added, matching or not.
rule-COL-170 = Everyone knows how many cards each player added; nobody knows which.
rule-COL-171 = Added cards cannot be taken back.
rule-COL-172 = Exiled players cannot add cards to the crisis.
rule-COL-173 = If the main objective asks for cards, any player, also an exiled one, may add fitting cards face up during their own turn, any number.
rule-COL-174 = Where it asks for non-starter cards, starter items do not count and cannot be added.
rule-COL-175 = Cards on the main objective lie there openly and cannot be taken back.
rule-COL-176 = Such cards come from the hand or from one's own equipment, never straight from a request.
rule-COL-176a = In a round without an open crisis (A Line in the Snow, Tells) nothing can be added to the crisis and Resolve Crisis is skipped.

section-15 = Move a survivor

rule-COL-177 = Each survivor may move at most once per turn.
rule-COL-178 = A survivor moves to any other location with an empty survivor space; all locations are adjacent.
rule-COL-179 = After arriving, roll exposure for that survivor.
rule-COL-180 = Survivors of an exiled player cannot move to the colony.
rule-COL-181 = Forced relocations (exile, placing) do not use up the move.
rule-COL-182 = A bite rolled after a move spreads at the destination.

section-16 = Spend food

rule-COL-183 = Remove food tokens from the supply: each token gives +1 to one own unused action die.
rule-COL-184 = A die cannot exceed 6: tokens that would go beyond are refused, and no token can be spent without a die it can raise.
rule-COL-185 = Several tokens may go to one die or to different dice.
rule-COL-186 = An exiled player cannot spend food tokens. Instead that player may play food cards from hand, each card giving +1 to one own unused die.
rule-COL-187 = That is +1 per card whatever its food number, instead of the card's normal effect. An exiled player may also play the food card normally for the colony's supply.

section-17 = Request a card

rule-COL-188 = The active player may ask other players for item cards; giving is voluntary.
rule-COL-189 = A card received on request must be played at once and not into the crisis.
rule-COL-190 = The card is shown to all; no common location is needed.
rule-COL-191 = Played means using its effect, equipping it, or using it as input of an ability.
rule-COL-192 = It cannot go straight to the main objective. An equipped requested item may later in the turn be added to the crisis from the equipment.
rule-COL-193 = A card the requester cannot legally play at that moment cannot be given. The requester states at once how the card is played.
rule-COL-194 = After a refusal the same kind of card (symbol or item name) cannot be requested again from the same player in that turn.
rule-COL-195 = Exiled players may ask and give.
rule-COL-196 = The pile a used requested card goes to depends on the player who plays it.

section-18 = Hand an item over

rule-COL-197 = Only an equipped item can be handed over: from an own survivor to a survivor at the same location, where it is equipped at once.
rule-COL-198 = If the receiver belongs to another player, that player must agree.
rule-COL-199 = Exiled and non-exiled survivors may hand over to each other when they share a location.
rule-COL-199a = Within one turn an item cannot return to a survivor that already bore it in that turn, and after a refusal the same item cannot be offered to the same player again in that turn.

section-19 = Vote to exile

rule-COL-200 = The active player may call a vote to exile another player; never oneself, never in co-op.
rule-COL-201 = At most one such call is allowed per turn.
rule-COL-202 = An exiled player may call a vote too.
rule-COL-203 = A player already exiled or eliminated cannot be nominated.
rule-COL-204 = All players vote, one vote per player, yes or no, at the same time.
rule-COL-205 = The nominated player votes as well.
rule-COL-206 = Exiled players cannot vote.
rule-COL-207 = Yes wins with more yes than no votes; nobody may abstain.
rule-COL-208 = The first player breaks a tie.
rule-COL-209 = An exiled first player still breaks ties.
rule-COL-210 = If yes wins, the exile takes effect at once.
rule-COL-210a = If the holder of the first player token is eliminated, the token goes at once to the next seat clockwise still in the game; the order of turns of the round does not change.

section-20 = Being exiled

rule-COL-211 = The exiled player draws an exiled objective.
rule-COL-212 = If the player holds a loyal objective, it is shown to all and goes to the gone pile; the upper half of the exiled card is the new objective.
rule-COL-213 = If the player is a betrayer, the betrayal objective stays secret and valid, but its first condition is replaced by the lower half of the exiled card.
rule-COL-214 = All survivors of the player at the colony move to other locations of the player's choice and roll exposure there, one after the other.
rule-COL-215 = These relocations do not use up the survivors' moves.
rule-COL-216 = If no non-colony space is free, the exiled player picks a non-exiled survivor of any player at a non-colony location, who is placed in the colony, and takes that space; neither rolls exposure.
rule-COL-217 = If even that is impossible, because all non-colony spaces hold exiled survivors or markers, the survivor is removed from the game without morale loss.
rule-COL-218 = Helpless survivors stay.
rule-COL-219 = Deaths of an exiled player's survivors cost no morale.
rule-COL-220 = An exiled player cannot vote, cannot add to the crisis and cannot spend food tokens (food cards instead).
rule-COL-221 = Survivors the player gains enter at a non-colony location chosen by the player, which needs a free space; helpless survivors the player would add are not added.
rule-COL-222 = Cards the player uses go to the gone pile, not to the waste pile.
rule-COL-223 = Everything else stays allowed: attack, search, barricade, attract, requests, the main objective.
rule-COL-224 = As soon as there are two exiled players who both do not hold a betrayal objective, morale becomes 0 at once and the game ends.
rule-COL-225 = Cards the player had already added to the crisis stay in it.
rule-COL-226 = If an exiled player gains control of a survivor at the colony, that player places it at a free non-colony location at once, without exposure. If none is free, it takes the space of a non-exiled survivor or is removed, as on exile.
rule-COL-227 = Exile is for the rest of the game.
rule-COL-228 = An exiled survivor is a survivor controlled by an exiled player. If control passes to a non-exiled player it is no longer exiled but stays where it is.

section-21 = Exposure, wounds, bites

rule-COL-229 = Exposure is rolled after a move, after killing a zombie by attack, and whenever a card says so.
rule-COL-230 = Wound (3 of 12): 1 wound token.
rule-COL-231 = Frostbite (2 of 12): 1 frostbite token.
rule-COL-232 = Blank (the other 6 of 12): nothing.
rule-COL-233 = Bitten (1 of 12): the survivor is killed and the bite spreads.
rule-COL-234 = A survivor with 3 or more tokens, wounds and frostbites together, is killed at once.
rule-COL-235 = A frostbite counts as a wound for every effect; healing removes one token of either type, chosen by the healer.
rule-COL-236 = Spreading: the survivor with the lowest influence among those left at the location is next, one at a time.
rule-COL-237 = Its owner may kill it: then spreading ends.
rule-COL-238 = Or its owner rolls the exposure die: blank ends the spreading and the survivor lives; any other face kills it and the bite goes on to the next.
rule-COL-239 = Survivors of all players, exiled or not, are affected; helpless survivors are skipped.
rule-COL-240 = Survivors that are ignored by spreading (Biscuit, or the bearer of Rotten Flesh) are skipped.
rule-COL-241 = Spreading also ends when no survivor is left to check.
rule-COL-242 = In spreading, abilities that change an exposure result do not help: only the blank saves.
rule-COL-243 = A replacement survivor entering because of the spreading is placed only after it is over and is not part of it.
rule-COL-244 = A survivor bitten after a move has already arrived, so its death counts as happening at the destination.

section-22 = Death, removal, replacement

rule-COL-245 = Survivors are killed by 3 wounds, by a bite or its spreading, by an overrun, or by a card effect.
rule-COL-246 = A killed survivor costs 1 morale (not for exiled players).
rule-COL-247 = A killed helpless survivor costs 1 morale too.
rule-COL-248 = Killed at the colony: its equipped items return to the owner's hand.
rule-COL-249 = Killed elsewhere: its items are shuffled into that location's item deck.
rule-COL-250 = Its card goes to the gone pile; its tokens and attachments leave with it.
rule-COL-251 = A removed survivor is treated alike but costs no morale unless stated.
rule-COL-252 = If the leader is lost, the player selects a new leader from the followers at once.
rule-COL-253 = If the whole group is lost (killed, removed or taken over), the hand is discarded and 1 new survivor is drawn.
rule-COL-254 = The hand goes to the gone pile, after items of the dead survivor came back to it.
rule-COL-255 = The new survivor is the leader and enters the colony (for an exiled player a non-colony location of choice) without exposure.
rule-COL-256 = If no space is free at the colony, the newcomer enters a non-colony location of choice; an exiled player's newcomer enters only there. If no allowed space is free, it waits off the board, is not in play, and enters at the first checkpoint with a free allowed space.
rule-COL-257 = With an empty survivor deck the player is eliminated.
rule-COL-258 = With the option Player Elimination, the player leaves the game instead of drawing.
rule-COL-259 = An eliminated player loses (in co-op shares the common result), takes no turns, has no vote, is counted neither as exiled nor as non-exiled and has 0 survivors and 0 cards. The hand goes to the gone pile, the dice are removed, and cards already in the crisis stay. If all are eliminated, the game ends with morale set to 0.
rule-COL-260 = Survivors removed from the game, in objectives, are survivor cards in the gone pile, killed or removed.

section-23 = Adding survivors

rule-COL-261 = An added survivor is the top card of the survivor deck unless named. It joins the player's followers and enters the colony (for an exiled player a non-colony location).
rule-COL-262 = It gives no die before the next roll step.
rule-COL-263 = Entering play is no move: no exposure.
rule-COL-264 = Helpless survivors are added to free colony spaces. Where they do not fit, a card cannot be played, an option cannot be chosen and a crossroads card does not fire; otherwise those in excess are lost.
rule-COL-264a = With an empty survivor deck no survivor is added. A card or option made up only of recruiting and effects on that newcomer is illegal; of longer ones the other parts still happen.

section-24 = Colony Phase 1: Pay food

rule-COL-265 = The food needed is the number of survivors and helpless survivors at the colony divided by 2, rounded up. Survivors elsewhere feed themselves.
rule-COL-266 = If the supply holds at least that much, exactly that much is removed; paying is compulsory.
rule-COL-267 = Otherwise no food is removed: 1 starvation token goes into the supply, then morale falls by 1 per starvation token there.
rule-COL-268 = Starvation tokens stay until a card removes them. They cost nothing in a round in which everyone is fed.
rule-COL-269 = With no occupants nothing is needed; a card that raises the need (The Stray Mare) still counts.

section-25 = Colony Phase 2: Check waste

rule-COL-270 = Morale falls by 1 per full 10 cards in the waste pile.
rule-COL-271 = The pile is not cleared by this.

section-26 = Colony Phase 3: Resolve the crisis

rule-COL-272 = Shuffle the contributions, then reveal them.
rule-COL-273 = Each card with a matching symbol counts +1, each other card −1.
rule-COL-274 = Only symbols count: Food 3 counts as 1 card.
rule-COL-275 = The crisis is prevented if the total is at least the number of non-exiled players. The option First Printing counts exiled players too.
rule-COL-276 = If the total is at least that number + 2, morale rises by 1.
rule-COL-277 = If the total is below the number of non-exiled players, the fail effect of the card is carried out.
rule-COL-278 = If the card names two symbols, either of them matches.
rule-COL-279 = All contributions and the crisis card then go to the gone pile.
rule-COL-280 = With no contributions the total is 0.

section-27 = Colony Phase 4: Add zombies

rule-COL-281 = Colony: 1 zombie per 2 occupants, rounded up.
rule-COL-282 = Each non-colony location: 1 zombie per survivor there.
rule-COL-283 = There are three batches: colony, then the non-colony locations in order, then noise.
rule-COL-284 = For each noise token in turn: remove it and roll a d6; on 3 or less add 1 zombie there. With the option Noise Coin it is on 4 to 6.
rule-COL-285 = The number for the colony is fixed when its batch starts, that of a location when its turn comes. Deaths on the way do not change it.
rule-COL-286 = Morale 0 is tested after each batch, not within one.

section-28 = Placing zombies, barricades, overrun

rule-COL-287 = At the colony zombies are added one at a time to entrances 1, 2, 3, 4, 5, 6, 1 and so on.
rule-COL-288 = Every separate adding effect starts at entrance 1 again.
rule-COL-289 = A zombie that finds no barricade at its entrance takes an empty space there, if there is one.
rule-COL-290 = If at least 1 barricade is at its entrance, 1 barricade there is removed and the zombie is not placed, even when a space of the entrance is empty. The order is: barricade, empty space, overrun.
rule-COL-290a = With the option Space First a zombie takes an empty space first; only when none is empty it removes a barricade. The order is: empty space, barricade, overrun.
rule-COL-291 = If the entrance is full (a zombie in every space, no barricade), the zombie is not placed and the survivor with the lowest influence at that location is killed. This is an overrun.
rule-COL-292 = Only if no survivor is there, a helpless survivor is killed instead.
rule-COL-293 = With nobody there the zombie is simply not placed.
rule-COL-294 = After a broken barricade or an overrun the next zombie goes to the next entrance.
rule-COL-295 = Other locations have a single entrance and follow the same rules.
rule-COL-296 = Death, new leader and replacement are finished before the next zombie is placed.
rule-COL-297 = Crisis and crossroads effects that add zombies use these rules; attracting and the Megaphone do not.
rule-COL-298 = Which of several barricades or zombie spaces is used within one entrance does not matter; spaces are not distinguished.

section-29 = Colony Phase 5 and 6: Objective, round, token

rule-COL-299 = Check the main objective; if it is achieved, the game ends.
rule-COL-300 = It is checked only here, never earlier, unless the card says so.
rule-COL-301 = Conditions must hold at this moment; what was true earlier in the round does not count.
rule-COL-302 = Surviving n rounds is achieved when this step is reached in round n with morale above 0.
rule-COL-303 = Then the round marker moves down 1; at 0 the game ends.
rule-COL-304 = No further check of the main objective is made then.
rule-COL-305 = Otherwise the first player token passes counter-clockwise, to the seat on the right. The option Token Vote can change this.
rule-COL-306 = Eliminated seats are skipped; exiled players may hold the token.

section-30 = End of the game

rule-COL-307 = The game also ends when morale is 0. The main objective is then not checked and counts as not completed.
rule-COL-308 = All secret objectives are revealed; each player wins or loses alone by their own objective.
rule-COL-309 = Several winners, one winner or none are possible.
rule-COL-310 = A fulfilled secret objective never ends the game.
rule-COL-311 = Co-op: all win together if the main objective is completed, else all lose.
rule-COL-312 = One card may serve several conditions of an objective.
rule-COL-313 = Objectives are evaluated on the state at the moment the game ends, hands and equipment included.
rule-COL-313a = A condition on each or all of somebody is not met while there is nobody, unless its text says so.

section-31 = Keywords on cards

rule-COL-314 = Morale +n or −n changes the morale track, never above 10 or below 0.
rule-COL-315 = Food +n adds n tokens; food −n removes up to n; "pay n food" is legal only with at least n tokens.
rule-COL-316 = Zombies n at a location are added there one at a time by the rules for placing zombies. One zombie at each other location means the six non-colony locations in order.
rule-COL-317 = Remove n zombies at a location: take away up to n, without a kill; at the colony the chooser picks the entrances.
rule-COL-318 = Barricade n at a location: fill up to n empty entrance spaces, picked by the chooser.
rule-COL-319 = Noise n at a location: add up to n noise tokens, at most 4 in all.
rule-COL-320 = Expose a survivor n times: make n exposure rolls one after the other on it and apply each result at once; stop when it leaves play.
rule-COL-321 = Wound n or frost n on a survivor: place n tokens. Heal n: remove n tokens of either type, as the chooser likes.
rule-COL-322 = Recruit: the player gains the top survivor card. Recruit a named survivor: it is taken from the deck, which is then shuffled.
rule-COL-323 = Helpless +n adds n tokens; helpless −n removes up to n without morale loss; "kill n helpless" costs 1 morale for each.
rule-COL-324 = Spend n dice: move n own unused dice to the used pool as a cost.
rule-COL-325 = Together N cards or dice: starting with the active player and going clockwise, each non-exiled player openly offers any number of fitting cards or unused dice. Asking stops when the offers reach N; then exactly N are taken in order of offering, else nothing is taken.
rule-COL-326 = Draw n from an item deck: take its top n cards (all, if fewer) into hand, unseen by others.
rule-COL-327 = Fetch n from an item deck: look through it, take n cards of choice, and shuffle it.
rule-COL-328 = On a card, the player meant without a name is the active player, "own" means controlled by the active player, and the mover or searcher is the survivor whose action triggered the card.
rule-COL-329 = Lasting: the card stays open beside the board as a rule for the rest of the game.
rule-COL-330 = "Cannot" written on a survivor or attachment lasts for the rest of the game unless "this turn" or another limit is stated.
rule-COL-331 = "In play" ignores who controls the survivor. "Free" in a trigger means that the named survivor's controller is not exiled. "May" and "up to" include none.
rule-COL-332 = Where a crossroads card sends a card to the waste pile, an exiled player's card goes to the gone pile instead.

section-ranks = Endings and winners

rank-1 = Objective achieved: every player wins whose own conditions all hold. Rounds out, or the stove goes out (Keep the Stove Lit): those win whose conditions hold without the main objective. Morale 0: betrayers and exiled players win whose conditions hold. All eliminated: nobody wins.
rank-2 = There are no points, ranks or tie-breaks. Eliminated players lose, also those exiled under Clear the Town; in co-op they share the common result.

### Mall: the rule book.

# Words used throughout: Chief of Security (Chief), badge, elected, voting wheel, ballot, vote,
# re-vote, candidate, card window, present, outsider, hidden, visible, open, closed, condemned,
# full, capacity (pins), strength, destination, searcher, eliminated, gathering.
# Option names: First Chief, Outsiders' Threat, Outsiders Abstain, Gathering, Zombie Return,
# Always Ask, Claims, Show Hand Sizes.

section-components = Components

components-1 = The board has six numbered locations: Restroom (1, capacity 3), Cachou (2, a clothes shop, capacity 4), Toy Store (3, capacity 4), Parking Lot (4, no limit), Security HQ (5, capacity 3) and Supermarket (6, capacity 6). The numbers are those of the dice.
components-2 = There are 21 characters in six colours (yellow, red, blue, green, black, brown). Every colour has a Pin-Up (7 victory points, strength 1, 1 vote), a Tough Guy (5 points, strength 2, 1 vote) and a Gunman (3 points, strength 1, 2 votes); yellow, red and blue also have a Little Girl (1 point, strength 1, 1 vote).
components-3 = There are 21 action cards: three each of Threat, Security Camera, Sprint, Hardware, Weapon with one shadow (Fire Axe, Ball Bat, Pistol), Weapon with two shadows (Shotgun, Chainsaw, Grenade) and Hidden.
components-4 = The rest: 30 zombies, 5 closed masks, 6 voting wheels (one per colour, showing a colour or a location number), 4 dice with their dice box, and the badge of the Chief of Security.

section-words = Words used

words-1 = A player is present at a location if at least one of their living characters is there; a player with none there is an outsider.
words-2 = A character is hidden while a Hidden card covers it this round, and visible otherwise.
words-3 = A location is open while it is not closed. It is full once the number of living characters there has reached its capacity.
words-4 = A Chief is elected if they won phase B of the current round.

section-1 = General rules

rule-MAL-001 = A round consists of the six phases A, B, C, D, E and F, in this order. Rounds are repeated until the game ends.
rule-MAL-002 = Whatever all players do one after the other begins with the Chief and goes on clockwise.
rule-MAL-003 = Clockwise means from each seat to the next higher seat number, and from the last seat back to the first. Seats never change.
rule-MAL-004 = Eliminated players are passed over in that order. Only re-votes and the placing of their zombie at the end of phase D bring them in again.
rule-MAL-005 = For capacity and for the most characters every token counts as one, a Tough Guy too.
rule-MAL-006 = A location never holds more characters than it has pins.
rule-MAL-007 = The Parking Lot has no pins and therefore no limit; it is never full.
rule-MAL-008 = Hidden characters still take up a pin.
rule-MAL-009 = The strength of a location is the sum over its living characters: 2 for a Tough Guy and 1 for everybody else. Hidden characters count too.
rule-MAL-010 = A Gunman gives his owner one extra vote where he is, so he brings two votes in all.
rule-MAL-011 = The Little Girl has no ability: strength 1, one vote.
rule-MAL-012 = Zombies stand outside a location and only their number matters. They take up no pins and are all alike.
rule-MAL-013 = The 30 zombie figures are no limit: the number of zombies at a location may grow freely.
rule-MAL-014 = A character that is eaten is out of the game for good and scores nothing.
rule-MAL-015 = A closed location stays closed to the end of the game. Nobody may choose or enter it, no zombie is placed there, and dice that show it are ignored.
rule-MAL-016 = Any open location can be reached from any other in one move.
rule-MAL-233 = Whatever is not among the options of the question put to a player is refused: nothing changes, nobody else is told, and the refusal names a rule that forbids it. The same goes for an answer from somebody who is not asked, a second answer to the same question, and a card the player does not hold.

section-2 = Negotiation and secrecy

rule-MAL-017 = Players may talk, promise, threaten and lie at any time.
rule-MAL-018 = No promise is binding, and the game enforces none.
rule-MAL-019 = Nobody may ever show a card of their hand to another player.
rule-MAL-020 = Nobody who has seen the covered dice may show them to another player.
rule-MAL-021 = Whoever has seen the dice may tell the result, and may lie about it.
rule-MAL-022 = Cards may never be handed to another player. The card the searcher gives away in phase A is the only exception.
rule-MAL-023 = Before naming the receiver, the searcher may use the card to be given away as a bargaining chip.
rule-MAL-024 = The game offers no other action that hands over or reveals a card or the dice. Claims are made in the chat and are never checked.

section-setup = Setup

setup-1 = With 3 players each has 4 characters (12 in all), Cachou is closed and the draw pile has 18 cards after the deal. With 4 players it is 3 characters each (12), Cachou closed and 17 cards; with 5 players 3 each (15), Cachou open and 16 cards; with 6 players 3 each (18), Cachou open and 15 cards.
setup-2 = In order: take colours, tokens and voting wheels; shuffle and deal the action cards; give the badge to the first Chief; close Cachou if required; place the characters with two dice each; place the first zombies with four dice. Then round 1 begins.

rule-MAL-025 = Each player chooses a colour of their own and takes its Pin-Up, Tough Guy, Gunman and voting wheel.
rule-MAL-026 = With three players each crew also has its Little Girl.
rule-MAL-027 = With three players the colours are yellow, red and blue, the only ones that have a Little Girl.
rule-MAL-028 = One action card is dealt to each player; the rest forms the face-down draw pile beside the board.
rule-MAL-029 = The action cards are shuffled before the deal and dealt unseen.
rule-MAL-030 = A player may look at their own card from the moment they receive it.
rule-MAL-031 = The oldest player takes the badge and is the first player.
rule-MAL-032 = An age from 1 to 130 may be given for each seat when the game is created; a seat without one counts as 0. If several seats share the highest number, as when no age is given at all, the first Chief is drawn at random among them. The option First Chief can instead draw among all seats or always take the first seat.
rule-MAL-033 = The first Chief holds the badge without having been elected.
rule-MAL-034 = With three or four players Cachou (2) is closed from the start; with five or six it is open.
rule-MAL-035 = From the Chief clockwise, each player rolls two dice and puts one of their characters into a location shown by one of the two.
rule-MAL-036 = This is repeated lap after lap until every character has been placed.
rule-MAL-037 = The player sees the roll first and then picks both the character and the die.
rule-MAL-038 = If one of the two locations cannot take a character, the other die must be used.
rule-MAL-039 = If both dice show full locations, the player chooses any location that has room.
rule-MAL-040 = While characters are placed, a die that shows a closed location counts like one that shows a full location.
rule-MAL-041 = The free choice includes the Parking Lot.
rule-MAL-042 = The placement dice and the placed characters are open to all.
rule-MAL-043 = When all characters have been placed, the Chief rolls four dice and, for every die, puts one zombie in front of the location it shows.
rule-MAL-044 = A die that shows a closed location in this roll is ignored and not rolled again.
rule-MAL-045 = During setup there is no attack, no extra zombie and no check whether a location is condemned.
rule-MAL-046 = After setup the first round begins with phase A.
rule-MAL-234 = A game is created only with 3 to 6 players, a different colour for each (with three players only yellow, red and blue), ages from 1 to 130 if any, and options and values that exist. Anything else is refused and no game is created.

section-4 = Voting

rule-MAL-047 = Before every vote each player gets exactly one opportunity to play cards: the card window.
rule-MAL-048 = The card window goes around the table once, beginning with the Chief. A player may play any number of cards in their turn.
rule-MAL-049 = Each card is played openly and takes effect at once, so later players see it.
rule-MAL-050 = Whoever has had their turn gets no second one before that vote.
rule-MAL-051 = In a card window a player may only play cards whose conditions hold at that moment.
rule-MAL-052 = A player without a playable card is passed over without notice to the others. The option Always Ask changes this.
rule-MAL-053 = All ballots are set in secret on the voting wheels and shown at the same time.
rule-MAL-054 = In the first vote exactly the players with a character at the location vote. Hidden characters do not count for this.
rule-MAL-055 = A player has one vote for each of their characters there.
rule-MAL-056 = A Gunman who is present adds one vote.
rule-MAL-057 = Only colours with a character at the location can be voted for.
rule-MAL-058 = Voting for oneself is allowed.
rule-MAL-059 = All votes of one player go to one colour.
rule-MAL-060 = Whoever has votes from their own characters at the location must vote, in the first vote and in the re-vote alike, and cannot abstain.
rule-MAL-061 = The colour with the most votes is chosen; no majority is needed.
rule-MAL-062 = After the ballots are shown, everybody sees every ballot and the totals.
rule-MAL-063 = If only one colour can be voted for, it is chosen without a vote. In phases A and B the card window is left out as well.
rule-MAL-064 = If the vote is about a victim, the owner of the chosen colour decides which of their characters there it is.
rule-MAL-065 = If two or more colours tie for the most votes, there is one re-vote.
rule-MAL-066 = In the re-vote only the tied colours can be voted for.
rule-MAL-067 = In the re-vote everybody who has no character at the location gets one vote, eliminated players included.
rule-MAL-068 = The players present vote again with all their votes, those from Threat cards included.
rule-MAL-069 = A player present whose own colour is out of the tie still votes.
rule-MAL-070 = An outsider has one vote, whatever characters they have elsewhere.
rule-MAL-071 = No card may be played between the first vote and the re-vote.
rule-MAL-072 = There is never a third vote. A second tie means that nobody searches in phase A, nobody is elected in phase B, and one of the tied colours is drawn at random in phase F.
rule-MAL-073 = In the second vote, the tied colours are those that tie for the most votes of the re-vote. They may be fewer than its candidates.
rule-MAL-235 = The outsiders' vote is a right, not a duty: a player without a character there, eliminated or not, may abstain in the re-vote. An abstention adds nothing, not even the player's Threat cards, and is shown with the ballots. With the option Outsiders Abstain off, these players must vote.

section-5 = Voting: Threat

rule-MAL-074 = Threat cards are played before a vote, as many as the player likes, for one extra vote each.
rule-MAL-075 = The extra votes still count in the re-vote of the same vote.
rule-MAL-076 = They count for that one vote and its re-vote only. The next vote starts without them, even at the same location.
rule-MAL-077 = An outsider may also play Threat in the card window. It counts nothing in the first vote and is added to the outsider's single vote if there is a re-vote and they use it. With the option Outsiders' Threat off, only players present may play Threat.
rule-MAL-078 = Threat votes count only for somebody who may vote anyway. A player whose only characters there are hidden has no vote at all.
rule-MAL-079 = Threat may not be played when fewer than two colours can be voted for at that moment, nor by a player all of whose characters there are hidden.

section-6 = Cards in general

timing-1 = Threat: in phases A and B, in the card window before the vote; in phase F, in the card window before each vote while the attack is still on. Everybody may play it, outsiders too, if at least two colours can be voted for and not all of the player's characters there are hidden.
timing-2 = Security Camera: in phase C after the roll, by every player in order who does not see the dice yet.
timing-3 = Sprint: in phase E at one's own move, with one's own character and an open location that is not the chosen destination and has room once that character is gone.
timing-4 = Hardware: in the card windows of phase F, by players present while the attack is still on; not at the Parking Lot, and at the Supermarket only while at most three zombies are outside.
timing-5 = Weapon: in the card windows of phase F, by players present while at least one zombie is outside.
timing-6 = Hidden: in the card windows of phase F, by players present while the attack is still on, on one of their own visible characters there.

rule-MAL-080 = A played card is removed from the game at once; cards are never reshuffled.
rule-MAL-081 = There is no hand limit.
rule-MAL-082 = A card may be played only at the points named for its kind. The list in this section is complete: what it does not allow is forbidden.
rule-MAL-083 = There is no action that throws a card away. The list alone says whether a card can be played.
rule-MAL-084 = Hand sizes, the size of the draw pile and the played cards are open. The faces of the cards in hand and in the draw pile are not. With the option Show Hand Sizes off, hand sizes are not shown.
rule-MAL-085 = A card legally played stays spent even if later events make it useless, for example a Threat before a vote that no longer takes place.

section-7 = Phase A: Search the truck

rule-MAL-086 = If the draw pile is empty, the phase is left out.
rule-MAL-087 = If nobody is on the Parking Lot, the phase is left out.
rule-MAL-088 = The characters on the Parking Lot (4) vote on who searches the truck.
rule-MAL-089 = Before this vote Threat may be played, and nothing else.
rule-MAL-090 = The chosen player, the searcher, looks at the top three cards of the draw pile.
rule-MAL-091 = The searcher keeps one of them.
rule-MAL-092 = The searcher gives one of them to any other player.
rule-MAL-093 = The third card goes to the bottom of the draw pile.
rule-MAL-094 = With two or three cards, giving one away is compulsory.
rule-MAL-095 = The receiver may be anywhere in the mall but must not be eliminated.
rule-MAL-096 = Only the searcher sees the three faces, and the receiver sees the card received. The others see who got a card and that one went to the bottom.
rule-MAL-097 = With two cards left, the searcher keeps one and gives the other away; nothing goes back.
rule-MAL-098 = With one card left, the searcher keeps it and gives nothing away.
rule-MAL-099 = After a second tie nobody searches and no card changes place.

section-8 = Phase B: Elect the Chief of Security

rule-MAL-100 = The characters in the Security HQ (5) vote on who is Chief of Security this round.
rule-MAL-101 = Before this vote Threat may be played, and nothing else.
rule-MAL-102 = The winner takes the badge; from now on the order of play starts with them.
rule-MAL-103 = The winner counts as elected for this round, even if they were Chief before.
rule-MAL-104 = After a second tie nobody is elected; the present Chief keeps the badge but is not elected.
rule-MAL-105 = If nobody is in the Security HQ, there is no election; the Chief keeps the badge but is not elected.
rule-MAL-106 = The same holds in every round after the Security HQ has been condemned.
rule-MAL-107 = At the start of every round nobody is elected.
rule-MAL-108 = If the Chief is eliminated, the next player clockwise becomes Chief.
rule-MAL-109 = That is the next player clockwise who still has a character. They take the badge at the end of phase F and are not elected.

section-9 = Phase C: Arrival of the zombies

rule-MAL-110 = The Chief rolls the four dice under the cover of the dice box.
rule-MAL-111 = A Chief elected in phase B of this round may look at the dice; a Chief who merely kept the badge may not.
rule-MAL-112 = The first Chief, who got the badge by age, may therefore not look unless elected.
rule-MAL-113 = The game shows the dice to an elected Chief without asking.
rule-MAL-114 = Then, from the Chief clockwise, every player may play a Security Camera to look at the dice.
rule-MAL-115 = For this nobody needs a character in the Security HQ.
rule-MAL-116 = A Chief who was not elected may play one too, first in order.
rule-MAL-117 = A player who already sees the dice cannot play a Security Camera.
rule-MAL-118 = Who looked is open to all; what was seen is private.
rule-MAL-119 = No other card can be played in this phase.
rule-MAL-120 = Once rolled, the dice stay as they are. Those who looked can see them again until phase E shows them.

section-10 = Phase D: Choose destinations

rule-MAL-121 = An elected Chief must fix and announce a destination before anybody else chooses.
rule-MAL-122 = The announced destination is the Chief's real choice and fixed.
rule-MAL-123 = All other players then set a destination on their voting wheels, at the same time and in secret.
rule-MAL-124 = If the Chief was not elected, all players including the Chief choose at the same time and in secret.
rule-MAL-125 = The destination is where the player will move one of their characters; which one is decided in phase E.
rule-MAL-126 = A closed location can never be chosen.
rule-MAL-127 = A full location may be chosen, be it to end on the Parking Lot on purpose, be it in the hope that somebody leaves first.
rule-MAL-128 = A location where all of one's living characters already are cannot be chosen.
rule-MAL-129 = The Parking Lot may be chosen like any other location.
rule-MAL-130 = A player with no legal destination chooses nothing, is passed over in phase E and cannot play Sprint. This can happen only when all their characters are on the Parking Lot and everything else is closed.
rule-MAL-131 = A choice once locked in cannot be changed.
rule-MAL-132 = At the end of this phase, a player eliminated in the round before may place a zombie.
rule-MAL-133 = No card can be played in this phase.

section-11 = Phase E: Move characters

rule-MAL-134 = First, all destinations are shown at the same time.
rule-MAL-135 = Then the Chief shows the dice and, for each die, puts one zombie in front of the location it shows.
rule-MAL-136 = A die that shows a closed location is ignored, Cachou with 3 or 4 players included.
rule-MAL-137 = Then every location with no character and eight or more zombies is condemned: it gets a closed mask and its zombies are removed.
rule-MAL-138 = The check covers all open locations, not only those hit by a die this round, and counts all zombies there, wherever they came from.
rule-MAL-139 = The check is made once per round, at this point, before anybody moves.
rule-MAL-140 = A location with at least one character is not condemned, however many zombies are outside.
rule-MAL-141 = The Parking Lot is never condemned.
rule-MAL-142 = From the Chief clockwise, the players move one after the other.
rule-MAL-143 = Each player must move one character to their chosen destination.
rule-MAL-144 = The player picks any of their living characters that is not already at the destination.
rule-MAL-145 = If the destination is full at that moment, the character goes to the Parking Lot instead.
rule-MAL-146 = A character that starts on the Parking Lot and finds the destination full thus comes back to the Parking Lot. That is a legal move.
rule-MAL-147 = If the destination has just been condemned, it is treated as full: the character goes to the Parking Lot.
rule-MAL-148 = Whether a destination is full is judged when the player moves. Room made later does not help.
rule-MAL-149 = At their own move a player may play a Sprint card to change the destination.
rule-MAL-150 = With Sprint, the character may even end in the location it started from.
rule-MAL-151 = The new destination must be open and have room, counting the moving character as gone. The Parking Lot always has room.
rule-MAL-152 = With Sprint, the player may move any one of their characters.
rule-MAL-153 = A player may play at most one Sprint per round.
rule-MAL-154 = The player decides with all earlier moves and all dice in view, even after seeing that the destination would turn them away.
rule-MAL-155 = Sprint is the only card that can be played in this phase.
rule-MAL-236 = Sprint changes the destination: the new one must differ from the one chosen in phase D.

section-12 = Phase F: Extra zombies

rule-MAL-156 = One extra zombie goes to the location with the most characters.
rule-MAL-157 = One extra zombie goes to the location with the most Pin-Ups.
rule-MAL-158 = If several locations share the highest number, none of them gets that zombie.
rule-MAL-159 = The two are judged separately; one location may get both.
rule-MAL-160 = The Parking Lot takes part in both.
rule-MAL-161 = If no Pin-Up is alive, the second zombie does not come.
rule-MAL-162 = The extra zombies come after all moves and before the first attack, both counted on that same position. Deaths during the phase change nothing about them.

section-13 = Phase F: Order and entry

rule-MAL-163 = The attacks are settled from location 1 to location 6, one after the other.
rule-MAL-164 = Where there are no zombies or no characters, nothing happens. Zombies there stay, except on the Parking Lot, which is always cleared.
rule-MAL-165 = Zombies are about to enter if there are at least as many of them as the strength of the location.
rule-MAL-166 = A Tough Guy counts as two in this comparison.
rule-MAL-167 = At the Supermarket (6) four zombies are always enough, whoever is there.
rule-MAL-168 = With fewer than four zombies the Supermarket follows the normal comparison.
rule-MAL-169 = If they cannot enter, nobody is lost and the zombies stay outside.

section-14 = Phase F: Cards before the vote

rule-MAL-170 = If zombies are about to enter, the card window comes first: the players present may play action cards to bring the zombies down to a harmless number.
rule-MAL-171 = Hardware, Weapon and Hidden can be played only by a player present, a hidden character counting as presence. Threat can also be played by outsiders.
rule-MAL-172 = No card window opens where the zombies cannot enter anyway.
rule-MAL-173 = After the card window the comparison is made again with the new numbers. If the zombies cannot enter, there is no vote.
rule-MAL-174 = Threat, Hardware, Weapon and Hidden can be played here; Security Camera and Sprint never.
rule-MAL-237 = In a card window of phase F, Threat, Hardware and Hidden can be played only while the attack is still on: at that moment the zombies could enter (on the Parking Lot: an unfed zombie is left) and a visible character is there. A Weapon can be played regardless. The card window still goes around.

section-15 = Phase F: Hardware

rule-MAL-175 = Each Hardware keeps one more zombie out: strength +1 for this attack.
rule-MAL-176 = Several Hardware cards add up, from the same player or from different players.
rule-MAL-177 = Hardware cannot be used on the Parking Lot.
rule-MAL-178 = Hardware cannot stop four or more zombies at the Supermarket.
rule-MAL-179 = At the Supermarket it may be played only while three or fewer zombies are outside, for example after a Weapon.
rule-MAL-180 = The zombie held off is not removed; it stays outside with the others.
rule-MAL-181 = The effect of Hardware ends with the attack on that location.

section-16 = Phase F: Weapon

rule-MAL-182 = A Weapon at once kills as many zombies at the location as it has shadows: one or two.
rule-MAL-183 = Killed zombies leave the board; spare kills are lost.
rule-MAL-184 = It works at every location under attack, the Parking Lot and the Supermarket included.
rule-MAL-185 = It may be played as long as at least one zombie is outside, even if the attack is already harmless or everybody is hidden.

section-17 = Phase F: Hidden

rule-MAL-186 = Hidden is put on one of one's own characters at the location under attack: that character cannot be the victim.
rule-MAL-187 = A hidden character cannot vote either: it gives its owner no votes.
rule-MAL-188 = It still counts for keeping the zombies out.
rule-MAL-189 = The effect lasts for the whole round and covers every vote of it, notably all votes on the Parking Lot.
rule-MAL-190 = One card hides one character; several cards may hide several.
rule-MAL-191 = A hidden character is not eaten even if it is alone.
rule-MAL-192 = If all characters at a location are hidden, none of them is eaten.
rule-MAL-193 = A character already hidden cannot be hidden again this round.
rule-MAL-194 = A colour whose characters there are all hidden cannot be voted for and has no vote, neither in the first vote nor in the re-vote.
rule-MAL-195 = It is open to all which character is hidden.
rule-MAL-196 = Hidden marks are removed at the end of phase F.

section-18 = Phase F: Vote and meal (not on the Parking Lot)

rule-MAL-197 = If the zombies enter, all players with a character there vote on whose character is lost.
rule-MAL-198 = One visible character of the chosen colour, picked by its owner, is eaten.
rule-MAL-199 = Outside the Parking Lot exactly one character is lost per attack, however many zombies there are.
rule-MAL-200 = If zombies entered and ate, all zombies of that location are removed when the attack is settled.
rule-MAL-201 = If they entered but ate nobody, they stay outside the location.
rule-MAL-202 = After a second tie, one of the tied colours is drawn at random.
rule-MAL-203 = Each tied colour has the same chance, whatever its number of characters: one half each for two colours, one third each for three.
rule-MAL-204 = If only one colour has visible characters there, it loses one without a vote.

section-19 = Phase F: The Parking Lot

rule-MAL-205 = On the Parking Lot every single zombie feeds; strength does not matter.
rule-MAL-206 = There is one vote per zombie, one after the other.
rule-MAL-207 = Each of these votes has its own card window before it.
rule-MAL-208 = Card window, vote and meal are repeated while there is a zombie that has not fed and a visible character. Each meal uses up one zombie.
rule-MAL-209 = A Weapon here takes away zombies that have not fed yet.
rule-MAL-210 = If after a card window no unfed zombie or no visible character is left, the sequence ends without a vote.
rule-MAL-211 = At the end the Parking Lot is cleared of zombies, fed or not, with or without characters there.

section-20 = Elimination and return as a zombie

rule-MAL-212 = A player who has no character left at the end of phase F is eliminated and can no longer play.
rule-MAL-213 = Until the end of phase F that player is still in: they keep their place in the order, the badge and their cards, and may play Threat as an outsider.
rule-MAL-214 = On elimination the player's hand is removed from the game unseen.
rule-MAL-215 = An eliminated player may still take part in re-votes with one vote, in every later round.
rule-MAL-216 = In the round right after their elimination, and only then, an eliminated player may add one zombie to a location of their choice when phase D is finished. (The option Zombie Return can change this.)
rule-MAL-217 = The player may let that chance pass.
rule-MAL-218 = Any open location qualifies, the Parking Lot and empty ones included.
rule-MAL-219 = Several such players place in clockwise order from the Chief.
rule-MAL-220 = The zombie is placed openly, before destinations and dice are shown.
rule-MAL-221 = It counts for the check of the same round whether a location is condemned.

section-21 = End of the game

rule-MAL-222 = First condition, the gathering: every character still alive is in one and the same location, any but the Parking Lot.
rule-MAL-223 = Second condition: only four characters remain, wherever they are; with six players, six.
rule-MAL-224 = Fewer than that number also ends the game.
rule-MAL-225 = The game does not stop at once but at the end of the round in which a condition is met.
rule-MAL-226 = The gathering counts if it happens at any moment of the round: it is tested after every completed move of phase E and after every meal of phase F. Once met it stays met, even if the group parts again in that round. With the option Gathering set to the end of the round, only the position at the end of phase F counts.
rule-MAL-227 = The second condition is looked at when phase F is over. The end of the game is then settled before eliminations, so that in the last round hands stay for the tie-break.
rule-MAL-228 = The winner is the player with the most victory points on surviving characters.
rule-MAL-229 = A tie goes to the tied player with more unused cards in hand.
rule-MAL-230 = If still tied, the tied players share the victory.
rule-MAL-231 = If nobody survives, all have 0 points and the same tie-breaks apply.
rule-MAL-232 = Eliminated players have 0 points and, as their hands were removed, no cards.
rule-MAL-238 = A player's rank is 1 plus the number of players who are better: those with more points, or with equal points and more cards in hand. Equal players share a rank; rank 1 wins.

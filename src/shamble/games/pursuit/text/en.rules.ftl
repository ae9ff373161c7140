### Pursuit: the rule book.

section-setup = Setup

setup-1 = Put the HP cube on the HP cap (Standard 8) and the Nerve cube on 6. Lay the first DAY card on the time stack: it is DAY.
setup-2 = Shuffle the 32 Location cards (nine show 0, ten +1, eight +2, five +3). Deal seven of them face up from left to right: this is the row, indices 0 to 6.
setup-3 = Build the Location deck from the other 25 cards in four packets. Packet A, on top, has 6 Locations; packet B has 6 Locations and NIGHT, shuffled together; packet C has 7 Locations; packet D, at the bottom, has 6 Locations, the second DAY and EVAQ, shuffled together.
setup-4 = So NIGHT comes to lie above a card with index 13 to 19, and EVAQ gets an index from 26 to 32. Either the second DAY or EVAQ may come first.
setup-5 = The Zombie starts on index 0, the Player on index 3: the distance is 3. Shuffle the five Pace cards; three are the hand, two the face-down Pace pile.

section-1 = Table, terms and state

rule-PUR-001 = Pursuit is played by exactly one person, called the Player. The Zombie is moved by these rules alone and never makes a decision.
rule-PUR-002 = The Player's goal is to bring the Player piece onto the EVAQ card, the evacuation point, before HP runs out and before the Zombie reaches the Player piece.
rule-PUR-003 = The road is laid out as one horizontal row of face-up cards; right is forward and left is behind. Every card of the road has an index that never changes, counted from 0 at the first card dealt.
rule-PUR-004 = The Player piece and the Zombie piece each always stand on exactly one card of the row, and that card's index counts as theirs. As long as the game goes on, the Zombie's index is lower than the Player's index.
rule-PUR-005 = The distance is the Player's index minus the Zombie's index, and while the game goes on it is 1 to 6. At the start of Phase 1 it is never more than 5, because a Move ends at most 6 cards ahead of the Zombie and she has taken at least 1 step since then.
rule-PUR-006 = HP is shown by one cube on the HP track, where further right means more. HP is a whole number from 0 to the HP cap, which is also the starting HP: 8 on Standard, 10 on Gentle, 9 on Moderate and 7 on Cruel (lower on Short Road and Alley).
rule-PUR-007 = Nerve is shown by a second cube on a track of its own, where further right means more. Nerve is a whole number from 0 to 6 and starts at 6 (on Alley both the start and the cap are 5).
rule-PUR-008 = The Nerve track has three zones: Calm at 4 to 6, Shaken at 2 or 3, and Panic at 0 or 1.
rule-PUR-009 = Every Location card shows one recovery number: 0, +1, +2 or +3. The EVAQ card shows none.
rule-PUR-010 = The current time is either DAY or NIGHT: whichever card lies on top of the time stack.
rule-PUR-011 = The first DAY card lies on the time stack from the start, so the game begins in DAY.
rule-PUR-012 = The hand consists of Pace cards, of which there are five: Creep (1), two Walks (2), Run (3) and Sprint (4). At the start of every Phase 1 the hand holds exactly 3 of them and the face-down Pace pile the other 2; only the option Steady Pace changes this.
rule-PUR-013 = The two Walk cards do exactly the same, so playing one or the other is the same action. If both are in hand, only the first Walk is offered and an action naming the second is refused; if only one is in hand, that one is played.
rule-PUR-014 = Chance enters only through the shuffles during setup and the shuffle of the Pace pile in Phase 4. Nothing else in the game is random.
rule-PUR-015 = So that every game can be replayed exactly, shuffles always happen in this order: the Location cards, the second packet of the Location deck (the one with NIGHT), its fourth packet (the one with EVAQ), the Pace cards, and then the 2-card Pace pile once in each Phase 4 that is performed. Before a shuffle the cards lie in a fixed order: Location cards and Pace cards as in their card lists, a packet as dealt with its special cards last (the second DAY before EVAQ), the Pace pile with the remaining card before the played card. A refused action uses no randomness, and with the option Steady Pace no Pace cards are shuffled at all.

section-2 = The round

rule-PUR-020 = A round consists of Phase 1 (action), Phase 2 (refill the row), Phase 3 (change between DAY and NIGHT) and Phase 4 (refill the hand), in this order. Then the next round begins.
rule-PUR-021 = In Phase 1 the Player takes exactly one action: Move, Rest or Sleep. Passing is not possible.
rule-PUR-022 = Phase 2 is performed only if it is required after Phase 1: at least one card of the row lies left of the Zombie's card, and the EVAQ card is not yet in the row. As the Zombie moves every round, this is the case in every round the Player survives until EVAQ is laid.
rule-PUR-023 = Phase 3 is performed only if it is required after Phase 2: the Player piece has reached or passed the card below a DAY or NIGHT card that still lies above the row.
rule-PUR-024 = Phase 4 is performed only if a Pace card was played in Phase 1 of the same round, that is, after Move or Rest but not after Sleep.
rule-PUR-025 = All costs and all Zombie steps of a round follow the time, DAY or NIGHT, that was current when the round began.
rule-PUR-026 = Whatever action the Player takes, the Zombie follows: she moves at least 1 step in the same Phase 1. She stays where she is only if the game has already ended in that Phase 1.
rule-PUR-027 = Move and Rest each play exactly one Pace card from the hand; Sleep is the only action that plays none. The played card lies aside, face up, until Phase 4; if the game ends before that, it stays there.
rule-PUR-028 = Rest is always allowed, because the hand is never empty in Phase 1, and in normal play Move is always allowed too. As the hand always holds at least two different numbers, the Player always has at least four different actions.
rule-PUR-029 = An action that is not allowed is refused: nothing changes, no randomness is used, and the same decision stays open. The refusal names the first reason that applies, in this order: the game is over; there is no such action or card; the card is not in hand (or it is the second Walk while both are held); Sleep on a Location card showing 0; no room to Move, because the Player piece stands on the last card of the row.
rule-PUR-029a = A confirmed action is final: once it has brought anything hidden to light, a card of the road or the top of the Pace pile, it cannot be taken back. Only a round that has shown nothing new may be undone.

section-3 = Phase 1: Move

rule-PUR-030 = To Move, the Player plays one Pace card and moves the Player piece as many cards to the right as the card's number. The order is: play the card, move the Player piece, pay Nerve, pay HP, check for collapse and then for evacuation, move the Zombie.
rule-PUR-031 = A Move uses the full number of the Pace card; the Player may not choose to stop short.
rule-PUR-032 = If the number of the Pace card would lead beyond the last card of the row, the Player piece stops on that last card. The surplus is lost, and the Move still costs what the card's full number costs.
rule-PUR-033 = Move is not allowed while the Player piece stands on the last card of the row. This never happens in normal play and matters only for positions set up by hand.
rule-PUR-034 = Every Move costs at least 1 HP and, as long as any is left, at least 1 Nerve, by DAY and by NIGHT alike. Only the option Quiet Night relaxes the Nerve part.
rule-PUR-035 = By DAY a Move costs 1 Nerve with a 1 or a 2, 2 Nerve with a 3, and 3 Nerve with a 4. By NIGHT it costs one less but never less than 1: 1 Nerve with a 1, 2 or 3, and 2 Nerve with a 4.
rule-PUR-036 = If the Player has less Nerve than a Move costs, Nerve drops to 0 and the rest of the cost is ignored. Too little Nerve never forbids a Move.
rule-PUR-037 = After the Nerve for a Move is paid, the zone the Nerve cube is now in sets the HP cost. By DAY it is 1 HP in Calm, 2 in Shaken and 3 in Panic; by NIGHT it is 1 HP in Calm, 1 in Shaken and 2 in Panic.
rule-PUR-038 = HP never falls below 0; any cost beyond that is ignored.
rule-PUR-039 = If a Move brings HP to 0, the Player collapses and dies: the game ends at once, the Zombie does not move, Phases 2 to 4 are not performed, and the game is scored. This holds on every card, EVAQ included; only the option Last Breath makes an exception for EVAQ.
rule-PUR-040 = If the Player piece stands on EVAQ after the Move is paid and the Player has not collapsed, the Player is evacuated and survives. The game ends at once, the Zombie does not move, Phases 2 to 4 are not performed, and the game is scored.
rule-PUR-041 = If a Move ends in neither collapse nor evacuation, the Zombie moves 1 step by DAY or 2 steps (1+1) by NIGHT.
rule-PUR-042 = After the Zombie has moved because of a Move, contact is checked: if she is now on the Player's card, the Player is caught and dies.
rule-PUR-043 = A Move that would bring HP to 0 is still allowed.

section-4 = Phase 1: Rest

rule-PUR-050 = To Rest, the Player plays one Pace card and moves the Nerve cube as many squares to the right as the card's number; the Player piece stays where it is. The order is: play the card, recover Nerve, move the Zombie.
rule-PUR-051 = Rest cannot raise Nerve above 6, the end of its track. Any surplus is lost and is not carried over.
rule-PUR-052 = When the Player Rests, the Zombie moves as many steps as the number of the Pace card by DAY, and one step more by NIGHT. She does so even if less Nerve was really recovered.
rule-PUR-053 = Rest is allowed even when Nerve is already full; nothing is recovered then, but the Zombie moves all the same.
rule-PUR-054 = Rest costs no HP.
rule-PUR-055 = After the Zombie has moved because of a Rest, contact is checked: if she is now on the Player's card, the Player is caught and dies.

section-5 = Phase 1: Sleep

rule-PUR-060 = Sleep first recovers HP and then moves the Zombie, in this order.
rule-PUR-061 = When the Player Sleeps, the HP cube moves to the right by the recovery number on the Location card where the Player piece stands.
rule-PUR-062 = Each point of a recovery number is one square on the HP track: Sleep recovers 1 HP on +1, 2 HP on +2 and 3 HP on +3.
rule-PUR-063 = Sleep is not allowed on a Location card that shows 0.
rule-PUR-064 = If the recovery number is higher than the number of free squares on the HP track, the HP cube stops at the HP cap. The surplus is lost and is not carried over.
rule-PUR-065 = Sleep is allowed at full HP; it recovers nothing, and the Zombie still moves her full number of steps.
rule-PUR-066 = When the Player Sleeps by DAY, the Zombie moves as many steps to the right as the recovery number on the Player's Location card: 1, 2 or 3.
rule-PUR-067 = When the Player Sleeps by NIGHT, the Zombie moves as many steps to the right as the recovery number on the Player's Location card plus 1: 2, 3 or 4.
rule-PUR-068 = How far the Zombie moves during Sleep depends only on the recovery number shown on the Location card, even if less HP was really recovered.
rule-PUR-069 = Sleep plays no card from the hand. Hand and Pace pile therefore stay as they are, and Phase 4 is not performed.

section-6 = The Zombie and contact

rule-PUR-070 = If the Zombie's movement brings her to the Player's card, the Player is caught and dies, no matter how much HP is left.
rule-PUR-071 = The Zombie moves card by card, one card for each step, and stops on the Player's card. Any steps left over are lost; she never passes the Player.
rule-PUR-072 = In short, the Player is caught exactly when the steps the Zombie has to move are equal to or more than the distance at that moment.
rule-PUR-073 = When the Player is caught, Phase 1 is completed; her movement is its last part, so nothing remains to be done and nothing is undone. Phases 2 to 4 of this round are not performed; the game ends and is scored.
rule-PUR-074 = HP or Nerve recovered in the same Phase 1 stays recovered, because recovery comes before the Zombie's movement. It does not save a Player who is caught.
rule-PUR-075 = The Zombie moves only in Phase 1, and only to the right.
rule-PUR-076 = Recovering always shortens the distance: after Rest or Sleep it falls by the number used, and by one more by NIGHT.

section-7 = Phase 2: Refilling the row

rule-PUR-080 = In Phase 2, first take every Location card that lies left of the Zombie's card and put it face up on the discard pile.
rule-PUR-081 = Then draw as many Location cards from the Location deck as were discarded, turning them up one at a time and laying each at the right end of the row. The row then has 7 cards again, with the Zombie on the leftmost.
rule-PUR-082 = A DAY or NIGHT card that is drawn does not become part of the row: it is laid above the row, over the place where the next card will go. It does not count towards the cards to be drawn, so drawing goes on.
rule-PUR-083 = The next Location card or EVAQ card drawn after a DAY or NIGHT card is laid at the right end of the row, directly below that DAY or NIGHT card. It is called the marked card.
rule-PUR-084 = If the EVAQ card is drawn, it is laid at the right end of the row just like a Location card.
rule-PUR-085 = Once EVAQ has been laid, no more cards are drawn, even if the row has fewer than 7 cards. Phase 2 is skipped for the rest of the game, so nothing is discarded either.
rule-PUR-086 = If a DAY or NIGHT card and then EVAQ are drawn one right after the other, EVAQ is laid below the DAY or NIGHT card.
rule-PUR-087 = EVAQ fills one of the places that were to be refilled. Places still open after it stay open.
rule-PUR-088 = The Location deck cannot run out before EVAQ is drawn, because EVAQ lies in its last packet and drawing ends there. The game checks that this holds.
rule-PUR-089 = If two DAY/NIGHT cards are drawn one right after the other, both lie above the same card of the row, the later one on top. This is possible only with custom decks; in the Standard setup a whole packet of Location cards lies between NIGHT and the second DAY.

section-8 = Phase 3: DAY and NIGHT

rule-PUR-090 = Phase 3 is required if the Player piece has reached or passed a marked card, the card below a DAY or NIGHT card, and that DAY or NIGHT card still lies above it. In other words, the Player's index is equal to or higher than the index of the marked card.
rule-PUR-091 = In Phase 3, take the DAY or NIGHT card that was reached or passed from above the row and place it on top of the current one on the time stack.
rule-PUR-092 = A time changed in Phase 3 counts from the next round on. Nothing in the current round changes.
rule-PUR-093 = Reaching or passing a marked card in Phase 1 does not change the time for that Phase 1; its costs and Zombie steps stay those of the time before.
rule-PUR-094 = If several DAY or NIGHT cards are to be placed in the same Phase 3, place them from left to right; the last one placed is the new time. This cannot happen on Standard Road.
rule-PUR-095 = The Player may reach EVAQ before the second DAY card has been placed: it may still be in the Location deck, or lie above a later card or above EVAQ itself. It then never takes effect.
rule-PUR-096 = When the DAY or NIGHT card above it is taken away, the marked card keeps its place in the row and its recovery number.
rule-PUR-097 = The Zombie reaching or passing a marked card changes nothing; only the Player piece counts.
rule-PUR-098 = Even after EVAQ has been laid and Phase 2 is skipped for good, Phase 3 is still checked in every round.

section-9 = Phase 4: Refilling the hand

rule-PUR-100 = If a Pace card was played this round, first draw the top card of the Pace pile into the hand. Then add the played card to the Pace pile and shuffle its 2 cards face down. (The option Steady Pace has its own Phase 4 instead.)
rule-PUR-101 = After Sleep no Pace card is drawn, because none was played.
rule-PUR-102 = After every Phase 4 the hand holds 3 Pace cards again.
rule-PUR-103 = Each of the 2 cards in the Pace pile is therefore equally likely to be drawn next. A played card is back in hand no earlier than two rounds later: played in round 5, it can be used again in round 7 at the soonest.

section-10 = End and scoring

rule-PUR-110 = The game ends in exactly one of three ways: the Player is evacuated (reaches EVAQ alive), is caught (the Zombie reaches the Player's card) or collapses (HP falls to 0).
rule-PUR-111 = Every ending is scored, death included.
rule-PUR-112 = Progress is the index of the card where the Player piece ends the game minus the index where it started, which is 3. EVAQ counts as a card.
rule-PUR-113 = If the Player has died, caught or collapsed, the score is the progress: the Player's final index minus 3.
rule-PUR-114 = If the Player has been evacuated, the score is progress + 20 + 2 × the HP left + the Nerve left.
rule-PUR-115 = On a road of the same length, every evacuated Player scores more than any dead one. With Standard difficulty on Standard Road the dead score 0 to 29 and the evacuated 45 to 68 (up to 69 with Quiet Night, from 43 with Last Breath).
rule-PUR-116 = The game always comes to an end, because the Zombie advances at least 1 card every round and can pass neither the Player nor EVAQ. It lasts at most one round fewer than the index of EVAQ: 31 rounds on Standard Road.
rule-PUR-117 = A game left unfinished has no ending and no score and enters no high-score list. It can be resumed later.

section-11 = Presentation

rule-PUR-120 = The row keeps growing to the right all game long, so the display scrolls or compresses it sideways.
rule-PUR-121 = Before an action is confirmed, the game shows the HP, Nerve and distance it would lead to. A deadly action, one after which the Zombie would reach the Player's card or HP would be 0, is clearly marked, Sleep above all; with Last Breath, 0 HP on EVAQ is not deadly.
rule-PUR-122 = The Zombie is always spoken of as "she". Whether longing or something else keeps her walking is left open.
rule-PUR-123 = The log names every phase of a round. A phase that is left out appears as "skipped: not required".

section-ranks = Ranks

rank-1 = After scoring, the score gives a rank. Dead: up to 9, 10 to 19, 20 or more. Evacuated: up to 47, 48 or 49, 50 or 51, 52 or more. On a shorter road an evacuated score is first raised by what the road is shorter (Short Road 8, Alley 13).
rank-2 = Of two games the one with the higher score is better; then survival, more HP, more Nerve, fewer rounds, and the earlier game. Every difficulty and set of variants has a list of its own.

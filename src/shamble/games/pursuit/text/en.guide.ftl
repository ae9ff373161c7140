### Pursuit: the guided first game (guide.json says when each line is shown).

guide-1 = This is the road, seven cards at a time, and you are in the middle of it. Somewhere to the right, still face down, lies { card-evaq }: get there alive and you have won.
guide-2 = And this is her. Whatever you do, she walks too, at least one card every round. She is 3 behind you now. If she reaches your card, it is over.
guide-3 = You move with the Pace cards in your hand. { pace-pace_3 } takes you three cards ahead, and she takes only one step. Play it, and watch Nerve and HP.
guide-4 = That took 2 Nerve, and you are { zone-shaken }: each Move now hurts twice as much. So Rest. You get back as much Nerve as the card shows, but she takes just as many steps. { pace-pace_2a } is enough, and there is room for it.
guide-5 = Why can't you Sleep here? { card-loc_crossroads } shows 0, and nobody sleeps on a 0. Whenever something is missing or refused, ask why: the answer names the rule.
guide-6 = Before you decide, read what each action is sure to bring: your HP, your Nerve, how far behind she will be. Deadly ones are marked. A Walk brings you to { card-loc_cellar }, which shows +3.
guide-7 = A safe place to lie down. Sleep gives you 3 HP, the number on the card, and she walks 3 in the meantime. She is 4 behind: one card will be left between you. Just.
guide-8 = She is right behind you. Rest or Sleep now, and she has you. Sprint! On the way you pass the card under { card-night_1 }, so from the next round on it is dark.
guide-9 = By NIGHT she takes one step more, whatever you do. Moves cost you a little less than by DAY.
guide-10 = There is { card-evaq }, two cards ahead. You could go now. But every HP you bring along counts for your score, and { card-loc_garage } shows +2. She will take 3 steps, the extra one because of NIGHT, and she is 4 behind. Dare to Sleep.
guide-11 = Nothing new was turned up while you slept, so Undo would still take it back. Once a card has been revealed, it will not. You do not need it: { card-evaq } is a Walk away, and nothing else outruns her now.
guide-12 = You made it, on the shortest road there is. The long one has the same rules and twice the cards, and nobody tells you what to do. Every rule is in the book beside the board.

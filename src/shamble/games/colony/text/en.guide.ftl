### Colony: the guided first game (guide.json says when each line is shown).

guide-1 = A colony in the snow, and six places around it where there is something to find. Everybody leads a few survivors. Together you want the common objective; for yourself you want your secret one, and you win only with that.
guide-2 = Four survivors were dealt to you. Whoever leads the group with the most influence goes first. { survivor-frank_osei } has 68, more than anybody: he leads.
guide-3 = Each shows the least die for an attack and for a search. { survivor-helen_zhou } needs only a 2 for either. Keep her.
guide-4 = One more. { survivor-ilya_brandt } attacks with a 2, and is never exposed by it.
guide-5 = This is your secret, and only you see it. The boxes are ticked as things stand now: the common objective, all your survivors at the { place-colony }, three barricades there. Somebody else's secret may be that the colony falls.
guide-6 = Every round brings a crisis. This one asks for 2 fuel cards before the round ends, from all of you together. If they are missing, 12 zombies come.
guide-7 = There is fuel at the { place-gas_station }. Everybody may move once a turn without a die. Pick { survivor-helen_zhou }, then the place. Whoever moves rolls the exposure die: half of its faces are blank, one is a bite.
guide-8 = Nothing happened. Now the dice: pick up a 3, and you see what it can do. { survivor-helen_zhou } searches with a 2 or more. Choose the search, or touch the deck.
guide-9 = A { item-switchblade }, not bad. But you came for fuel. Noise lets you look at one more card; in the evening it may draw a zombie.
guide-10 = There it is. You keep one card, the others go under the deck, so stop here.
guide-11 = Only you know what you take. Keep the fuel.
guide-12 = A zombie stands at the entrance. With this objective every one that is killed may give a sample. { survivor-helen_zhou } attacks with a 2 or more, and she never misses; but a fight is exposure too.
guide-13 = A sample, and she is unhurt. Now the crisis: pick the fuel and lay it face down. The others see that you gave a card, and not which one. Some give junk.
guide-14 = Two dice are left. A barricade takes any die. { survivor-frank_osei } is at the { place-colony }: use the 4.
guide-15 = Six entrances with three spaces each. A zombie that arrives breaks a barricade instead of coming in. Choose the first.
guide-16 = In the evening every two mouths at the colony eat one food, or there is starvation and morale falls. Play a { item-food_1 } card. What you play goes on the waste pile, which must not grow too high.
guide-17 = While you played, your neighbour held a crossroads card for your turn; if its moment had come, you would have had to choose. For the next turn you hold one, and it lies open for you alone. End your turn.
guide-18 = Fed, and the crisis is prevented. The barricade cost a zombie its way in. Then a new crisis, new dice, and it goes on until the samples are there, the rounds are over or morale is gone. From here on you decide alone. Whatever is refused says why, and every rule is in the book beside the board.

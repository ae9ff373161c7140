### Mall: the guided first game (guide.json says when each line is shown).

guide-1 = A shopping mall, cut open: five rooms, a Parking Lot, and in front of each the zombies that want to get in. You run one crew of three. When the helicopters come, whoever's survivors are worth the most points wins.
guide-2 = Two dice say where you may put somebody. Every pin is room for one; the Security HQ has three. Those who stand there elect the Chief of Security. Put your { character-pin_up } there: she is worth 7 points, more than anybody.
guide-3 = The number beside the shield is how many zombies a room can hold out: there must be fewer of them than that. Your { character-tough_guy } counts as two. Put him beside her, and you have two votes there as well.
guide-4 = Your { character-gunman } rolled himself onto the { place-parking }, and so did somebody else's. Those two now vote on who searches the truck. A { character-gunman } has two votes, shown as tokens. Touch your own seat. Nobody sees your ballot, and you may change it, until all are in.
guide-5 = Two against two: a tie. Now everybody else gets one vote too, and this is where one asks for favours. Vote for yourself again and hope.
guide-6 = They were kind. Three cards from the truck, and only you see them: keep one, give one away, and one goes under the pile. { card-hidden_1 } puts one of yours out of reach for a round. Keep it.
guide-7 = One of the others you must give away. { card-threat_3 } is one more vote for whoever plays it.
guide-8 = Before you hand it over, it is something to bargain with. Somebody will owe you one, if they remember. Touch a seat.
guide-9 = The Security HQ elects its Chief. You have two votes there, the other crew has one. The Chief moves first and, once elected, sees what nobody else sees.
guide-10 = Elected! Under the cover lie four dice: each brings a zombie to the place it shows. All four show the { place-parking }, and your { character-gunman } stands there. Only you know, and whoever plays a { kind-camera }.
guide-11 = You may tell the others, or lie. “Say something” announces dice, a card, a vote or a destination with one tap. Nobody checks it and it binds nobody, but the table counts how often you kept your word.
guide-12 = Everybody picks a destination, in secret. You, as the elected Chief, must announce yours. The { place-supermarket } has room for six. Let us see who believes you.
guide-13 = All of them! Destinations and dice are open now, and in order everybody moves one character. Who finds no free pin ends on the { place-parking }. Six zombies are there, so get your { character-gunman } out.
guide-14 = The biggest crowd and the most { character-pin_up }s each drew one more zombie. Four are always enough for the { place-supermarket }: they come in, and those there vote on who is eaten. Three crews against you. Play { card-hidden_1 }: nobody can vote for your { character-gunman }, and he cannot vote.
guide-15 = They ate somebody else. That was a round, and you are Chief again. It goes on like this until only four are left, or all stand in one room. From here on you decide alone; whenever something is refused, ask why. Every rule is in the book beside the board.

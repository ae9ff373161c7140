### Outbreak: the guided first game (guide.json says when each line is shown).

guide-1 = A few blocks of a city, from above. Two supply crates, the red flags in B2 and D6, are what you came for. Once you have both, the exit in F6 opens, and whoever is left walks out. You win or lose together.
guide-2 = You lead two survivors. { survivor-mara } begins. Every survivor has three actions a turn; { survivor-mara } also has one free move, and free ones are spent first.
guide-3 = A zone is one room, or one stretch of street between two crossings. A move goes to a zone next to yours, never diagonally. Touch B4.
guide-4 = A closed door stops everybody, zombies too. It takes a tool in hand: { survivor-mara } has a { gear-crowbar }, which makes no noise. But nobody has looked into this house yet. The first door opened draws a zombie card for each of its rooms. Touch the door.
guide-5 = Two walkers. Each plate says what stands there: W is a walker, and the number says how many. Leave this to { survivor-bolt }, who has a gun. You may end a turn whenever you like.
guide-6 = { survivor-bolt } is next. A { gear-pistol } reaches one zone far, and only in a straight line. From B4 one can see through the open door.
guide-7 = Touch B3: you could go there or shoot. Before you shoot, read whom a hit goes to first: friends, then walkers, then fatties, then runners. So never shoot where a friend stands. Now, fire.
guide-8 = A hit, and one experience. But every shot leaves a noise token where the shooter stands. Go inside; it is your last action this turn, and then the zombies act.
guide-9 = They have acted. Zombies that share a zone with you wound you; all others go one zone toward the loudest place. Each survivor counts 1, each noise token counts 1, and tokens are gone at the end of a round. The arrows show where they will go next. You can switch them off.
guide-10 = The round has come around, and { survivor-bolt } begins this time. Indoors, with no zombie in the room, you may search once a turn. Touch the magnifying glass.
guide-11 = A { gear-machete }. A drawn card goes into a hand only if you hold nothing at all; { survivor-bolt } holds the { gear-pistol }, so it goes into the reserve. Drag it there, or touch the slot.
guide-12 = A walker stands in the next room. Rooms of a house are open to each other, so you see it. Shoot before it comes.
guide-13 = One action is left. What is in the reserve cannot strike. Changing gear is an action, however many cards you move.
guide-14 = Touch two slots and they change places, or drag the { gear-machete } into the empty hand.
guide-15 = Pistol right, blade left. That will do.
guide-16 = { survivor-mara } again, with her free move. Leaving a zone with zombies would cost one more action for each of them, but the way is clear.
guide-17 = One more room, and there lies the crate.
guide-18 = Taking it is an action, and worth 5 experience. At 7 you reach yellow: a fourth action for that survivor, but zombie cards, too, then use the yellow line, for everybody.
guide-19 = The first crate also wakes a second spawn zone, C6. One is left, in D6. End the turn, and watch the walker in F1: two ways to you are equally short.
guide-20 = It split. A horde that has two shortest ways goes both, and zombies from the box make the groups equal. That is how they become many, so be careful where you are loud. From here on you decide alone. Whenever something is refused, ask why; every rule is in the book beside the board.

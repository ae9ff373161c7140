### The guided first game.

guide-1 = Forty spaces lie between you and the Safe Zone at the top of the road. Walkers stand on every tenth of them. Reach the gate before the other player does, and with clean blood.
guide-2 = Pick a colour to begin. Your seat also has a shape and a letter, so you never need colour to find yourself.
guide-3 = Phase A: you drew a 1, so you may go up to 1 space, forward or back. The glowing spaces show where you could end. Point at one and you see the way; click it to go.
guide-4 = Phase B brought an event to every group. Yours was Visible Change: an evolution now lies open beside you. It waits, and works as soon as somebody has become a zombie. The small biohazard sign marks cards of the expansion.
guide-5 = This time you drew a 6. Go as far as you can: nobody stands in the way.
guide-6 = Militia! The sign on the card says that 2 bullets would prevent it. You have only one, and nobody stands beside you to help. A pledge that falls short buys nothing, so keep it and hope.
guide-7 = You were lucky. The other player fought a walker, lost, and took a blood card. Nobody may look at it, not even its owner. The number counts the rounds until it is turned over.
guide-8 = A walker stands 5 spaces ahead. Entering a zombie's space ends your move. Go there all the same.
guide-9 = You have a bullet, and a bullet always kills a zombie. Shoot it: click the walker. Otherwise you would have to fight it later, by cards.
guide-10 = Your event was a chainsaw: three extra cards in one fight, then it is empty. Now run: 8 spaces end at the next walker, and without bullets you will have to fight it.
guide-11 = A melee. Everybody chooses weapons at the same time; then both sides draw, and the higher result wins. The other player has joined you. Use the chainsaw.
guide-12 = Nine against ten: you lost, and now you have a blood card as well. That puts you in doubt, and in Phase C2 humans may turn on anybody in doubt. The other player has one too, but you have nothing left to fight with. Say no.
guide-13 = The other player did not hesitate. You were killed, and you are a zombie now: you play on, you hunt, and the evolution that waited beside you has begun to work. Stay on this space and you attack the human who did it.
guide-14 = That is all you need. As a zombie you win if no human gets through the gate. Click anything to read about it, or open the rules; from here on you are on your own.

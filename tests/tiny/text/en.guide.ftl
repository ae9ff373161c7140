guide-1 = One round has been played: the first lantern scored, for nobody matched it.
guide-2 = It has another one as bright. Keep yours for later, and play the 1.
guide-3 = The brightest is gone. Now play the 3: nobody has anything to beat it.
guide-4 = The last light plays itself. The rules say who has won.

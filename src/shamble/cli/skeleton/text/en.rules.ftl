section-play = Play

rule-SKE-001 = All play at once, in secret.
rule-SKE-002 = A card is played from the hand.
rule-SKE-003 = What is no action is refused.
rule-SKE-004 = After the last card the game is over.

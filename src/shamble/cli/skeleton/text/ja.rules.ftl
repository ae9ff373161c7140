section-play = 進行

rule-SKE-001 = 全員が同時に、伏せて出す。
rule-SKE-002 = カードは手札から出す。
rule-SKE-003 = 行動でないものは断られる。
rule-SKE-004 = 最後のカードのあとゲームは終わる。

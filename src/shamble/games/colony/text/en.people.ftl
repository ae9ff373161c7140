### Colony: survivors, places and what stays with them.

## The survivors: their trade is the line, their ability the effect

survivor-biscuit = Biscuit
    .line = Trained dog
    .effect = A bite on Biscuit's own exposure roll counts as a wound, and spreading bites skip Biscuit.
survivor-owen_marsh = Owen Marsh
    .line = Farmer
    .effect = Once per round, when searching the Grocery Store: look at 1 more card and you may keep 1 more.
survivor-noel_tanner = Noel Tanner
    .line = Shop Santa
    .effect = At the beginning of your turn: remove Noel from the game to gain 1 morale.
survivor-barnaby_rook = Barnaby Rook
    .line = Smuggler
    .effect = Once per round, at the colony: take 1 random card from another player's hand.
survivor-felix_ward = Felix Ward
    .line = Apprentice
    .effect = Away from the colony he has the abilities of all other survivors at his location.
survivor-rosa_bellamy = Rosa Bellamy
    .line = Cook
    .effect = Once per round, at the colony, with a die of 4 or more: add 2 food.
survivor-denise_okoro = Denise Okoro
    .line = Police dispatcher
    .effect = Once per round, when searching the Police Station: look at 1 more card and you may keep 1 more.
survivor-tess_lindqvist = Tess Lindqvist
    .line = Waitress
    .effect = Once per round, when searching: look at 3 more cards.
survivor-curtis_boyle = Curtis Boyle
    .line = Janitor
    .effect = Once per round, a clean waste action with him removes 5 cards instead of 3.
survivor-mirela_vance = Mirela Vance
    .line = Fortune teller
    .effect = Once per round: look at the top 2 crisis cards and return them in an order of your choice; then you may give everybody a hint of exactly two words, of at most 12 letters each.
survivor-ilya_brandt = Ilya Brandt
    .line = Acrobat
    .effect = He rolls no exposure when he attacks.
survivor-gus_halloran = Gus Halloran
    .line = Park ranger
    .effect = A frostbite he would receive is a wound instead.
survivor-nora_finch = Nora Finch
    .line = Mother
    .effect = Once per round, at the colony, with any die and if at least 1 helpless survivor is there: kill 2 zombies at the colony without exposure.
survivor-marco_steele = Marco Steele
    .line = Fitness trainer
    .effect = He dies at 4 tokens instead of 3.
survivor-helen_zhou = Helen Zhou
    .line = Lawyer
    .effect = Once per round, at the colony: look at 1 random card in another player's hand.
survivor-dale_hutchins = Dale Hutchins
    .line = Truck driver
    .effect = He rolls no exposure when he moves.
survivor-priya_nair = Priya Nair
    .line = Nurse
    .effect = Once per round, when searching the Hospital: look at 1 more card and you may keep 1 more.
survivor-anton_kessler = Anton Kessler
    .line = Chemist
    .effect = Once per round, when attacking a zombie at the colony: also spend any die and a medicine card to kill 3 zombies instead of 1, without exposure.
survivor-judith_ames = Judith Ames
    .line = Librarian
    .effect = Once per round, when searching the Library: look at 1 more card and you may keep 1 more.
survivor-clara_mendes = Clara Mendes
    .line = Teacher
    .effect = Once per round, at the School, with any die: kill 1 zombie there without exposure.
survivor-simon_abadi = Simon Abadi
    .line = Accountant
    .effect = When searching: look at 1 more card.
survivor-toni_burke = Toni Burke
    .line = Construction worker
    .effect = Once per round: a barricade action with her without a die.
survivor-victor_lang = Victor Lang
    .line = Psychiatrist
    .effect = Once per round: reroll 1 or more of your unused dice.
survivor-ruth_adeyemi = Ruth Adeyemi
    .line = Doctor
    .effect = Once per round: heal 1 on a survivor at her location, herself included.
survivor-astrid_moen = Astrid Moen
    .line = Pilot
    .effect = Once per round: look at the top card of one location's item deck and put it back.
survivor-leon_baptiste = Leon Baptiste
    .line = Fireman
    .effect = Once per round, away from the colony: reveal the top 4 item cards there; you may take 1 with the survivor symbol, the others are shuffled back.
survivor-hugh_pemberton = Hugh Pemberton
    .line = Principal
    .effect = Once per round, when searching the School: look at 1 more card and you may keep 1 more.
survivor-cole_radek = Cole Radek
    .line = Soldier
    .effect = Once per round, at the colony, with a die of 5 or more: kill 2 zombies there without exposure.
survivor-wade_tolliver = Wade Tolliver
    .line = Sheriff
    .effect = Once per round, with a die of 4 or more: kill 2 zombies at his location and roll exposure only once.
survivor-frank_osei = Frank Osei
    .line = Mayor
    .effect = Once per round: one of your unused dice rises by 1, to 6 at most.

## Places

place-colony = Colony
place-police_station = Police Station
place-grocery_store = Grocery Store
place-school = School
place-library = Library
place-hospital = Hospital
place-gas_station = Gas Station

## Attached cards

attached-one_more = One More Pill
    .effect = At the start of each of its controller's turns: use a medicine card from hand on it, or spend a die.
attached-mare = The Stray Mare
    .effect = No exposure when moving. While it is not exiled the colony needs 1 more food.
attached-old_street = Your Old Street
    .effect = Once per round no exposure for an attack.
attached-sled = The Snowmobile
    .effect = No exposure when moving; each move makes noise at both ends (a zombie at the colony instead). It lasts 4 moves.
attached-rifle = The Rifleman
    .effect = Once per round no exposure for his attack. Whoever controls him cannot add cards to the crisis.
attached-specimen = The Specimen Table
    .effect = At the start of a round, at the colony, she may be exposed once: on a blank anybody may discard a medicine card to cancel a bite that round.
attached-badge = Under Arrest
    .effect = Cannot move, search, attack or use an ability.
attached-stays = Among the Stacks
    .effect = Cannot move away from the Library.
attached-no_library = Out of the Stacks
    .effect = Cannot move to the Library.
attached-greenhouse = Plastic Sheeting
    .effect = At the colony, once per round, with any die: add 2 food.

## Lasting rules

lasting-gun_cage = The Gun Cage Key
    .effect = The main objective also needs 0 zombies at the Gas Station, the Hospital and the Police Station.
lasting-storm_drain = The Storm Drain
    .effect = Moves between the Colony and the Hospital need no exposure.
lasting-uniforms = Uniforms at the Gate
    .effect = The main objective also needs 5 food tokens.
lasting-leaflets = Leaflets
    .effect = At the token pass of the next round: morale falls by 1 if any location has no barricade, and rises by 1 if every location has 2 or more.
lasting-empty_cot = The Empty Cot
    .effect = By the end of the next round's turns every other location must be searched once: then morale rises by 1, else it falls by 1 and a helpless survivor leaves.
lasting-bone_tired = Bone Tired
    .effect = This round, at the start of the own turn, a player may spend all unused dice to heal 1 on each own survivor.
lasting-treeline = Shots from the Treeline
    .effect = After any move roll a die: on 1 or 2 that survivor takes a wound.
lasting-night_watch = The Night Watch
    .effect = This round a medicine card cancels a bite.
lasting-room_twelve = Room Twelve
    .effect = A guard marker fills a space at the School; every survivor that moves there takes a wound.
lasting-first_gate = Pencil Lines: the gate
    .effect = Attacks on zombies at entrance 1 need no exposure.
lasting-deep_pits = Pencil Lines: the pits
    .effect = Check Waste counts full 15 cards instead of 10.
lasting-drill = Dawn Drill
    .effect = At the start of a round each player may put a food card on the waste pile to roll 1 more die.
lasting-clinic = The Walk-in Clinic
    .effect = While Priya is at the colony, a player may in the own turn put a hand card on the waste pile to heal 1 on an own survivor there.
lasting-no_next_crisis = Tells
    .effect = The next crisis goes to the gone pile: that round has none.

## Faces of the exposure die

face-blank = blank
face-wound = wound
face-frostbite = frostbite
face-bitten = bitten

## Dice, entrances, options

die-d1 = 1
die-d2 = 2
die-d3 = 3
die-d4 = 4
die-d5 = 5
die-d6 = 6
entrance-e1 = entrance 1
entrance-e2 = entrance 2
entrance-e3 = entrance 3
entrance-e4 = entrance 4
entrance-e5 = entrance 5
entrance-e6 = entrance 6
way-first = 1
way-second = 2
way-third = 3

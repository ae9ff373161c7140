### Colony: words of the page alone.

page-dice = Your dice
page-used = { $count ->
        [0] none used
       *[other] { $count } used
    }
page-no_dice = no dice left
page-pick_die = Pick up a die to see what it can do.
page-can = What a { $die } can do
page-do_attack = Attack
page-do_strike = Strike
page-do_search = Search
page-do_barricade = Barricade
page-do_clean = Clean
page-do_attract = Attract
page-do_spend_food = Food
page-copies = { $count } of them
page-group = Your group
page-group_of = { $seat }: group
page-leader = leader
page-numbers = attack { $attack }+, search { $search }+
page-influence = influence { $number }
page-wounds = { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
page-frost = { $count ->
        [one] 1 frostbite
       *[other] { $count } frostbites
    }
page-moved = has moved
page-waiting = waits outside
page-used_up = used this round

## What the colony lives on

page-stores = What the colony lives on
page-morale = Morale
page-rounds_left = Rounds left
page-food = Food
page-eaten = of { $count } to eat
page-starvation = Starvation
page-waste = Waste
page-helpless = Helpless
page-rounds = Rounds
page-winners = Winners
page-cards = Cards
page-people_of = Survivors
page-dice_of = Dice

## Places

page-people = { $count } of { $room } spaces taken
page-outside = { $zombies ->
        [0] no zombies
        [one] 1 zombie
       *[other] { $zombies } zombies
    }, { $barricades ->
        [0] no barricades
        [one] 1 barricade
       *[other] { $barricades } barricades
    }
page-gate = { $zombies ->
        [0] no zombies
        [one] 1 zombie
       *[other] { $zombies } zombies
    }, { $barricades ->
        [0] no barricades
        [one] 1 barricade
       *[other] { $barricades } barricades
    }, { $free } free
page-deck = { $cards } cards to find, noise { $noise }

## Players and votes

page-holds = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand, dice: { $dice }
page-gave = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } added to the crisis
page-holds_crossroad = holds the crossroads card
page-voted_yes = voted yes
page-voted_no = voted no
page-exile_yes = Exile
page-exile_no = No exile
page-token_yes = It stays
page-token_no = It moves on
page-aim_yes = A zombie
page-aim_no = A survivor
page-consent_yes = Take it
page-consent_no = Leave it
page-cancel_bite_yes = Discard medicine
page-cancel_bite_no = Do nothing
page-give_no = Give nothing
page-pill_yes = Use medicine
page-pill_no = Spend a die
page-specimen_yes = Expose Ruth
page-specimen_no = Not this round
page-end_card_yes = End it
page-end_card_no = Let it go on
page-swap_crises_yes = Swap
page-swap_crises_no = Leave them so
page-drill_first_yes = Dawn Drill first
page-drill_first_no = The Specimen Table first
page-sled_first_yes = The noise first
page-sled_first_no = The wound first
page-two_words = You may give everybody a hint of exactly two words, of at most { $longest } characters each.
page-first_word = First word
page-second_word = Second word
page-give_hint = Give the hint
page-hint_given = Everybody was told: "{ $hint }".
page-offered = Offered so far
page-up = Up
page-down = Down

## Aims

page-needed = { $count ->
        [one] 1 matching card needed
       *[other] { $count } matching cards needed
    }
page-put_in = Add a card, face down
page-put_main = Add a card here
page-betrayal = betrayal
page-crossroad = Crossroads
page-met = met
page-open = not met
page-unknown = cannot be known
page-impossible = not possible now

## Piles

page-offers = { $seat } offers
page-waste_pile = Waste pile
page-gone_pile = Gone pile
page-known = { $place }: seen in the deck
page-buried = Dead or gone: { $names }
page-crises_known = Crises you know: { $crises }
page-crisis_ahead = { $number }. { $crisis }
page-pot = The pot: { $pots }
page-in_pot = { $seat } { $cards }
page-secret_laid = { $seat }: laid open on exile, counts no more
page-secret_of = { $seat }: objective

## What an action brings

page-exposure = then a roll of the exposure die
page-no_exposure = no exposure roll
page-becomes = the die becomes { $value }
page-noise_risk = each noise may draw a zombie

## Out of the game, and its end

page-out = You are out
    .line = Your last group has been lost, and there is nobody left to lead.
    .next = The colony goes on without you. In co-op you share its result; else you have lost.
page-end_eliminated = You were eliminated, and whoever is eliminated loses (COL-259).

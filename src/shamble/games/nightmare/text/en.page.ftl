### Words that only the page's board needs.

board-round = Round { $round }
board-space = space { $space }
board-expansion = Nightmare expansion
board-starts = start player
board-weapon = { $cards ->
        [one] 1 extra card
       *[other] { $cards } extra cards
    }
board-lasts_permanent = lasting
board-lasts_round = this round
board-lasts_once = once
board-face_up = face up
board-yours_alone = face down, only you see it
board-task = task
board-gate_card = at the gate
board-exclusive = exclusive
board-persists = waits for a zombie player
board-passes = does not wait
board-blood_card = { $count ->
        [one] Blood card, face down, revealed this round
       *[other] Blood card, face down, { $count } rounds left
    }
board-gunfire = Gunfire
board-melee = Melee
board-draws = draws no. { $place }
board-doubt = { $count ->
        [one] 1 blood card in doubt
       *[other] { $count } blood cards in doubt
    }
board-fate_won = wins
board-fate_lost = loses
board-fate_dodged = dodges
board-fate_hit = hit
board-fate_killed = killed
board-fate_went_down = down
board-fate_plated = the bullet flattens
board-missing = { $count ->
        [one] 1 bullet missing
       *[other] { $count } bullets missing
    }
board-lies_here = On the ground here
board-rises = { $seat } will rise on space { $space }
board-rises_usual = Rise on space { $space } as usual
board-aggressor_rises = An aggressor who dies rises on space { $space }
board-deck_fate = Determination
board-deck_events = Events
board-deck_blood = Blood
board-deck_evolutions = Evolutions
board-deck_fact = { $left } left, { $gone } out
board-supply = Supply
board-strip_bullets = Bullets
board-strip_blood = Blood
board-strip_conditions = Conditions open
board-due = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
board-due_most = at most { $due }
board-fires = fires
board-drew_event = { $seat } on space { $space }
board-just_now = Just now
board-everyone_dead = all zombie players

## Out of the game, and its end

page-out = You are safe
    .line = You are through the gate and have won already.
    .next = The others run on until nobody is a human any more. You take no more turns.
page-end_through = You were through the gate.
page-end_safe = You were safe behind the gate.
page-end_on_road = You were still a human on space { $space } and not through.
page-end_zombie = You were a zombie, and zombies win only if all others fall.
page-end_early = You were a zombie before the last human turned.
page-end_late = You turned only in the phase in which the last human fell.

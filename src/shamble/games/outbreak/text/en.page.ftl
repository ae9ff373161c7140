### Outbreak: words of the page alone.

page-round = Round { $round }
page-danger = danger: { $level }
page-own_mission = A mission of your own
page-level = level { $level }
page-experience = { $count } experience
page-actions = { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
page-actions_left = { $count ->
        [one] action left
       *[other] actions left
    }
page-team = The team
page-hand = hand
page-pack = reserve
page-empty = empty
page-weapon = { $dice }d { $accuracy }+ dmg { $damage }
page-offer = To choose from
page-where_to = Drag it to a slot, or touch the slot.
page-aside = Cards that are no weapon are put aside and discarded afterwards.
page-last_card = Last zombie card
page-discards = { $count ->
        [one] 1 card discarded
       *[other] { $count } cards discarded
    }

## What is in a zone

page-street = street
page-manhole = street with a manhole
page-room = room of building { $building }
page-zombies = { $count } × { $zombie }
page-noise = noise { $count }
page-door_open = open door
page-door_closed = closed door
page-token = objective
page-switch = switch
page-spawn = zombies come from here
page-spawn_later = zombies may come from here later
page-exit = open exit
page-exit_later = exit, not open yet
page-police_car = police car
page-show_car = show car
page-zombies_there = { $count ->
        [one] 1 zombie there
       *[other] { $count } zombies there
    }

## An attack

page-attack = Attack
page-attack_on = Attack: { $zone }
page-hits = { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
page-hit_order = Hit in this order:
page-you_choose = You choose who is hit:
page-order = hits go to { $list }
page-toughness = toughness { $count }
page-too_tough = toughness { $count }!

## What the zombies will do

page-aid = Zombie forecast
page-ahead_attack = { $zone }: { $who } will attack.
page-ahead_move = { $zone } to { $to }: { $who }, drawn to { $target } (noise { $noise }): { $why }.
page-ahead_split = { $zone } to { $to }: { $who } will split, drawn to { $target } (noise { $noise }): { $why }.
page-ahead_stuck = { $zone }: { $who } want to get to { $target } (noise { $noise }), but a closed door is in the way.
page-ahead_arrived = { $zone }: { $who } will stay; nowhere is louder.

## A finished game

page-rounds = Rounds
page-safe = Alive or escaped
page-killed = Killed: { $zombie }
page-wounds = Wounds

## Out of the game, and its end

page-out = You are out
    .line = None of your survivors is on the board any more.
    .next = You win or lose with the team: the others play on for all of you.

"""The 32 crossroads cards that are bound to a survivor."""

from __future__ import annotations

from shamble.games.colony.content.conditions import Cond, Condition
from shamble.games.colony.content.crossroads_rows import NOTHING, Row, card, option, vote
from shamble.games.colony.content.crossroads_rows import auto as automatic
from shamble.games.colony.content.effects import (
    BESIDE,
    CHOSEN,
    ROLL,
    THERE,
    attach,
    choose,
    choose_deck,
    expose,
    fetch,
    food,
    helpless,
    if_alive,
    if_done,
    just,
    kill,
    last,
    morale,
    noise,
    pay,
    put_at,
    recruit_named,
    remove,
    rolled,
    together,
    wound,
    zombies,
)
from shamble.games.colony.content.items import Symbol
from shamble.games.colony.content.names import Attached, Lasting
from shamble.games.colony.content.names import Crossroad as Y
from shamble.games.colony.content.places import Place
from shamble.games.colony.content.survivors import Survivor
from shamble.games.colony.state import Happened as On
from shamble.games.colony.state import Purpose, Step, Whom

C = Condition


def has(who: Survivor) -> Condition:
    return C(Cond.HAS, who)


def has_free(who: Survivor) -> Condition:
    return C(Cond.HAS_FREE, who)


def in_play_free(who: Survivor) -> Condition:
    return C(Cond.IN_PLAY_FREE, who)


def in_deck(who: Survivor) -> Condition:
    return C(Cond.IN_DECK, who)


BOUND_CARDS: list[Row] = [
    card(
        Y.Y01_RIG,
        option(just(Step.MAKE_IT, Survivor.BISCUIT), just(Step.KILLS, 8, Place.COLONY, 0, 1)),
        option(morale(1)),
        when=[has_free(Survivor.BISCUIT)],
    ),
    card(
        Y.Y02_CHALK,
        option(pay(3), fetch(3, Place.SCHOOL)),
        option(just(Step.DECK_FOOD_GONE, Place.SCHOOL)),
        when=[has_free(Survivor.CLARA_MENDES)],
        first=[put_at(Survivor.CLARA_MENDES, Place.SCHOOL)],
    ),
    card(
        Y.Y03_STUMP,
        option(just(Step.CLEAR_ZOMBIES, Place.HOSPITAL), just(Step.BARRICADE, 4, Place.HOSPITAL)),
        option(
            just(Step.CLEAR_ZOMBIES, Place.GROCERY_STORE),
            just(Step.BARRICADE, 4, Place.GROCERY_STORE),
        ),
        when=[has(Survivor.FRANK_OSEI), C(Cond.IS_AT, Survivor.FRANK_OSEI, Place.COLONY)],
    ),
    card(
        Y.Y04_TELLS,
        option(choose_deck(), fetch(4, THERE), needs=[C(Cond.CARDS_IN_DECKS)]),
        option(last(Lasting.NO_NEXT_CRISIS)),
        when=[has(Survivor.MIRELA_VANCE)],
    ),
    card(
        Y.Y05_SMALL_HANDS,
        option(wound(Survivor.HUGH_PEMBERTON, 2)),
        option(morale(-1)),
        when=[has_free(Survivor.HUGH_PEMBERTON)],
        first=[put_at(Survivor.HUGH_PEMBERTON, Place.SCHOOL)],
    ),
    card(
        Y.Y06_RIFLEMAN,
        option(just(Step.LOSE_RANDOM, 1), needs=[C(Cond.HAND_SIZE)]),
        option(
            recruit_named(Survivor.BARNABY_ROOK),
            just(Step.MAKE_LEADER, Survivor.BARNABY_ROOK),
            attach(Survivor.BARNABY_ROOK, Attached.RIFLE),
        ),
        on=On.MOVED,
        when=[in_deck(Survivor.BARNABY_ROOK)],
    ),
    card(
        Y.Y07_ROTOR,
        option(recruit_named(Survivor.ASTRID_MOEN), wound(Survivor.ASTRID_MOEN, 2)),
        option(
            choose_deck(Purpose.TAKE), just(Step.DRAW, 2), just(Step.TO_GONE, Survivor.ASTRID_MOEN)
        ),
        on=On.MOVED,
        when=[in_deck(Survivor.ASTRID_MOEN)],
    ),
    vote(
        Y.Y08_SPECIMEN,
        option(attach(Survivor.RUTH_ADEYEMI, Attached.SPECIMEN)),
        NOTHING,
        when=[in_play_free(Survivor.RUTH_ADEYEMI)],
        first=[put_at(Survivor.RUTH_ADEYEMI, Place.COLONY)],
    ),
    card(
        Y.Y09_JARS,
        option(wound(Survivor.CURTIS_BOYLE), put_at(Survivor.CURTIS_BOYLE, Place.COLONY)),
        option(just(Step.JARS, 10)),
        when=[in_play_free(Survivor.CURTIS_BOYLE)],
        first=[put_at(Survivor.CURTIS_BOYLE, Place.GROCERY_STORE)],
    ),
    card(
        Y.Y10_BELL,
        option(put_at(Survivor.NOEL_TANNER, Place.GROCERY_STORE), noise(4, Place.GROCERY_STORE)),
        option(just(Step.WOUND_LOWEST, Survivor.NOEL_TANNER)),
        when=[C(Cond.IN_PLAY, Survivor.NOEL_TANNER)],
        mature=True,
    ),
    card(
        Y.Y11_BADGE,
        option(
            just(Step.SPEND_DICE, 1),
            choose(Whom.ANY, Purpose.ARREST),
            put_at(CHOSEN, Place.POLICE_STATION),
            just(Step.ITEMS_TO_HAND, CHOSEN),
            attach(CHOSEN, Attached.BADGE),
        ),
        option(morale(-1)),
        when=[has(Survivor.WADE_TOLLIVER), C(Cond.HELPLESS)],
        first=[helpless(-1)],
    ),
    card(
        Y.Y12_STACKS,
        option(
            attach(Survivor.JUDITH_AMES, Attached.STAYS),
            fetch(1, Place.LIBRARY),
            needs=[C(Cond.IS_AT, Survivor.JUDITH_AMES, Place.LIBRARY)],
        ),
        option(
            put_at(Survivor.JUDITH_AMES, Place.COLONY),
            attach(Survivor.JUDITH_AMES, Attached.NO_LIBRARY),
        ),
        when=[has_free(Survivor.JUDITH_AMES)],
        first=[put_at(Survivor.JUDITH_AMES, Place.LIBRARY)],
    ),
    card(
        Y.Y13_OFFICE,
        option(just(Step.OFFICE, 0)),
        option(just(Step.LOOK_AT_SECRET), needs=[C(Cond.SOMEBODY_WITH_SECRET)]),
        when=[has_free(Survivor.VICTOR_LANG)],
        not_in_coop=True,
    ),
    card(
        Y.Y14_ROOM_TWELVE,
        option(
            remove(Survivor.NORA_FINCH),
            just(Step.GUARD),
            needs=[C(Cond.IS_AT, Survivor.NORA_FINCH, Place.SCHOOL)],
        ),
        option(just(Step.EMPTY_DECK, Place.SCHOOL), just(Step.CLEAR_ZOMBIES, Place.SCHOOL)),
        when=[has(Survivor.NORA_FINCH)],
        first=[put_at(Survivor.NORA_FINCH, Place.SCHOOL)],
        mature=True,
    ),
    card(
        Y.Y15_BACKFIRE,
        option(just(Step.FOUR_WOUNDS, 4)),
        option(together(Symbol.MEDICINE, 2, True), if_done(False, just(Step.FOUR_WOUNDS, 4))),
        option(kill(Survivor.COLE_RADEK)),
        on=On.WEAPON_USED,
        when=[C(Cond.IN_PLAY, Survivor.COLE_RADEK)],
        chooser=Survivor.COLE_RADEK,
    ),
    card(
        Y.Y16_CHEST,
        option(just(Step.CHEST), needs=[C(Cond.ROOM_IN_HOSPITAL)]),
        option(kill(Survivor.DALE_HUTCHINS)),
        when=[in_play_free(Survivor.DALE_HUTCHINS)],
    ),
    vote(
        Y.Y17_DUSTER,
        option(just(Step.DUSTER, 0)),
        NOTHING,
        on=On.MOVED,
        when=[C(Cond.IN_PLAY, Survivor.ASTRID_MOEN)],
    ),
    card(
        Y.Y18_BLACK,
        option(
            recruit_named(Survivor.ILYA_BRANDT),
            wound(Survivor.ILYA_BRANDT),
            choose(Whom.OWN_OUTSIDE_AMONG_ZOMBIES, Purpose.WOUND),
            just(Step.CLEAR_ZOMBIES, BESIDE),
            wound(CHOSEN),
        ),
        option(
            choose(Whom.OWN_OUTSIDE_AMONG_ZOMBIES, Purpose.WHICH), just(Step.CLEAR_ZOMBIES, BESIDE)
        ),
        when=[C(Cond.OUTSIDE_AMONG_ZOMBIES), in_deck(Survivor.ILYA_BRANDT)],
    ),
    card(
        Y.Y19_CANTEEN,
        option(recruit_named(Survivor.FELIX_WARD), zombies(2, Place.SCHOOL)),
        option(food(2), just(Step.TO_GONE, Survivor.FELIX_WARD)),
        on=On.SEARCHED,
        when=[C(Cond.SEARCHED_AT, Place.SCHOOL), in_deck(Survivor.FELIX_WARD)],
    ),
    card(
        Y.Y20_BLUEPRINT,
        option(expose(Survivor.TONI_BURKE, 2), last(Lasting.FIRST_GATE)),
        option(expose(Survivor.TONI_BURKE), last(Lasting.DEEP_PITS)),
        NOTHING,
        when=[has_free(Survivor.TONI_BURKE)],
    ),
    card(
        Y.Y21_MOULD,
        option(just(Step.MOULD), needs=[C(Cond.FOOD_AND_LOST_MEDICINE)]),
        NOTHING,
        when=[has_free(Survivor.ANTON_KESSLER)],
    ),
    card(
        Y.Y22_DRILL,
        option(last(Lasting.DRILL)),
        option(morale(1)),
        when=[has(Survivor.MARCO_STEELE), C(Cond.BEGAN_AT_COLONY, Survivor.MARCO_STEELE)],
    ),
    card(
        Y.Y23_KITCHEN,
        option(just(Step.KITCHEN)),
        option(morale(1), just(Step.DICE_NEXT, -1)),
        when=[C(Cond.IN_PLAY, Survivor.ANTON_KESSLER), C(Cond.IN_PLAY, Survivor.FELIX_WARD)],
        chooser=Survivor.ANTON_KESSLER,
        mature=True,
    ),
    card(
        Y.Y24_SMOKE,
        option(recruit_named(Survivor.LEON_BAPTISTE), helpless(3)),
        option(just(Step.LOSE_CARD, 1), needs=[C(Cond.HAND_SIZE)]),
        when=[C(Cond.OWN_FREE_OUTSIDE), in_deck(Survivor.LEON_BAPTISTE)],
    ),
    card(
        Y.Y25_SHEETING,
        option(attach(Survivor.OWEN_MARSH, Attached.GREENHOUSE)),
        option(morale(1)),
        when=[has_free(Survivor.OWEN_MARSH)],
        first=[put_at(Survivor.OWEN_MARSH, Place.GROCERY_STORE)],
    ),
    card(
        Y.Y26_LOST_CASE,
        option(just(Step.ZOMBIES_EACH, 1)),
        option(kill(Survivor.HELEN_ZHOU)),
        when=[has_free(Survivor.HELEN_ZHOU)],
        mature=True,
    ),
    card(
        Y.Y27_STOCKTAKE,
        option(just(Step.STOCKTAKE_VOTE), needs=[C(Cond.SOMEBODY_TO_NOMINATE)]),
        NOTHING,
        when=[has_free(Survivor.SIMON_ABADI)],
        first=[put_at(Survivor.SIMON_ABADI, Place.COLONY), just(Step.STOCKTAKE)],
        not_in_coop=True,
    ),
    automatic(Y.Y28_CLINIC, last(Lasting.CLINIC), when=[has_free(Survivor.PRIYA_NAIR)]),
    card(
        Y.Y29_TAPED,
        option(expose(Survivor.DENISE_OKORO, 2), if_alive(Survivor.DENISE_OKORO, morale(1))),
        NOTHING,
        when=[has_free(Survivor.DENISE_OKORO)],
        first=[put_at(Survivor.DENISE_OKORO, Place.POLICE_STATION)],
    ),
    card(
        Y.Y30_PIPER,
        option(put_at(Survivor.TESS_LINDQVIST, Place.COLONY), zombies(8)),
        option(kill(Survivor.TESS_LINDQVIST)),
        on=On.SEARCHED,
        when=[C(Cond.SEARCHED_WITH, Survivor.TESS_LINDQVIST), C(Cond.IT_IS_FREE)],
    ),
    card(
        Y.Y31_DATE,
        option(ROLL, rolled(5, 6, morale(1)), rolled(1, 2, just(Step.ROLL_AT_COLONY, 2))),
        option(food(-1)),
        when=[has_free(Survivor.ROSA_BELLAMY)],
    ),
    card(
        Y.Y32_SNARES,
        option(food(3)),
        option(just(Step.SEVERAL, 3, Purpose.HEAL)),
        when=[in_play_free(Survivor.GUS_HALLORAN)],
    ),
]

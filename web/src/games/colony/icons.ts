/** What items, symbols and kinds of action look like. */
import backpack from "icon:game-icons/backpack";
import bat from "icon:game-icons/baseball-bat";
import boots from "icon:game-icons/boots";
import broom from "icon:game-icons/broom";
import flashlight from "icon:game-icons/flashlight";
import hammer from "icon:game-icons/hammer-nails";
import rifle from "icon:game-icons/lee-enfield";
import lighter from "icon:game-icons/lighter";
import meat from "icon:game-icons/meat";
import medicines from "icon:game-icons/medicines";
import openBook from "icon:game-icons/open-book";
import padlock from "icon:game-icons/padlock";
import pistol from "icon:game-icons/pistol-gun";
import scissors from "icon:game-icons/scissors";
import plan from "icon:game-icons/treasure-map";
import trash from "icon:game-icons/trash-can";
import walkie from "icon:game-icons/walkie-talkie";
import zombie from "icon:game-icons/shambling-zombie";
import binoculars from "icon:lucide/binoculars";
import fence from "icon:lucide/fence";
import chef from "icon:lucide/chef-hat";
import dumbbell from "icon:lucide/dumbbell";
import lamp from "icon:lucide/lamp-desk";
import megaphone from "icon:lucide/megaphone";
import speech from "icon:lucide/speech";
import swords from "icon:lucide/swords";
import syringe from "icon:lucide/syringe";
import wrench from "icon:lucide/wrench";
import ability from "icon:lucide/sparkles";
import ask from "icon:lucide/hand-helping";
import bed from "icon:lucide/bed";
import car from "icon:lucide/car";
import check from "icon:lucide/check";
import clinic from "icon:lucide/stethoscope";
import crosshair from "icon:lucide/crosshair";
import door from "icon:lucide/door-open";
import end from "icon:lucide/skip-forward";
import exile from "icon:lucide/ban";
import gift from "icon:lucide/gift";
import hand from "icon:lucide/hand";
import magnet from "icon:lucide/magnet";
import no from "icon:lucide/x";
import search from "icon:lucide/search";
import siren from "icon:lucide/siren";
import soup from "icon:lucide/soup";
import steps from "icon:lucide/footprints";
import sweep from "icon:lucide/brush-cleaning";
import target from "icon:lucide/target";
import volume from "icon:lucide/volume-2";
import skull from "icon:lucide/skull";
import dices from "icon:lucide/dices";
import type { IconData } from "~/shell/icon";
import type { Tone } from "~/art/card";
import { ITEMS, SYMBOLS, symbolOf } from "./content";

function own(name: string, body: string): IconData {
  return { name, width: 100, height: 100, body: `<g fill="currentColor">${body}</g>` };
}

/** Icons of our own, in the manner of the borrowed ones. */
export const can = own("can", '<path d="M22 20a28 9 0 0 1 56 0v4a28 9 0 0 1 -56 0Z"/><path d="M22 33a28 9 0 0 0 56 0v12a28 9 0 0 1 -56 0ZM22 54a28 9 0 0 0 56 0v8a28 9 0 0 1 -56 0ZM22 71a28 9 0 0 0 56 0v10a28 9 0 0 1 -56 0Z"/>');
export const jerrycan = own("jerrycan", '<path fill-rule="evenodd" d="M20 26h14V12h34l12 12v10q6 2 6 8v40q0 8 -8 8H22q-8 0 -8 -8V34q0 -8 6 -8ZM42 20v6h26l-6 -6ZM28 40l40 38l6 -6L34 34ZM74 40L34 78l-6 -6L68 34Z"/>');
export const knife = own("knife", '<path d="M94 8Q60 20 40 42l14 14Q82 36 94 8ZM36 46l18 18l-5 6l-19 -19ZM28 54l17 17L20 94q-6 4 -10 0t0 -10Z"/>');
export const shotgun = own("shotgun", '<g transform="rotate(-32 50 50)"><path d="M30 40h66v7H30ZM30 49h66v7H30Z"/><path d="M30 39h-6q-8 2-12 10L2 66q-2 5 3 8l6 2q5 1 7-4l6-9q3-5 8-5h4q3 0 3-4v-15Z"/><path d="M52 58h22v5H52Z"/></g>');
/** A fangs' imprint: two rows of teeth. */
export const teeth = own("teeth", '<path d="M10 30Q50 4 90 30Q84 44 78 46L72 34L64 44L57 32L50 44L43 32L36 44L28 34L22 46Q16 44 10 30ZM10 70Q50 96 90 70Q84 56 78 54L72 66L64 56L57 68L50 56L43 68L36 56L28 66L22 54Q16 56 10 70Z"/>');
export const planks = own("planks", '<path d="M6 22l86 -8l2 16l-86 8ZM6 46l88 4l-1 16l-88 -4ZM8 74l84 -6l2 16l-84 6Z"/>');
export const flake = own("flake", '<path d="M46 4h8v38l27 -27l6 6l-27 27h36v8H60l27 27l-6 6l-27 -27v36h-8V62L19 89l-6 -6l27 -27H4v-8h36L13 21l6 -6l27 27Z"/>');
export const drop = own("drop", '<path d="M50 4Q84 46 84 64A34 32 0 0 1 16 64Q16 46 50 4Z"/>');

const BY_ITEM: Record<string, IconData> = {
  pistol, sniper_rifle: rifle, shotgun, lighter, switchblade: knife, night_vision_goggles: binoculars, walkie_talkie: walkie, rotten_flesh: meat, hammer,
  snowshoes: boots, wrench, baseball_bat: bat, mop: broom, flashlight, book_fitness: dumbbell, book_cooking: chef, book_leadership: speech,
  book_martial_arts: swords, book_barricades: fence, food_1: can, food_2: can, food_3: can, fuel: jerrycan, medicine: medicines, adrenaline_shot: syringe,
  junk: trash, padlock, scissors, desk_lamp: lamp, megaphone, straggler_1: backpack, straggler_2: backpack, straggler_3: backpack,
};

const BY_SYMBOL: Record<string, IconData> = { weapon: pistol, fuel: jerrycan, book: openBook, food: can, medicine: medicines, tool: wrench, survivor: backpack };

const TONES: Record<string, Tone> = { weapon: "ink", fuel: "amber", book: "slate", food: "moss", medicine: "rust", tool: "slate", survivor: "ink" };

export function itemIcon(item: number): IconData {
  const id = ITEMS[item] ?? "";
  return BY_ITEM[id] ?? (id.startsWith("plan_") ? plan : trash);
}

export function symbolIcon(symbol: number): IconData {
  return BY_SYMBOL[SYMBOLS[symbol] ?? ""] ?? trash;
}

export function itemTone(item: number): Tone {
  return TONES[SYMBOLS[symbolOf(item)] ?? ""] ?? "slate";
}

/** Kinds of action. */
export const ACTS: Record<string, IconData> = {
  lead: check, keep: hand, end_turn: end, attack: crosshair, strike: swords, search, barricade: planks, clean: sweep, attract: magnet, ability, copy: ability, greenhouse: soup,
  play: hand, equip: backpack, use: wrench, contribute: siren, contribute_gear: siren, store: target, store_gear: target, move: steps, drive: car, spend_food: soup, eat: soup,
  request: ask, hand_over: gift, call_exile: exile, clinic, rest: bed, choose: check, entrance: door, yes: check, no, done: check, go: check, noise: volume, light: flashlight,
  stop: hand, kill_it: skull, roll_it: dices, heal_wound: drop, heal_frost: flake, play_it: hand, with_gear: wrench, with_ability: ability, send: steps, at: steps,
};

export { zombie };

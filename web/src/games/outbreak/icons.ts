/** What the cards look like, and the buttons of the actions. */
import bat from "icon:game-icons/baseball-bat";
import bottle from "icon:game-icons/beer-bottle";
import wound from "icon:game-icons/bleeding-wound";
import bullets from "icon:game-icons/bullets";
import chainsaw from "icon:game-icons/chainsaw";
import crowbar from "icon:game-icons/crowbar";
import fireAxe from "icon:game-icons/fire-axe";
import torch from "icon:game-icons/flashlight";
import mask from "icon:game-icons/jason-mask";
import jerrycan from "icon:game-icons/jerrycan";
import katana from "icon:game-icons/katana";
import rifle from "icon:game-icons/lee-enfield";
import machete from "icon:game-icons/machete";
import molotov from "icon:game-icons/molotov";
import subMg from "icon:game-icons/mp5";
import can from "icon:game-icons/opened-food-can";
import pistol from "icon:game-icons/pistol-gun";
import sack from "icon:game-icons/powder-bag";
import sawedOff from "icon:game-icons/sawed-off-shotgun";
import scream from "icon:game-icons/screaming";
import shells from "icon:game-icons/shotgun-rounds";
import water from "icon:game-icons/water-bottle";
import shotgun from "icon:game-icons/winchester-rifle";
import armchair from "icon:lucide/armchair";
import trade from "icon:lucide/arrow-left-right";
import backpack from "icon:lucide/backpack";
import bandage from "icon:lucide/bandage";
import car from "icon:lucide/car";
import check from "icon:lucide/check";
import scope from "icon:lucide/crosshair";
import doorClosed from "icon:lucide/door-closed";
import doorOpen from "icon:lucide/door-open";
import objective from "icon:lucide/flag";
import steps from "icon:lucide/footprints";
import leave from "icon:lucide/log-out";
import rally from "icon:lucide/megaphone";
import reload from "icon:lucide/refresh-cw";
import search from "icon:lucide/search";
import skip from "icon:lucide/skip-forward";
import strike from "icon:lucide/swords";
import noise from "icon:lucide/volume-2";
import pass from "icon:lucide/hourglass";
import type { IconData } from "~/shell/icon";

/** A pan seen from above; ours. */
const pan: IconData = {
  name: "pan",
  width: 100,
  height: 100,
  body: '<g fill="currentColor"><path fill-rule="evenodd" d="M40 26a34 34 0 1 1 0 68a34 34 0 0 1 0-68Zm0 9a25 25 0 1 0 0 50a25 25 0 0 0 0-50Z"/><circle cx="40" cy="60" r="20" opacity=".55"/><path d="M62 30L88 4q5-3 8 0t0 8L70 38Z"/></g>',
};

/** Two of the same. */
function twice(icon: IconData): IconData {
  const { width: w, height: h, body } = icon;
  return { name: `two-${icon.name}`, width: w, height: h, body: `<g transform="translate(0 ${-h * 0.04}) scale(.72)">${body}</g><g transform="translate(${w * 0.28} ${h * 0.32}) scale(.68)">${body}</g>` };
}

function withScope(icon: IconData): IconData {
  const { width: w, height: h, body } = icon;
  return { ...icon, name: `scoped-${icon.name}`, body: `${body}<circle cx="${w * 0.26}" cy="${h * 0.27}" r="${w * 0.17}" fill="none" stroke="currentColor" stroke-width="${w * 0.05}"/><path d="M${w * 0.26} ${h * 0.04}V${h * 0.5}M${w * 0.03} ${h * 0.27}H${w * 0.49}" stroke="currentColor" stroke-width="${w * 0.03}"/>` };
}

export const GEAR_ICONS: Record<string, IconData> = {
  pan, baseball_bat: bat, crowbar, fire_axe: fireAxe, machete, katana, chainsaw, pistol, sawed_off: sawedOff, shotgun, sub_mg: subMg,
  rifle, sniper_rifle: withScope(rifle), evil_twins: twice(pistol), mas_shotgun: withScope(shotgun), molotov, aaaah: scream,
  flashlight: torch, goalie_mask: mask, ammo_bullets: bullets, ammo_shells: shells, scope, gasoline: jerrycan, glass_bottles: bottle,
  bag_of_rice: sack, canned_food: can, water, wound,
};

export const ACT_ICONS: Record<string, IconData> = {
  move: steps, search, search_car: search, open_door: doorOpen, close_door: doorClosed, change: backpack, exchange: trade, shoot: scope,
  split_fire: scope, throw: molotov, melee: strike, reload, car_in: car, car_out: car, car_seat: armchair, drive: car, objective, noise,
  pass, end_turn: skip, mask, patch_up: bandage, ruckus: rally, rally, leave, stay: check, done: check, swap: trade, hit: strike,
  hit_survivor: wound, lose: wound,
};

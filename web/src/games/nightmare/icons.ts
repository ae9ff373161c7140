/** The pictures of cards, gear and evolutions: one icon each. */
import acid from "icon:game-icons/acid-blob";
import ambulance from "icon:game-icons/ambulance";
import ammo from "icon:game-icons/ammo-box";
import backpack from "icon:game-icons/light-backpack";
import barbed from "icon:game-icons/barbed-nails";
import barricade from "icon:game-icons/barricade";
import bat from "icon:game-icons/baseball-bat";
import bike from "icon:game-icons/dutch-bike";
import biohazard from "icon:game-icons/biohazard";
import birds from "icon:game-icons/bird-twitter";
import bleeding from "icon:game-icons/bleeding-wound";
import plates from "icon:game-icons/checked-shield";
import brokenBone from "icon:game-icons/broken-bone";
import bullets from "icon:game-icons/bullets";
import cabin from "icon:game-icons/wood-cabin";
import carDoor from "icon:game-icons/car-door";
import chainsaw from "icon:game-icons/chainsaw";
import claws from "icon:game-icons/wolverine-claws";
import coins from "icon:game-icons/coins";
import bulb from "icon:game-icons/light-bulb";
import eggs from "icon:game-icons/nest-eggs";
import eye from "icon:game-icons/eyeball";
import eyes from "icon:game-icons/all-seeing-eye";
import fangs from "icon:game-icons/fangs";
import axe from "icon:game-icons/fire-axe";
import flood from "icon:game-icons/big-wave";
import footsteps from "icon:game-icons/footsteps";
import gate from "icon:game-icons/security-gate";
import gecko from "icon:game-icons/gecko";
import grab from "icon:game-icons/grab";
import grave from "icon:game-icons/hasty-grave";
import hive from "icon:game-icons/hive";
import hole from "icon:game-icons/hole";
import hourglass from "icon:game-icons/hourglass";
import howl from "icon:game-icons/wolf-howl";
import knife from "icon:game-icons/bone-knife";
import kitchen from "icon:game-icons/kitchen-knives";
import flare from "icon:game-icons/lantern-flame";
import leg from "icon:game-icons/leg";
import machete from "icon:game-icons/machete";
import meat from "icon:game-icons/meat";
import medicines from "icon:game-icons/medicines";
import molotov from "icon:game-icons/molotov";
import muscle from "icon:game-icons/muscle-up";
import nose from "icon:game-icons/nose-side";
import pair from "icon:game-icons/two-shadows";
import parachute from "icon:game-icons/parachute";
import pipe from "icon:game-icons/lead-pipe";
import pistol from "icon:game-icons/pistol-gun";
import poison from "icon:game-icons/poison";
import police from "icon:game-icons/police-car";
import raise from "icon:game-icons/raise-zombie";
import road from "icon:game-icons/road";
import robber from "icon:game-icons/robber";
import rot from "icon:game-icons/sands-of-time";
import run from "icon:game-icons/run";
import secret from "icon:game-icons/secret-door";
import shambler from "icon:game-icons/shambling-zombie";
import shield from "icon:game-icons/shield";
import siren from "icon:game-icons/siren";
import skull from "icon:game-icons/skull-crack";
import soda from "icon:game-icons/soda-can";
import spores from "icon:game-icons/mushroom-cloud";
import sprint from "icon:game-icons/sprint";
import strong from "icon:game-icons/strong";
import swap from "icon:game-icons/swap-bag";
import syringe from "icon:game-icons/syringe";
import tent from "icon:game-icons/camping-tent";
import tubes from "icon:game-icons/test-tubes";
import trip from "icon:game-icons/foot-trip";
import uprising from "icon:game-icons/uprising";
import vest from "icon:game-icons/kevlar-vest";
import wall from "icon:game-icons/stone-path";
import water from "icon:game-icons/water-drop";
import worms from "icon:game-icons/worms";
import type { IconData } from "~/shell/icon";

export { biohazard, bullets, fangs, gate, grave, hourglass, pistol, shambler, skull };
export { default as swords } from "icon:game-icons/crossed-swords";
export { default as flag } from "icon:game-icons/position-marker";
export { default as fist } from "icon:game-icons/fist";
export { default as drop } from "icon:game-icons/drop";

export const GEAR_ICONS: Record<string, IconData> = {
  rusty_pipe: pipe, kitchen_knife: kitchen, baseball_bat: bat, fire_axe: axe, machete, chainsaw, own_knife: knife,
  antiviral_shot: syringe, energy_drink: soda, bicycle: bike, riot_vest: vest,
};

export const CARD_ICONS: Record<string, IconData> = {
  ...GEAR_ICONS,
  loose_rounds: bullets, ammo_box: ammo, abandoned_cruiser: police, hunting_cabin: cabin,
  lone_walker: shambler, two_at_the_door: pair, grabbed_ankle: grab, figure_in_the_road: shambler, horde_ahead: uprising,
  bitten_stranger: bleeding, column_on_the_move: footsteps, open_road: road, drainage_tunnel: hole, twisted_ankle: trip,
  wrong_turn: wall, quiet_moment: birds, field_test: tubes, shared_ammo: bullets, dropped_bag: swap, car_alarm: siren,
  barricade, flooded_underpass: flood, night_swarm: eyes, crawler_nest: worms, foul_water: water, spoiled_medicine: medicines,
  trigger_happy_militia: pistol, gas_leak: molotov, pickpocket: robber, blackout: bulb, restless_dead: footsteps,
  dead_rising: raise, abandoned_ambulance: ambulance, supply_drop: parachute,
  cond_live_rounds: bullets, cond_armed: axe, cond_not_alone: pair, cond_left_behind: carDoor, cond_signal_flare: flare,
  cond_avenger: skull, cond_hold_position: shield, cond_gate_search: gate, cond_quarantine: tent, cond_toll: coins,
  cond_witness: eye, cond_face_the_dead: fangs,
  evo_first_mutation: biohazard, evo_dormant_strain: tubes, evo_visible_change: biohazard, evo_something_stirred: hole,
  evo_mass_mutation: biohazard, evo_buried_spores: spores, evo_alpha_strain: strong, evo_nest_found: eggs,
};

export const EVOLUTION_ICONS: Record<string, IconData> = {
  long_stride: leg, sprint_reflex: sprint, pack_surge: uprising, wall_crawler: gecko, second_hunger: meat, blood_trail: nose,
  iron_grip: grab, twin_claws: claws, frenzy: fangs, hive_link: hive, barbed_bite: barbed, disarming_grasp: swap,
  overpower: muscle, bone_plates: plates, thick_skull: skull, quick_rise: run, ambush_rise: secret, fast_rot: rot,
  acid_spit: acid, spore_burst: spores, howl, blood_sense: water,
};
export { backpack, poison, brokenBone };

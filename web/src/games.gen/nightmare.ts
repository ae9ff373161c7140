// Written by tools/web-types. Do not edit.

/** The position as the server sends it: ids are indices into `domains`. */
export interface State {
  round: number;
  to_act: number;
  winners: number;
  through: number;
  down: number;
  turned: number[];
  bullets: number[];
  ankle: number;
  sheltered: number;
  noted: number;
  lying_bullets: number[];
  loose_bullets: number;
  blood_known: number[];
  met: number;
  challenged: number[];
  initiated: number[];
  plated: number;
  side: number;
  won: number;
  gang: number;
  fire: number;
  fire_back: number;
  players: number;
  options: number[];
  over: number;
  phase: number;
  start: number;
  goal: number;
  colour: number[];
  role: number[];
  at: number[];
  turned_in: number[];
  hand: number[][];
  items: number[][];
  blackout: number;
  walkers: number[];
  walkers_left: number;
  lying: number[];
  lying_at: number[];
  lying_count: number;
  fate_deck: number[];
  fate_left: number;
  fate_gone: number[];
  event_deck: number[];
  event_left: number;
  event_gone: number[];
  blood_deck: number[];
  blood_left: number;
  blood_gone: number[];
  blood_unseen_count: number;
  evolution_deck: number[];
  evolution_left: number;
  evolution_gone: number[];
  evolution_unseen: number[];
  evolution_unseen_count: number;
  blood_count: number;
  blood_owner: number[];
  blood_time: number[];
  blood_face: number[];
  blood_since: number[];
  buried_count: number;
  buried_since: number[];
  buried_until: number[];
  buried_face: number[];
  buried_known: number[];
  blood_shuffles: number;
  blood_apart: number[][];
  evolution_shuffles: number;
  evolution_apart: number[][];
  face_up: number[][];
  face_down: number[][];
  face_down_count: number[];
  hidden_count: number;
  hidden_owner: number[];
  hidden_since: number[];
  hidden_face: number[];
  hive: number[];
  late_surge: number;
  pending_count: number;
  pending_card: number[];
  pending_keeper: number[];
  pending_size: number[];
  pending: number[][];
  pending_since: number[][];
  holder: number[];
  kills: number;
  errand: number[];
  melees: number[];
  card: number;
  drawer: number;
  here: number;
  group: number[];
  pledge: number[];
  allowance: number;
  heading: number;
  moved: number;
  fighter: number;
  foe: number;
  foe_bonus: number;
  used: number[];
  result: number[];
  foe_result: number;
  initiator: number;
}

/** Kinds of action: the names and domains of what each one takes. */
export const actions = {
  colour: [["colour", "colour"]],
  wait: [],
  draw: [],
  drink: [],
  stay: [],
  forward: [["spaces", "number"]],
  backward: [["spaces", "number"]],
  shoot_walker: [],
  shoot: [["zombie", "seat"]],
  hold_fire: [],
  take_bullet: [],
  take_bullets: [],
  take: [["gear", "gear"]],
  leave: [],
  drop: [["weapon", "weapon"]],
  pledge: [["bullets", "number"]],
  blood: [["card", "number"]],
  decline: [],
  lose_bullet: [],
  lose: [["gear", "gear"]],
  rob_bullet: [["victim", "seat"]],
  rob_weapon: [["victim", "seat"], ["weapon", "weapon"]],
  give_bullet: [["to", "seat"]],
  give: [["to", "seat"], ["gear", "gear"]],
  challenge: [["zombie", "seat"]],
  join: [],
  stand_back: [],
  bare_hands: [],
  wield: [["weapon", "weapon"]],
  wield_both: [],
  turn_on: [["target", "seat"]],
  fire: [],
  fire_at: [["aggressor", "seat"]],
  engage: [],
  engage_with: [["aggressor", "seat"]],
  turn_up: [["evolution", "evolution"]],
  keep_hidden: [],
  sense: [["human", "seat"]],
  spit: [["human", "seat"]],
  attack: [["human", "seat"]],
  overpower: [["human", "seat"]],
  shrug_off: [],
  hunt_again: [],
  ambush: [["space", "number"]],
  pay_bullets: [],
  pay_weapon: [["weapon", "weapon"]],
} as const;

/** Questions: the kinds of action that answer each one. */
export const questions = {
  colour: ["colour"],
  gate: ["wait","draw"],
  drink: ["drink","decline"],
  move: ["stay","forward","backward"],
  jump: ["stay","forward"],
  clear: ["shoot_walker","shoot","hold_fire"],
  pick_up: ["take_bullet","take_bullets","take","leave"],
  keep_two: ["drop"],
  pledge: ["pledge"],
  field_test: ["blood","decline"],
  ambulance: ["blood","decline"],
  antiviral: ["blood","decline"],
  dropped_bag: ["lose_bullet","lose"],
  gas_leak: ["drop"],
  pickpocket: ["rob_bullet","rob_weapon","decline"],
  barter: ["give_bullet","give","decline"],
  shooting: ["shoot_walker","shoot","hold_fire"],
  challenge: ["challenge","decline"],
  join: ["join","stand_back"],
  weapons: ["bare_hands","wield","wield_both"],
  disarm: ["drop"],
  betrayal: ["turn_on","decline"],
  gang_up: ["join","stand_back"],
  fire: ["fire","hold_fire"],
  fire_back: ["fire_at","hold_fire"],
  engage: ["engage","stand_back"],
  engage_back: ["engage_with","decline"],
  window: ["turn_up","keep_hidden"],
  sense: ["sense","decline"],
  hunt: ["stay","forward","backward"],
  spit: ["spit","decline"],
  attack: ["attack"],
  frenzy: ["attack","decline"],
  overpower: ["overpower","decline"],
  thick_skull: ["shrug_off","decline"],
  second_hunger: ["hunt_again","decline"],
  ambush_rise: ["ambush","decline"],
  toll: ["pay_bullets","pay_weapon","decline"],
} as const;

/** Kinds of event, as those of action. */
export const events = {
  colour_chosen: [["seat", "seat"], ["colour", "colour"]],
  starts: [["seat", "seat"]],
  patient_zero: [["seat", "seat"]],
  round: [["round", "number"], ["seat", "seat"]],
  phase: [["phase", "phase"]],
  drew: [["seat", "seat"], ["value", "number"], ["draw", "draw"]],
  foe_drew: [["value", "number"], ["draw", "draw"]],
  reshuffled: [["deck", "number"]],
  waited: [["seat", "seat"]],
  drank: [["seat", "seat"]],
  moved: [["seat", "seat"], ["space", "number"]],
  stayed: [["seat", "seat"], ["space", "number"]],
  blocked: [["seat", "seat"], ["space", "number"]],
  jumped: [["seat", "seat"], ["space", "number"]],
  shot_walker: [["seat", "seat"], ["space", "number"]],
  shot: [["seat", "seat"], ["zombie", "seat"]],
  gained: [["seat", "seat"], ["bullets", "number"]],
  lost_bullets: [["seat", "seat"], ["bullets", "number"]],
  took: [["seat", "seat"], ["gear", "gear"]],
  discarded: [["seat", "seat"], ["gear", "gear"]],
  dropped: [["gear", "gear"], ["space", "number"]],
  dropped_bullets: [["bullets", "number"], ["space", "number"]],
  gave: [["seat", "seat"], ["to", "seat"], ["gear", "gear"]],
  gave_bullet: [["seat", "seat"], ["to", "seat"]],
  card: [["seat", "seat"], ["card", "card"], ["space", "number"]],
  pledged: [["seat", "seat"], ["bullets", "number"]],
  prevented: [["card", "card"]],
  without_effect: [["card", "card"]],
  walker_placed: [["space", "number"]],
  walkers_move: [["spaces", "number"]],
  walkers_gather: [["count", "number"], ["space", "number"]],
  walkers_gone: [["count", "number"]],
  blood_taken: [["seat", "seat"], ["counters", "number"]],
  blood_hurried: [["seat", "seat"]],
  blood_revealed: [["seat", "seat"], ["blood", "blood"]],
  blood_discarded: [["seat", "seat"]],
  blood_sensed: [["seat", "seat"], ["human", "seat"]],
  blood_seen: [["human", "seat"], ["blood", "blood"]],
  ticked: [],
  turned: [["seat", "seat"], ["space", "number"]],
  lamed: [["seat", "seat"]],
  sheltered: [["seat", "seat"]],
  darkened: [],
  condition_taken: [["seat", "seat"], ["condition", "condition"]],
  condition_met: [["seat", "seat"], ["condition", "condition"]],
  errand: [["condition", "condition"], ["space", "number"]],
  evolution_shown: [["evolution", "evolution"]],
  evolution_pending: [["seat", "seat"], ["card", "card"]],
  evolution_unseen: [["card", "card"]],
  evolved: [["seat", "seat"], ["evolution", "evolution"]],
  hive_evolved: [["evolution", "evolution"]],
  given_hidden: [["seat", "seat"]],
  seen_hidden: [["evolution", "evolution"]],
  used: [["seat", "seat"], ["evolution", "evolution"]],
  expired: [["evolution", "evolution"]],
  fights_walker: [["seat", "seat"]],
  fights_event_zombie: [["seat", "seat"], ["bonus", "number"]],
  fights: [["seat", "seat"], ["zombie", "seat"]],
  joined: [["seat", "seat"]],
  wielded: [["seat", "seat"], ["weapon", "weapon"]],
  result: [["seat", "seat"], ["result", "number"]],
  foe_result: [["result", "number"]],
  won: [["seat", "seat"]],
  lost: [["seat", "seat"]],
  walker_killed: [["space", "number"]],
  event_zombie_killed: [],
  plated: [["seat", "seat"]],
  went_down: [["seat", "seat"]],
  rose: [["seat", "seat"], ["space", "number"]],
  turned_on: [["seat", "seat"], ["target", "seat"]],
  fired: [["seat", "seat"], ["target", "seat"]],
  dodged: [["seat", "seat"]],
  hit: [["seat", "seat"]],
  engaged: [["seat", "seat"], ["target", "seat"]],
  killed: [["seat", "seat"]],
  attacked: [["seat", "seat"], ["human", "seat"]],
  spat: [["seat", "seat"], ["human", "seat"]],
  paid_toll: [["seat", "seat"]],
  through: [["seat", "seat"]],
  ended: [["ending", "ending"]],
} as const;

/** The ids of each domain, by index. */
export const domains = {
  blood: ["infected", "clean", "marked_infected", "marked_clean", "marked_incubating"],
  card: ["rusty_pipe", "kitchen_knife", "baseball_bat", "fire_axe", "machete", "chainsaw", "antiviral_shot", "energy_drink", "bicycle", "riot_vest", "loose_rounds", "ammo_box", "abandoned_cruiser", "hunting_cabin", "lone_walker", "two_at_the_door", "grabbed_ankle", "figure_in_the_road", "horde_ahead", "bitten_stranger", "column_on_the_move", "open_road", "drainage_tunnel", "twisted_ankle", "wrong_turn", "quiet_moment", "field_test", "shared_ammo", "dropped_bag", "car_alarm", "barricade", "flooded_underpass", "night_swarm", "crawler_nest", "foul_water", "spoiled_medicine", "trigger_happy_militia", "gas_leak", "pickpocket", "blackout", "restless_dead", "dead_rising", "abandoned_ambulance", "supply_drop", "cond_live_rounds", "cond_armed", "cond_not_alone", "cond_left_behind", "cond_signal_flare", "cond_avenger", "cond_hold_position", "cond_gate_search", "cond_quarantine", "cond_toll", "cond_witness", "cond_face_the_dead", "evo_first_mutation", "evo_dormant_strain", "evo_visible_change", "evo_something_stirred", "evo_mass_mutation", "evo_buried_spores", "evo_alpha_strain", "evo_nest_found"],
  colour: ["red", "blue", "green", "yellow", "orange", "purple", "white", "black"],
  condition: ["live_rounds", "armed", "not_alone", "left_behind", "signal_flare", "avenger", "hold_position", "gate_search", "quarantine", "toll", "witness", "face_the_dead"],
  draw: ["order", "move", "amount", "fate", "dodge", "melee", "tie", "countdown", "nearest", "patient_zero"],
  evolution: ["long_stride", "sprint_reflex", "pack_surge", "wall_crawler", "second_hunger", "blood_trail", "iron_grip", "twin_claws", "frenzy", "hive_link", "barbed_bite", "disarming_grasp", "overpower", "bone_plates", "thick_skull", "quick_rise", "ambush_rise", "fast_rot", "acid_spit", "spore_burst", "howl", "blood_sense"],
  gear: ["rusty_pipe", "kitchen_knife", "baseball_bat", "fire_axe", "machete", "chainsaw", "own_knife", "antiviral_shot", "energy_drink", "bicycle", "riot_vest"],
  phase: ["setup", "movement", "events", "combat", "betrayal", "zombies", "blood", "check"],
  weapon: ["rusty_pipe", "kitchen_knife", "baseball_bat", "fire_axe", "machete", "chainsaw", "own_knife"],
  window: ["turn", "melee", "death", "rise", "turn_end"],
} as const;

/** Numbers of the rule book, from the game's `page.py`. */
export const tables = {
  event_set: [0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  event_category: [0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,3,3,3,4,4,4,4,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7,7,7,7,7,8,8,8,8,8,8,8,8],
  bullet_icon: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,2,1,0,3,1,0,0,0,0,0,0,0,0,0,2,0,0,3,2,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,0,0,2],
  extra_cards: [1,1,1,2,2,3,1],
  bonus: [1,0,1,0,1,0,0],
  duration: [0,0,1,0,2,0,0,0,0,0,0,0,2,0,2,0,2,0,0,0,0,0],
  face_up: [1,0,1,0,1,0,1,1],
  persists: [0,1,1,0,0,1,1,0],
  task: [0,0,0,1,1,1,1,1,0,0,1,1],
  exclusive: [0,0,1,0,0,0,0,1,1,0,0,0],
  blood_set: [0,0,1,1,1],
  weapons: 7,
  first_condition: 44,
  first_evolution: 56,
  approach: -11,
  behind: 11,
  quick_behind: 6,
  most_spaces: 20,
} as const;

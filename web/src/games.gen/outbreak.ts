// Written by tools/web-types. Do not edit.

/** The position as the server sends it: ids are indices into `domains`. */
export interface State {
  cards_out: number;
  entered: number;
  round: number;
  to_act: number;
  options: number[];
  fired: number;
  experience: number[];
  acted: number;
  thick: number;
  refused: number;
  killed: number[];
  wounds_taken: number;
  friendly_wounds: number;
  players: number;
  over: number;
  mission: number;
  zones: number[];
  zone_count: number;
  ground: number[];
  ways: number[];
  start_zone: number;
  exit_zone: number;
  exit_open: number;
  exit_for_cars: number;
  door_zone: number[];
  door_way: number[];
  door_colour: number[];
  door_open: number[];
  door_count: number;
  unlocked: number;
  spawn_zone: number[];
  spawn_colour: number[];
  spawn_active: number[];
  spawn_count: number;
  token_zone: number[];
  token_kind: number[];
  token_done: number[];
  token_hidden: number[];
  token_colour: number[];
  token_count: number;
  pool: number[];
  car_kind: number[];
  car_zone: number[];
  car_drivable: number[];
  car_searched: number[];
  car_count: number;
  goals: number[];
  triggers: number[][];
  trigger_count: number;
  zombies: number[][];
  stock: number[];
  noise: number[];
  ruckus_zone: number;
  ruckus_by: number;
  team: number;
  circle: number[];
  owner: number[];
  standing: number[];
  at: number[];
  car: number[];
  seat: number[];
  hold: number[][];
  skills: number[][];
  rallied: number[];
  audible: number[];
  carried: number[][];
  start: number;
  zombie_turn: number;
  active: number;
  actions: number;
  free_moves: number;
  free_combats: number;
  free_searches: number;
  searched: number;
  has_killed: number;
  used: number;
  zones_left: number;
  card: number;
  source: number;
  draws: number;
  last_drawn: number;
  aside: number[];
  kept: number[][];
  swapper: number;
  partner: number;
  swaps: number;
  attack: number;
  weapon: number;
  target: number;
  dice: number[];
  dice_count: number;
  accuracy: number;
  damage: number;
  hits: number;
  chooses: number;
  rerolls: number;
  second_target: number;
  second_hand: number;
  fighting: number[];
  route: number[];
  leads: number;
  coming: number[][];
  loud: number[];
  reach: number[];
  heading: number[];
  queue: number[];
  zombie_deck: number[];
  zombie_next: number;
  zombie_size: number;
  gear_deck: number[];
  gear_count: number;
  in_deck: number[];
  discards: number[];
  supply: number[];
}

/** Kinds of action: the names and domains of what each one takes. */
export const actions = {
  move: [["zone", "zone"]],
  search: [],
  search_car: [["car", "car"]],
  open_door: [["way", "way"], ["tool", "hand"]],
  close_door: [["way", "way"]],
  change: [],
  exchange: [["partner", "survivor"]],
  shoot: [["zone", "zone"], ["hands", "hands"]],
  split_fire: [["zone", "zone"], ["first", "hand"]],
  throw: [["zone", "zone"]],
  melee: [["hands", "hands"]],
  reload: [],
  car_in: [["car", "car"], ["seat", "carseat"]],
  car_out: [],
  car_seat: [["seat", "carseat"]],
  drive: [["zone", "zone"]],
  objective: [],
  noise: [],
  pass: [],
  end_turn: [],
  discard: [["slot", "slot"]],
  mask: [],
  patch_up: [["survivor", "survivor"]],
  ruckus: [],
  rally: [["survivor", "survivor"]],
  soundless_off: [],
  stop: [],
  keep: [["slot", "slot"]],
  combine: [["slot", "slot"]],
  drop: [],
  second_pick: [],
  draw_on: [],
  take_pair: [],
  swap: [["a", "place"], ["b", "place"]],
  done: [],
  accept: [],
  refuse: [],
  merge: [["recipe", "recipe"]],
  keep_roll: [],
  reroll: [["source", "reroll"]],
  hit: [["zombie", "zombie"]],
  hit_survivor: [["survivor", "survivor"]],
  take_wound: [],
  scrap: [["slot", "slot"]],
  lose: [["slot", "slot"]],
  choose_skill: [["skill", "skill"]],
  pick: [["gear", "gear"]],
  leave: [],
  stay: [],
  step_out: [],
  split: [["first", "way"], ["second", "way"]],
  lead: [["way", "way"]],
  pick_survivor: [["survivor", "survivor"]],
  carry: [["slot", "slot"]],
} as const;

/** Questions: the kinds of action that answer each one. */
export const questions = {
  turn: ["move","search","search_car","open_door","close_door","change","exchange","shoot","split_fire","throw","melee","reload","car_in","car_out","car_seat","drive","objective","noise","pass","end_turn","discard","mask","patch_up","ruckus","rally","soundless_off"],
  move_on: ["move","stop"],
  drive_on: ["drive","stop"],
  place_card: ["discard","keep","combine","drop","second_pick"],
  draw_on: ["stop","draw_on"],
  pair: ["stop","take_pair"],
  swap: ["swap","done"],
  exchange: ["swap","done"],
  agree: ["accept","refuse"],
  merge: ["done","merge"],
  second_zone: ["shoot"],
  reroll: ["keep_roll","reroll"],
  target: ["hit","hit_survivor"],
  guard: ["mask","take_wound","scrap"],
  lose_card: ["lose"],
  skill: ["choose_skill"],
  reward: ["stop","pick"],
  leave: ["leave","stay"],
  car_leave: ["leave","stay"],
  along: ["leave","step_out"],
  victim: ["hit_survivor"],
  split: ["split"],
  lead: ["lead"],
  activate: ["pick_survivor"],
  choose_start: ["pick_survivor"],
  draft: ["pick_survivor"],
  carry: ["carry"],
} as const;

/** Kinds of event, as those of action. */
export const events = {
  dealt: [["survivor", "survivor"], ["gear", "gear"]],
  joined: [["survivor", "survivor"], ["seat", "seat"]],
  start_marker: [["survivor", "survivor"]],
  start_player: [["seat", "seat"]],
  round: [["round", "number"]],
  turn: [["survivor", "survivor"], ["actions", "number"]],
  moved: [["survivor", "survivor"], ["start", "zone"], ["to", "zone"], ["cost", "number"]],
  noise: [["zone", "zone"], ["tokens", "number"]],
  door_opened: [["survivor", "survivor"], ["zone", "zone"], ["other", "zone"], ["tool", "gear"]],
  door_closed: [["survivor", "survivor"], ["zone", "zone"], ["other", "zone"]],
  searched: [["survivor", "survivor"], ["zone", "zone"]],
  searched_car: [["survivor", "survivor"], ["car", "car"]],
  drew: [["survivor", "survivor"], ["gear", "gear"]],
  received: [["survivor", "survivor"], ["gear", "gear"]],
  nothing_found: [["survivor", "survivor"]],
  second_pick: [["survivor", "survivor"], ["gear", "gear"]],
  placed: [["survivor", "survivor"], ["gear", "gear"], ["slot", "slot"]],
  combined: [["survivor", "survivor"], ["gear", "gear"]],
  discarded: [["survivor", "survivor"], ["gear", "gear"]],
  changed: [["survivor", "survivor"]],
  shifted: [["survivor", "survivor"], ["gear", "gear"], ["slot", "slot"]],
  offered: [["survivor", "survivor"], ["partner", "survivor"]],
  exchanged: [["survivor", "survivor"], ["partner", "survivor"]],
  refused: [["survivor", "survivor"], ["partner", "survivor"]],
  reloaded: [["survivor", "survivor"]],
  attacked: [["survivor", "survivor"], ["gear", "gear"], ["zone", "zone"], ["dice", "number"]],
  threw: [["survivor", "survivor"], ["zone", "zone"]],
  rolled: [["die", "number"], ["hit", "number"]],
  rerolled: [["survivor", "survivor"], ["source", "reroll"]],
  absorbed: [["zombie", "zombie"], ["zone", "zone"]],
  killed: [["survivor", "survivor"], ["zombie", "zombie"], ["zone", "zone"]],
  burned: [["zombie", "zombie"], ["zone", "zone"], ["count", "number"]],
  ran_over: [["survivor", "survivor"], ["zone", "zone"], ["dice", "number"]],
  shot_friend: [["survivor", "survivor"], ["friend", "survivor"]],
  wounded: [["survivor", "survivor"], ["wounds", "number"]],
  shrugged_off: [["survivor", "survivor"]],
  masked: [["survivor", "survivor"]],
  scrapped: [["survivor", "survivor"], ["gear", "gear"]],
  healed: [["survivor", "survivor"], ["by", "survivor"]],
  died: [["survivor", "survivor"], ["zone", "zone"]],
  experience: [["survivor", "survivor"], ["gained", "number"], ["total", "number"]],
  level: [["survivor", "survivor"], ["level", "level"]],
  skill: [["survivor", "survivor"], ["skill", "skill"]],
  ruckus: [["survivor", "survivor"], ["zone", "zone"]],
  rallied: [["survivor", "survivor"], ["friend", "survivor"]],
  soundless_off: [["survivor", "survivor"]],
  car_in: [["survivor", "survivor"], ["car", "car"], ["seat", "carseat"]],
  car_out: [["survivor", "survivor"], ["car", "car"]],
  drove: [["survivor", "survivor"], ["car", "car"], ["to", "zone"]],
  objective: [["survivor", "survivor"], ["token", "token"], ["zone", "zone"], ["colour", "colour"]],
  switched_on: [["survivor", "survivor"], ["token", "token"], ["zone", "zone"]],
  spawn_active: [["zone", "zone"]],
  exit_open: [["zone", "zone"]],
  unlocked: [["colour", "colour"]],
  car_unlocked: [["car", "car"]],
  escaped: [["survivor", "survivor"]],
  car_left: [["car", "car"]],
  zombie_turn: [["round", "number"]],
  zombies_attack: [["zone", "zone"], ["wounds", "number"]],
  heard: [["zone", "zone"], ["target", "zone"], ["noise", "number"], ["why", "lure"]],
  marched: [["zombie", "zombie"], ["start", "zone"], ["to", "zone"], ["count", "number"]],
  split_up: [["zone", "zone"], ["groups", "number"]],
  added: [["zombie", "zombie"], ["count", "number"]],
  short: [["zombie", "zombie"], ["turn", "number"]],
  extra_turn: [["zombie", "zombie"]],
  card: [["card", "card"], ["zone", "zone"], ["level", "level"]],
  appeared: [["zombie", "zombie"], ["zone", "zone"], ["count", "number"]],
  reshuffled: [],
  round_over: [["round", "number"]],
  carries: [["survivor", "survivor"], ["gear", "gear"]],
  next_mission: [["number", "number"]],
  ended: [["ending", "ending"], ["score", "number"]],
} as const;

/** The ids of each domain, by index. */
export const domains = {
  car: ["car_1", "car_2", "car_3", "car_4"],
  card: ["z01", "z02", "z03", "z04", "z05", "z06", "z07", "z08", "z09", "z10", "z11", "z12", "z13", "z14", "z15", "z16", "z17", "z18", "z19", "z20", "z21", "z22", "z23", "z24", "z25", "z26", "z27", "z28", "z29", "z30", "z31", "z32", "z33", "z34", "z35", "z36", "z37", "z38", "z39", "z40", "z41", "z42"],
  carseat: ["driver", "passenger_1", "passenger_2", "passenger_3"],
  colour: ["red", "blue", "green"],
  gear: ["pan", "baseball_bat", "crowbar", "fire_axe", "machete", "katana", "chainsaw", "pistol", "sawed_off", "shotgun", "sub_mg", "rifle", "sniper_rifle", "evil_twins", "mas_shotgun", "molotov", "aaaah", "flashlight", "goalie_mask", "ammo_bullets", "ammo_shells", "scope", "gasoline", "glass_bottles", "bag_of_rice", "canned_food", "water", "wound"],
  hand: ["h1", "h2"],
  hands: ["h1", "h2", "both"],
  level: ["blue", "yellow", "orange", "red"],
  lure: ["noise", "sight", "nearby", "behind_doors", "ruckus"],
  place: ["own_h1", "own_h2", "own_r1", "own_r2", "own_r3", "own_r4", "their_h1", "their_h2", "their_r1", "their_r2", "their_r3", "their_r4"],
  recipe: ["sniper_rifle", "molotov"],
  reroll: ["try_again", "reroll_turn", "ammo"],
  skill: ["plus_action", "damage_melee", "damage_ranged", "roll_combat", "roll_melee", "roll_ranged", "die_combat", "die_melee", "die_ranged", "free_combat", "free_move", "free_search", "max_range", "zone_per_move", "reroll_turn", "double_batch", "two_zones", "both_hands", "rally", "second_pick", "paired_guns", "deep_pockets", "pick_the_fallen", "scrap_armor", "door_closer", "ruckus", "try_again", "pair_finder", "patch_up", "soundless", "slip_past", "steady_aim", "starts_with", "paired_blades", "thick_skin", "split_fire"],
  slot: ["h1", "h2", "r1", "r2", "r3", "r4"],
  survivor: ["mara", "doyle", "jax", "nell", "pike", "wren", "bolt", "ash", "sable", "teal", "cass", "rags"],
  token: ["token_1", "token_2", "token_3", "token_4", "token_5", "token_6", "token_7", "token_8", "token_9", "token_10"],
  way: ["north", "east", "south", "west"],
  zombie: ["walker", "fatty", "abomination", "runner"],
  zone: ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1", "l1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2", "k2", "l2", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "i3", "j3", "k3", "l3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "i4", "j4", "k4", "l4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5", "j5", "k5", "l5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "i6", "j6", "k6", "l6", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "i7", "j7", "k7", "l7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8", "i8", "j8", "k8", "l8", "a9", "b9", "c9", "d9", "e9", "f9", "g9", "h9", "i9", "j9", "k9", "l9"],
} as const;

/** Numbers of the rule book, from the game's `page.py`. */
export const tables = {
  columns: 12,
  offset: [-12,1,12,-1],
  buildings: "abcdefghijklmnopqrstuvwxyz",
  ground: {"solid":0,"street":1,"manhole":2,"room":3},
  slots: 6,
  hands: 2,
  fired: 32,
  face: 31,
  gear: {"melee_dice":[1,1,1,1,1,2,5,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0],"ranged_dice":[0,0,0,0,0,0,0,1,2,2,3,1,1,2,2,0,0,0,0,0,0,0,0,0,0,0,0,0],"least_range":[0,0,0,0,0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"most_range":[0,0,0,0,0,0,0,1,1,1,1,3,3,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0],"accuracy":[6,3,4,4,4,4,5,4,3,4,5,3,3,4,3,0,0,0,0,0,0,0,0,0,0,0,0,0],"damage":[1,1,1,2,2,1,2,1,1,2,1,1,1,1,2,0,0,0,0,0,0,0,0,0,0,0,0,0],"noisy":[0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0],"dual":[0,0,0,0,1,0,0,1,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"opens":[0,0,1,2,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"reloads":[0,0,0,0,0,0,0,0,1,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0]},
  level_from: [0,7,19,43],
  toughness: [1,2,3,1],
  figures: [40,8,1,16],
  card_zombie: [[0,3,3,0],[0,0,0,0],[0,3,1,3],[0,0,0,3],[0,0,1,0],[0,0,3,0],[0,0,0,3],[0,0,0,1],[0,0,3,0],[0,0,3,0],[0,3,3,1],[1,0,0,3],[0,3,3,0],[0,0,0,0],[0,3,1,3],[0,0,0,3],[0,0,1,0],[0,0,3,0],[0,0,0,3],[0,0,0,1],[0,0,3,0],[0,0,3,0],[0,3,3,1],[1,0,0,3],[0,3,0,1],[0,0,0,0],[0,0,3,1],[0,2,3,0],[0,0,2,0],[0,0,0,2],[3,3,0,0],[1,0,1,0],[0,3,0,3],[0,0,3,0],[3,1,0,3],[2,0,3,0],[0,0,0,0],[0,0,0,0],[0,1,1,1],[0,3,3,3],[0,0,1,3],[0,3,0,1]],
  card_count: [[0,2,2,5],[1,1,6,7],[1,1,1,4],[2,3,4,2],[0,4,2,5],[1,1,3,7],[1,2,2,4],[2,3,4,2],[0,4,2,5],[1,1,3,7],[1,1,1,4],[1,3,4,2],[0,2,2,5],[1,1,6,7],[1,1,1,4],[2,3,4,2],[0,4,2,5],[1,1,3,7],[1,2,2,4],[2,3,4,2],[0,4,2,5],[1,1,3,7],[1,1,1,4],[1,3,4,2],[1,2,5,3],[1,2,3,7],[2,2,3,4],[2,1,2,5],[1,4,1,6],[1,2,6,1],[1,1,3,8],[1,3,2,5],[1,2,5,3],[1,2,3,7],[1,1,3,4],[1,3,2,5],[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[1,2,1,1],[1,1,2,1]],
  card_sort: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,2,2],
  skills: [[10,9,10,6,3,28],[27,8,9,3,17,30],[30,7,14,10,3,26],[11,8,9,6,3,34],[32,11,5,8,18,31],[16,4,30,6,10,13],[24,7,21,1,9,34],[15,11,12,9,19,26],[29,30,33,1,4,14],[12,20,8,2,35,31],[25,18,10,6,23,14],[22,19,21,3,11,23]],
  skill: {"plus_action":0,"damage_melee":1,"damage_ranged":2,"roll_combat":3,"roll_melee":4,"roll_ranged":5,"die_combat":6,"die_melee":7,"die_ranged":8,"free_combat":9,"free_move":10,"free_search":11,"max_range":12,"zone_per_move":13,"reroll_turn":14,"double_batch":15,"two_zones":16,"both_hands":17,"rally":18,"second_pick":19,"paired_guns":20,"deep_pockets":21,"pick_the_fallen":22,"scrap_armor":23,"door_closer":24,"ruckus":25,"try_again":26,"pair_finder":27,"patch_up":28,"soundless":29,"slip_past":30,"steady_aim":31,"starts_with":32,"paired_blades":33,"thick_skin":34,"split_fire":35},
  missions: ["fire_drill","larder_run","dead_switch","borrowed_keys","hold_the_line","big_game","long_haul","red_line"],
  goal: {"objectives_taken":0,"switches_on":1,"escaped":2,"in_car":3,"food":4,"killed_walker":5,"killed_fatty":6,"killed_abomination":7,"killed_runner":8,"level_any":9,"level_all":10,"round_end":11,"building":12,"team_below":13,"round_limit":14},
  token_kind: {"take":0,"switch":1},
  car_kind: {"police":0,"show":1},
  option: {"mission":0,"preset":1,"sight_first":2,"split_all":3,"typed_ammo":4,"mask_prevents_only":5,"free_rearrange":6,"free_equip":7,"shortage":8,"turn_order":9,"crew":10,"deal":11,"start":12,"zombies_hold":13,"search_clear":14,"friendly_fire":15,"deck":16,"stocked":17,"survivors":18,"iron_team":19,"round_limit":20,"carry_over":21},
  standing: {"absent":0,"on_board":1,"dead":2,"escaped":3},
} as const;

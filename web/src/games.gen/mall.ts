// Written by tools/web-types. Do not edit.

/** The position as the server sends it: ids are indices into `domains`. */
export interface State {
  here: number[];
  hiding: number;
  hand: number[];
  gave: number[];
  played: number;
  gone: number;
  round: number;
  zombies: number[];
  fell: number[];
  votes_held: number;
  revotes_held: number;
  said_in: number[][];
  word: number[][];
  to_act: number;
  players: number;
  options: number[];
  over: number;
  phase: number;
  chief: number;
  elected: number;
  colour: number[];
  at: number[][];
  crew: number[];
  closed: number;
  out: number;
  fresh: number;
  gathered: number;
  dice: number[];
  looked: number;
  destination: number[];
  went_for: number[];
  place: number;
  candidates: number;
  threats: number[];
  hardware: number;
  ballot: number[];
  tally: number[];
  turn: number;
  played_by: number;
  passed: number[];
  held: number[];
  gifts: number[];
  pile: number[];
  pile_top: number;
  pile_end: number;
  buried_by: number[];
  searcher: number;
  looking: number;
  talked: number;
  said: number[][];
  standing: number[][];
  addressed: number[];
  whispered: number;
  heard: number[][];
  found: number[][];
}

/** Kinds of action: the names and domains of what each one takes. */
export const actions = {
  pass: [],
  threat: [],
  camera: [],
  sprint: [["character", "character"], ["place", "place"]],
  hardware: [],
  weapon: [["weapon", "weapon"]],
  hidden: [["character", "character"]],
  place: [["character", "character"], ["place", "place"]],
  vote: [["seat", "seat"]],
  abstain: [],
  keep: [["card", "card"]],
  give: [["card", "card"]],
  hand_to: [["seat", "seat"]],
  go: [["place", "place"]],
  send_zombie: [["place", "place"]],
  move: [["character", "character"]],
  lose: [["character", "character"]],
  claim_dice: [["dice", "roll"]],
  claim_card: [["card", "kind"], ["holding", "holding"]],
  promise_vote: [["seat", "seat"]],
  promise_go: [["place", "place"]],
  address: [["seat", "seat"]],
} as const;

/** Questions: the kinds of action that answer each one. */
export const questions = {
  place: ["place","threat","camera","sprint","hardware","weapon","hidden"],
  window: ["pass","threat","camera","sprint","hardware","weapon","hidden"],
  vote: ["vote","abstain","threat","camera","sprint","hardware","weapon","hidden"],
  revote: ["vote","abstain","threat","camera","sprint","hardware","weapon","hidden"],
  keep: ["keep","pass","threat","camera","sprint","hardware","weapon","hidden"],
  give: ["give","pass","threat","camera","sprint","hardware","weapon","hidden"],
  hand_to: ["hand_to","pass","threat","camera","sprint","hardware","weapon","hidden"],
  camera: ["pass","threat","camera","sprint","hardware","weapon","hidden"],
  announce: ["go","pass","threat","camera","sprint","hardware","weapon","hidden"],
  go: ["go","pass","threat","camera","sprint","hardware","weapon","hidden"],
  send_zombie: ["send_zombie","pass","threat","camera","sprint","hardware","weapon","hidden"],
  move: ["move","pass","threat","camera","sprint","hardware","weapon","hidden"],
  lose: ["lose","threat","camera","sprint","hardware","weapon","hidden"],
} as const;

/** Kinds of event, as those of action. */
export const events = {
  first_chief: [["seat", "seat"]],
  rolled: [["seat", "seat"], ["first", "place"], ["second", "place"]],
  placed: [["seat", "seat"], ["character", "character"], ["place", "place"]],
  round: [["round", "number"]],
  phase: [["phase", "phase"]],
  threatened: [["seat", "seat"]],
  barricaded: [["seat", "seat"], ["place", "place"]],
  fired: [["seat", "seat"], ["card", "card"], ["killed", "number"], ["place", "place"]],
  hid: [["seat", "seat"], ["character", "character"], ["place", "place"]],
  voted: [["seat", "seat"], ["chosen", "seat"], ["votes", "number"]],
  abstained: [["seat", "seat"]],
  tallied: [["chosen", "seat"], ["votes", "number"]],
  tied: [["place", "place"]],
  tied_again: [["place", "place"]],
  drawn: [["seat", "seat"]],
  searched: [["seat", "seat"], ["count", "number"]],
  saw_card: [["card", "card"]],
  kept: [["seat", "seat"]],
  kept_card: [["card", "card"]],
  gave: [["seat", "seat"], ["to", "seat"]],
  gave_card: [["seat", "seat"], ["to", "seat"], ["card", "card"]],
  buried: [["seat", "seat"]],
  buried_card: [["card", "card"]],
  elected: [["seat", "seat"]],
  not_elected: [["seat", "seat"]],
  dice_covered: [["seat", "seat"]],
  looked: [["seat", "seat"]],
  saw_dice: [["first", "place"], ["second", "place"], ["third", "place"], ["fourth", "place"]],
  announced: [["seat", "seat"], ["place", "place"]],
  no_destination: [["seat", "seat"]],
  sent_zombie: [["seat", "seat"], ["place", "place"]],
  went_for: [["seat", "seat"], ["place", "place"]],
  dice: [["first", "place"], ["second", "place"], ["third", "place"], ["fourth", "place"]],
  zombie_came: [["place", "place"], ["zombies", "number"]],
  die_ignored: [["place", "place"]],
  condemned: [["place", "place"], ["zombies", "number"]],
  moved: [["seat", "seat"], ["character", "character"], ["origin", "place"], ["place", "place"]],
  turned_away: [["seat", "seat"], ["character", "character"], ["origin", "place"], ["place", "place"]],
  sprinted: [["seat", "seat"], ["character", "character"], ["origin", "place"], ["place", "place"]],
  crowd_draws: [["place", "place"], ["zombies", "number"]],
  pin_ups_draw: [["place", "place"], ["zombies", "number"]],
  about_to_enter: [["place", "place"], ["zombies", "number"], ["strength", "number"]],
  held_out: [["place", "place"], ["zombies", "number"]],
  nobody_eaten: [["place", "place"], ["zombies", "number"]],
  eaten: [["seat", "seat"], ["character", "character"], ["place", "place"]],
  parking_cleared: [["zombies", "number"]],
  gathered: [["place", "place"]],
  eliminated: [["seat", "seat"]],
  badge_passed: [["seat", "seat"]],
  ended: [["ending", "ending"], ["survivors", "number"]],
  claimed_dice: [["seat", "seat"], ["dice", "roll"]],
  claimed_card: [["seat", "seat"], ["card", "kind"], ["holding", "holding"]],
  promised_vote: [["seat", "seat"], ["chosen", "seat"]],
  promised_go: [["seat", "seat"], ["place", "place"]],
  whispered: [["seat", "seat"], ["to", "seat"]],
} as const;

/** The ids of each domain, by index. */
export const domains = {
  card: ["threat_1", "threat_2", "threat_3", "camera_1", "camera_2", "camera_3", "sprint_1", "sprint_2", "sprint_3", "hardware_1", "hardware_2", "hardware_3", "fire_axe", "ball_bat", "pistol", "shotgun", "chainsaw", "grenade", "hidden_1", "hidden_2", "hidden_3"],
  character: ["pin_up", "tough_guy", "gunman", "little_girl"],
  holding: ["none", "some"],
  kind: ["threat", "camera", "sprint", "hardware", "weapon_1", "weapon_2", "hidden"],
  phase: ["setup", "truck", "election", "arrival", "destinations", "moves", "attack"],
  place: ["restroom", "cachou", "toy_store", "parking", "security_hq", "supermarket"],
  roll: ["1111", "1112", "1113", "1114", "1115", "1116", "1122", "1123", "1124", "1125", "1126", "1133", "1134", "1135", "1136", "1144", "1145", "1146", "1155", "1156", "1166", "1222", "1223", "1224", "1225", "1226", "1233", "1234", "1235", "1236", "1244", "1245", "1246", "1255", "1256", "1266", "1333", "1334", "1335", "1336", "1344", "1345", "1346", "1355", "1356", "1366", "1444", "1445", "1446", "1455", "1456", "1466", "1555", "1556", "1566", "1666", "2222", "2223", "2224", "2225", "2226", "2233", "2234", "2235", "2236", "2244", "2245", "2246", "2255", "2256", "2266", "2333", "2334", "2335", "2336", "2344", "2345", "2346", "2355", "2356", "2366", "2444", "2445", "2446", "2455", "2456", "2466", "2555", "2556", "2566", "2666", "3333", "3334", "3335", "3336", "3344", "3345", "3346", "3355", "3356", "3366", "3444", "3445", "3446", "3455", "3456", "3466", "3555", "3556", "3566", "3666", "4444", "4445", "4446", "4455", "4456", "4466", "4555", "4556", "4566", "4666", "5555", "5556", "5566", "5666", "6666"],
  weapon: ["weapon_1", "weapon_2"],
} as const;

/** Numbers of the rule book, from the game's `page.py`. */
export const tables = {
  capacity: [3,4,4,0,3,6],
  always_enter_at: [0,0,0,0,0,4],
  condemned_at: 8,
  few: [0,0,0,4,4,4,6],
  value: [7,5,3,1],
  strength: [1,2,1,1],
  votes: [1,1,2,1],
  kind: [0,0,0,1,1,1,2,2,2,3,3,3,4,4,4,5,5,5,6,6,6],
  copies: 3,
  shadows: [1,2],
  abstained: 6,
  colour: ["yellow","red","blue","green","black","brown"],
  option: {"first_chief":0,"outsider_threat":1,"outsider_abstain":2,"gathering":3,"zombie_return":4,"always_ask":5,"claims":6,"age":7,"colour":13,"show_counts":19},
  phase: {"setup":0,"truck":1,"election":2,"arrival":3,"destinations":4,"moves":5,"attack":6},
  sort: {"dice":0,"card":1,"vote":2,"go":3},
  standing: {"none":0,"open":1,"good":2,"bad":3},
  word: {"kept":0,"broken":1,"true":2,"lie":3},
} as const;

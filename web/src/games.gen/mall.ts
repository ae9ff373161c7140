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
  to_act: number;
  options: number[];
  zombies: number[];
  fell: number[];
  votes_held: number;
  revotes_held: number;
  said_in: number[][];
  word: number[][];
  players: number;
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
  said_dice: number[][];
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
  claim_dice: [["place", "place"], ["count", "number"]],
  claim_card: [["card", "kind"], ["holding", "holding"]],
  promise_vote: [["seat", "seat"]],
  promise_go: [["place", "place"]],
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
  claimed_dice: [["seat", "seat"], ["place", "place"], ["count", "number"]],
  claimed_card: [["seat", "seat"], ["card", "kind"], ["holding", "holding"]],
  promised_vote: [["seat", "seat"], ["chosen", "seat"]],
  promised_go: [["seat", "seat"], ["place", "place"]],
} as const;

/** The ids of each domain, by index. */
export const domains = {
  card: ["threat_1", "threat_2", "threat_3", "camera_1", "camera_2", "camera_3", "sprint_1", "sprint_2", "sprint_3", "hardware_1", "hardware_2", "hardware_3", "fire_axe", "ball_bat", "pistol", "shotgun", "chainsaw", "grenade", "hidden_1", "hidden_2", "hidden_3"],
  character: ["pin_up", "tough_guy", "gunman", "little_girl"],
  holding: ["none", "some"],
  kind: ["threat", "camera", "sprint", "hardware", "weapon_1", "weapon_2", "hidden"],
  phase: ["setup", "truck", "election", "arrival", "destinations", "moves", "attack"],
  place: ["restroom", "cachou", "toy_store", "parking", "security_hq", "supermarket"],
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

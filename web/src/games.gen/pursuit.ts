// Written by tools/web-types. Do not edit.

/** The position as the server sends it: ids are indices into `domains`. */
export interface State {
  round: number;
  to_act: number;
  players: number;
  options: number[];
  over: number;
  player: number;
  zombie: number;
  hp: number;
  hp_cap: number;
  nerve: number;
  nerve_cap: number;
  road: number[];
  row_start: number;
  laid: number;
  evaq_at: number;
  above: number[];
  above_at: number[];
  above_count: number;
  times: number[];
  times_count: number;
  deck: number[];
  deck_next: number;
  deck_size: number;
  held: number[];
  pile: number[];
  spent: number[];
  spent_count: number;
  played: number;
}

/** Kinds of action: the names and domains of what each one takes. */
export const actions = {
  sleep: [],
  move: [["card", "pace"]],
  rest: [["card", "pace"]],
} as const;

/** Questions: the kinds of action that answer each one. */
export const questions = {
  act: ["sleep","move","rest"],
} as const;

/** Kinds of event, as those of action. */
export const events = {
  round: [["round", "number"], ["time", "time"]],
  moved: [["card", "pace"], ["steps", "number"], ["onto", "card"]],
  paid: [["nerve", "number"], ["hp", "number"]],
  rested: [["card", "pace"], ["nerve", "number"]],
  slept: [["at", "card"], ["hp", "number"]],
  she_walked: [["steps", "number"], ["distance", "number"]],
  discarded: [["count", "number"]],
  laid: [["card", "card"], ["index", "number"]],
  hung: [["card", "card"]],
  time_placed: [["card", "card"]],
  drew: [["card", "pace"]],
  spent: [["card", "pace"]],
  took_back: [["card", "pace"]],
  skipped: [["phase", "phase"]],
  ended: [["ending", "ending"], ["score", "number"]],
} as const;

/** The ids of each domain, by index. */
export const domains = {
  card: ["loc_overpass", "loc_crossroads", "loc_burnt_row", "loc_car_park", "loc_rail_cutting", "loc_flooded_lane", "loc_glass_arcade", "loc_stubble_field", "loc_checkpoint", "loc_bus_stop", "loc_doorway", "loc_truck_bed", "loc_playground", "loc_hedge", "loc_stairwell", "loc_underpass", "loc_kiosk", "loc_culvert", "loc_allotment", "loc_garage", "loc_chapel", "loc_boathouse", "loc_schoolroom", "loc_barn", "loc_signal_box", "loc_laundry", "loc_greenhouse", "loc_cellar", "loc_vault", "loc_lighthouse", "loc_attic", "loc_cabin", "day_1", "night_1", "day_2", "evaq"],
  pace: ["pace_1", "pace_2a", "pace_2b", "pace_3", "pace_4"],
  phase: ["action", "refill_row", "change_time", "refill_hand"],
  time: ["day", "night"],
} as const;

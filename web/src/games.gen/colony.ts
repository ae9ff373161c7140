// Written by tools/web-types. Do not edit.

/** The position as the server sends it: ids are indices into `domains`. */
export interface State {
  crossroads_fired: number[];
  refused: number[];
  fits: number;
  lasting: number;
  kept: number[];
  buried: number;
  waiting: number;
  used_gear: number;
  crises_gone: number;
  crisis_known: number[];
  used_ability: number;
  felix_used: number;
  moved: number;
  held_back: number;
  began_at_colony: number;
  bore: number[];
  declared: number;
  treated: number;
  round: number;
  to_act: number;
  food: number;
  samples: number;
  attached: number[];
  spot: number[];
  known: number[];
  deck_top: number[];
  deck_bottom: number[];
  hand_count: number[];
  given_count: number[];
  pot_count: number[];
  waste_next: number;
  waste_count: number;
  gone_next: number;
  locked: number;
  crossroad_next: number;
  crossroads_laid: number;
  crossroad_end: number;
  used_attached: number;
  places: number;
  received: number;
  players: number;
  options: number[];
  over: number;
  phase: number;
  main: number;
  hard: number;
  morale: number;
  marker: number;
  starvation: number;
  helpless: number;
  zombies: number[];
  barricades: number[];
  noise: number[];
  due: number[];
  searched: number;
  guard: number;
  winners: number;
  ending: number;
  verdict: number;
  first: number;
  turn_first: number;
  order_from: number;
  active: number;
  standing: number[];
  leader: number[];
  group: number[];
  dice: number[][];
  used_dice: number[];
  extra_dice: number[];
  less_dice: number;
  secret: number[];
  second_secret: number[];
  shown_secret: number[];
  exile_card: number[];
  exiled: number;
  seen_secrets: number[];
  dealt: number[][];
  owner: number[];
  place: number[];
  wounds: number[];
  frost: number[];
  wear: number;
  felix_at: number;
  zone: number[];
  home: number[];
  may_hold: number[][];
  look_count: number;
  locked_seat: number;
  lock_from: number;
  lock_loose: number;
  lock_homes: number;
  crisis: number;
  crises: number[];
  crisis_next: number;
  crisis_end: number;
  crisis_pair: number;
  crossroads: number[];
  returned_by: number[];
  drawn_card: number;
  drawer: number;
  card: number;
  no_food_cards: number;
  exile_called: number;
  fresh: number;
  refused_gear: number[];
  picked: number;
  where: number;
  entrance: number;
  pick_die: number;
  who: number;
  option: number;
  amount: number;
  yes: number;
  item: number;
  able: number;
  optional: number;
  from_zone: number;
  seats: number;
  least: number;
  most: number;
  happened: number;
  doing: number;
  it: number;
  other: number;
  chosen: number;
  chosen_seat: number;
  chooser: number;
  newcomer: number;
  there: number;
  origin: number;
  spent_die: number;
  any_die: number;
  kills: number;
  killed: number;
  exposures: number;
  shield: number;
  loud: number;
  look: number;
  keep: number;
  places_more: number;
  cleans: number;
  going: number;
  done: number;
  rolled: number;
  face: number;
  with_fuel: number;
  weapon: number;
  gear: number;
  wanted: number;
  aside: number[];
  offered: number[][];
  raised: number;
}

/** Kinds of action: the names and domains of what each one takes. */
export const actions = {
  lead: [["survivor", "survivor"]],
  keep: [["survivor", "survivor"]],
  end_turn: [],
  attack: [["survivor", "survivor"], ["die", "die"]],
  strike: [["survivor", "survivor"], ["die", "die"]],
  search: [["survivor", "survivor"], ["die", "die"]],
  barricade: [["survivor", "survivor"], ["die", "die"]],
  clean: [["survivor", "survivor"], ["die", "die"]],
  attract: [["survivor", "survivor"], ["die", "die"]],
  ability: [["survivor", "survivor"]],
  copy: [["ability", "survivor"]],
  greenhouse: [["die", "die"]],
  play: [["item", "item"]],
  equip: [["item", "item"]],
  use: [["gear", "gear"]],
  contribute: [["item", "item"]],
  contribute_gear: [["gear", "gear"]],
  store: [["item", "item"]],
  store_gear: [["gear", "gear"]],
  move: [["survivor", "survivor"], ["place", "place"]],
  drive: [["survivor", "survivor"], ["place", "place"]],
  spend_food: [["die", "die"], ["tokens", "number"]],
  eat: [["die", "die"]],
  request: [["seat", "seat"]],
  hand_over: [["gear", "gear"]],
  call_exile: [["seat", "seat"]],
  clinic: [],
  rest: [],
  choose: [["survivor", "survivor"]],
  entrance: [["entrance", "entrance"]],
  at: [["place", "place"]],
  die: [["die", "die"]],
  card: [["item", "item"]],
  seat: [["seat", "seat"]],
  option: [["number", "way"]],
  amount: [["amount", "number"]],
  send: [["survivor", "survivor"], ["place", "place"]],
  with_gear: [["gear", "gear"]],
  with_ability: [["ability", "survivor"]],
  with_attached: [["attached", "attached"]],
  go: [],
  noise: [],
  light: [],
  stop: [],
  want: [["symbol", "symbol"]],
  want_item: [["item", "item"]],
  play_it: [],
  kill_it: [],
  roll_it: [],
  heal_wound: [],
  heal_frost: [],
  yes: [],
  no: [],
  done: [],
} as const;

/** Questions: the kinds of action that answer each one. */
export const questions = {
  lead: ["lead"],
  keep: ["keep"],
  turn: ["end_turn","attack","strike","search","barricade","clean","attract","ability","copy","greenhouse","play","equip","use","contribute","contribute_gear","store","store_gear","move","drive","spend_food","eat","request","hand_over","call_exile","clinic","rest"],
  modify: ["with_gear","with_ability","with_attached","go"],
  entrance: ["entrance","done"],
  survivor: ["choose","done"],
  place: ["at"],
  die: ["die","done"],
  value: ["die"],
  card: ["card","done"],
  seat: ["seat","done"],
  option: ["option"],
  amount: ["amount"],
  vote: ["yes","no"],
  exile: ["yes","no"],
  token: ["yes","no"],
  vote_tie: ["yes","no"],
  exile_tie: ["yes","no"],
  token_tie: ["yes","no"],
  confirm: ["yes","no"],
  bite: ["kill_it","roll_it"],
  cancel_bite: ["yes","no"],
  noise: ["stop","noise","light"],
  want: ["want","want_item"],
  give: ["card","no"],
  play_it: ["play_it","choose","drive","attack","eat"],
  consent: ["yes","no"],
  send: ["send"],
  heal: ["heal_wound","heal_frost"],
  bunks: ["choose"],
  aim: ["yes","no"],
} as const;

/** Kinds of event, as those of action. */
export const events = {
  objective: [["objective", "main"], ["morale", "number"], ["rounds", "number"]],
  leads: [["seat", "seat"], ["survivor", "survivor"]],
  joined: [["seat", "seat"], ["survivor", "survivor"], ["place", "place"]],
  first_player: [["seat", "seat"]],
  round: [["round", "number"]],
  crisis: [["crisis", "crisis"]],
  no_crisis: [],
  rolled: [["seat", "seat"], ["dice", "number"]],
  turn: [["seat", "seat"]],
  crossroad_drawn: [["seat", "seat"]],
  crossroad_seen: [["card", "crossroad"]],
  crossroad: [["card", "crossroad"], ["seat", "seat"]],
  crossroad_option: [["card", "crossroad"], ["option", "way"]],
  no_option: [["card", "crossroad"]],
  morale: [["morale", "number"], ["gain", "number"], ["loss", "number"]],
  food: [["food", "number"], ["gain", "number"], ["loss", "number"]],
  starved: [["tokens", "number"]],
  helpless: [["helpless", "number"], ["gain", "number"], ["loss", "number"]],
  helpless_killed: [["count", "number"]],
  waste: [["cards", "number"], ["loss", "number"]],
  exposed: [["survivor", "survivor"], ["face", "face"]],
  wounded: [["survivor", "survivor"], ["wounds", "number"]],
  frostbitten: [["survivor", "survivor"], ["frost", "number"]],
  healed: [["survivor", "survivor"]],
  killed: [["survivor", "survivor"], ["place", "place"]],
  removed: [["survivor", "survivor"]],
  spreads: [["survivor", "survivor"], ["place", "place"]],
  bite_cancelled: [["seat", "seat"]],
  new_leader: [["seat", "seat"], ["survivor", "survivor"]],
  group_lost: [["seat", "seat"]],
  eliminated: [["seat", "seat"]],
  waiting: [["survivor", "survivor"]],
  zombies: [["place", "place"], ["count", "number"]],
  barricade_broken: [["place", "place"]],
  overrun: [["place", "place"]],
  zombie_killed: [["place", "place"], ["survivor", "survivor"]],
  sample: [["roll", "die"], ["samples", "number"]],
  zombies_removed: [["place", "place"], ["count", "number"]],
  barricaded: [["place", "place"], ["count", "number"]],
  barricades_gone: [["place", "place"]],
  attracted: [["origin", "place"], ["place", "place"]],
  noise: [["place", "place"], ["noise", "number"]],
  noise_rolled: [["place", "place"], ["roll", "die"]],
  moved: [["survivor", "survivor"], ["origin", "place"], ["place", "place"]],
  placed: [["survivor", "survivor"], ["place", "place"]],
  attacked: [["survivor", "survivor"], ["place", "place"]],
  struck: [["survivor", "survivor"], ["target", "survivor"], ["roll", "die"], ["hit", "number"]],
  searched: [["survivor", "survivor"], ["place", "place"], ["cards", "number"]],
  found: [["item", "item"]],
  kept: [["seat", "seat"], ["cards", "number"]],
  kept_card: [["item", "item"]],
  cleaned: [["survivor", "survivor"], ["cards", "number"]],
  ability: [["survivor", "survivor"], ["ability", "survivor"]],
  played: [["seat", "seat"], ["item", "item"]],
  equipped: [["survivor", "survivor"], ["gear", "gear"]],
  gear_used: [["survivor", "survivor"], ["gear", "gear"]],
  contributed: [["seat", "seat"]],
  contributed_gear: [["seat", "seat"], ["gear", "gear"]],
  stored: [["seat", "seat"], ["item", "item"]],
  die_spent: [["seat", "seat"], ["die", "die"]],
  die_changed: [["seat", "seat"], ["old", "die"], ["new", "die"]],
  rerolled: [["seat", "seat"], ["old", "die"], ["new", "die"]],
  requested: [["seat", "seat"], ["asked", "seat"], ["symbol", "symbol"]],
  requested_item: [["seat", "seat"], ["asked", "seat"], ["item", "item"]],
  gave: [["seat", "seat"], ["to", "seat"], ["item", "item"]],
  refused: [["seat", "seat"]],
  handed: [["gear", "gear"], ["survivor", "survivor"]],
  declined: [["seat", "seat"]],
  vote_called: [["seat", "seat"], ["nominee", "seat"]],
  voted: [["seat", "seat"], ["yes", "number"]],
  exiled: [["seat", "seat"]],
  not_exiled: [["seat", "seat"]],
  secret_shown: [["seat", "seat"], ["secret", "secret"]],
  exile_objective: [["objective", "exiled"]],
  secret_seen: [["seat", "seat"], ["secret", "secret"]],
  looked: [["seat", "seat"], ["at", "seat"]],
  saw: [["seat", "seat"], ["item", "item"]],
  peeked_deck: [["seat", "seat"], ["place", "place"]],
  saw_top: [["place", "place"], ["item", "item"]],
  peeked_crises: [["seat", "seat"]],
  saw_crisis: [["crisis", "crisis"]],
  revealed: [["place", "place"], ["item", "item"]],
  drew: [["seat", "seat"], ["cards", "number"], ["place", "place"]],
  drew_card: [["item", "item"]],
  took: [["seat", "seat"], ["item", "item"]],
  stole: [["seat", "seat"], ["victim", "seat"]],
  stole_card: [["item", "item"]],
  lost_cards: [["seat", "seat"], ["cards", "number"]],
  lost_card: [["seat", "seat"], ["item", "item"]],
  to_waste: [["item", "item"]],
  offered: [["seat", "seat"], ["item", "item"]],
  die_offered: [["seat", "seat"], ["die", "die"]],
  together_done: [["done", "number"]],
  attached: [["survivor", "survivor"], ["attached", "attached"]],
  lasting: [["lasting", "lasting"]],
  rolled_die: [["seat", "seat"], ["roll", "die"]],
  crisis_card: [["item", "item"]],
  crisis_total: [["matching", "number"], ["others", "number"], ["needed", "number"]],
  crisis_failed: [["crisis", "crisis"]],
  crisis_prevented: [["crisis", "crisis"]],
  given_survivor: [["seat", "seat"], ["survivor", "survivor"], ["to", "seat"]],
  put_in_pot: [["seat", "seat"], ["cards", "number"]],
  pot_won: [["seat", "seat"], ["cards", "number"]],
  stove: [["due", "number"], ["left", "number"]],
  colony_phase: [],
  revealed_secret: [["seat", "seat"], ["secret", "secret"]],
  revealed_exile: [["seat", "seat"], ["objective", "exiled"]],
  won: [["seat", "seat"]],
  ended: [["ending", "ending"]],
} as const;

/** The ids of each domain, by index. */
export const domains = {
  attached: ["one_more", "mare", "old_street", "sled", "rifle", "specimen", "badge", "stays", "no_library", "greenhouse"],
  crisis: ["cr_low_spirits", "cr_the_cough", "cr_no_sleep", "cr_dry_tanks", "cr_dark_ridge", "cr_battering", "cr_long_scream", "cr_two_beds", "cr_bare_shelves", "cr_endless_line", "cr_grey_tide", "cr_new_bunks", "cr_eyes", "cr_sirens", "cr_roadblock", "cr_cold_snap", "cr_spoilage", "cr_rats", "cr_broken_gate", "cr_looters"],
  crossroad: ["x01_ditch", "x02_parting", "x03_whiteout", "x04_one_more", "x05_swollen_tin", "x06_hatchback", "x07_old_flames", "x08_toll", "x09_two_plates", "x10_lake", "x11_dead_weight", "x12_real_dinner", "x13_bandaged", "x14_hot_water", "x15_fever", "x16_click", "x17_footprints", "x18_preacher", "x19_out_of_tune", "x20_leaning_walls", "x21_cb_voices", "x22_drums", "x23_gun_cage", "x24_storm_drain", "x25_mare", "x26_canopy", "x27_uniforms", "x28_pot", "x29_hammering", "x30_old_light", "x31_cellar", "x32_flatbed", "x33_pantry_riot", "x34_southbound", "x35_leaflets", "x36_empty_cot", "x37_bins", "x38_lockers", "x39_bone_tired", "x40_shopping_bag", "x41_old_street", "x42_grimoire", "x43_scooters", "x44_line", "x45_window", "x46_sled", "x47_treeline", "x48_tanker", "y01_rig", "y02_chalk", "y03_stump", "y04_tells", "y05_small_hands", "y06_rifleman", "y07_rotor", "y08_specimen", "y09_jars", "y10_bell", "y11_badge", "y12_stacks", "y13_office", "y14_room_twelve", "y15_backfire", "y16_chest", "y17_duster", "y18_black", "y19_canteen", "y20_blueprint", "y21_mould", "y22_drill", "y23_kitchen", "y24_smoke", "y25_sheeting", "y26_lost_case", "y27_stocktake", "y28_clinic", "y29_taped", "y30_piper", "y31_date", "y32_snares"],
  die: ["d1", "d2", "d3", "d4", "d5", "d6"],
  entrance: ["e1", "e2", "e3", "e4", "e5", "e6"],
  exiled: ["eo_tinker", "eo_bigger_fire", "eo_knock_again", "eo_blood_debt", "eo_long_road", "eo_outlaws", "eo_cold_hearth", "eo_prove_it", "eo_hermit_books", "eo_ashes"],
  face: ["blank", "wound", "frostbite", "bitten"],
  gear: ["pistol_1", "pistol_2", "pistol_3", "sniper_rifle_1", "sniper_rifle_2", "shotgun_1", "shotgun_2", "lighter_1", "lighter_2", "switchblade_1", "switchblade_2", "night_vision_goggles_1", "walkie_talkie_1", "rotten_flesh_1", "hammer_1", "snowshoes_1", "wrench_1", "baseball_bat_1", "mop_1", "flashlight_1", "book_fitness_1", "book_cooking_1", "book_leadership_1", "book_martial_arts_1", "book_barricades_1", "plan_police_1", "plan_grocery_1", "plan_school_1", "plan_library_1", "plan_hospital_1", "plan_gas_1"],
  item: ["pistol", "sniper_rifle", "shotgun", "lighter", "switchblade", "night_vision_goggles", "walkie_talkie", "rotten_flesh", "hammer", "snowshoes", "wrench", "baseball_bat", "mop", "flashlight", "book_fitness", "book_cooking", "book_leadership", "book_martial_arts", "book_barricades", "plan_police", "plan_grocery", "plan_school", "plan_library", "plan_hospital", "plan_gas", "food_1", "food_2", "food_3", "fuel", "medicine", "adrenaline_shot", "junk", "padlock", "scissors", "desk_lamp", "megaphone", "straggler_1", "straggler_2", "straggler_3"],
  lasting: ["gun_cage", "storm_drain", "uniforms", "leaflets", "empty_cot", "bone_tired", "treeline", "night_watch", "room_twelve", "first_gate", "deep_pits", "drill", "clinic", "no_next_crisis"],
  main: ["mo_samples", "mo_until_thaw", "mo_clear_town", "mo_nailed_shut", "mo_bare_walls", "mo_more_plates", "mo_full_shed", "mo_clinic_notes", "mo_stove", "mo_no_empty_hands"],
  place: ["colony", "police_station", "grocery_store", "school", "library", "hospital", "gas_station"],
  purpose: ["equip", "heal", "wound", "frost", "expose", "place", "strike", "give_away", "take_over", "hold_back", "new_leader", "hand_over", "attack", "arrest", "kill_zombie", "barricade", "take_zombie", "put_zombie", "remove_zombie", "spend", "raise", "lower", "reroll", "set_value", "keep", "bottom", "fetch", "discard", "lose", "offer", "put_in", "keep_one", "take", "eat", "drill", "gift", "from", "peek", "shoot", "noise", "enter", "look", "steal", "medicine", "pill", "specimen", "end_card", "swap_crises", "rescue", "amount_zombies", "amount_food", "which", "beside", "swap_out", "swap_in", "input", "drill_first", "sled_first", "enter_first", "draw_first"],
  secret: ["so_full_tank", "so_paper_armour", "so_scorched_exit", "so_magpie", "so_go_bag", "so_dispensary", "so_clean_hands", "so_archivist", "so_biggest_pile", "so_full_house", "so_hidden_tins", "so_worried_sick", "so_shaking_hands", "so_verdict", "so_my_people", "so_alone", "so_scars", "so_spotless", "so_two_guns", "so_family_table", "so_old_grudge", "so_inner_room", "so_road_home", "so_clockwork", "bo_flock", "bo_tally", "bo_arsenal", "bo_feast", "bo_experiment", "bo_tail_lights", "bo_fixation", "bo_new_order", "bo_last_one", "bo_surrender"],
  survivor: ["biscuit", "owen_marsh", "noel_tanner", "barnaby_rook", "felix_ward", "rosa_bellamy", "denise_okoro", "tess_lindqvist", "curtis_boyle", "mirela_vance", "ilya_brandt", "gus_halloran", "nora_finch", "marco_steele", "helen_zhou", "dale_hutchins", "priya_nair", "anton_kessler", "judith_ames", "clara_mendes", "simon_abadi", "toni_burke", "victor_lang", "ruth_adeyemi", "astrid_moen", "leon_baptiste", "hugh_pemberton", "cole_radek", "wade_tolliver", "frank_osei"],
  symbol: ["weapon", "fuel", "book", "food", "medicine", "tool", "survivor"],
  way: ["first", "second", "third"],
  whom: ["own", "own_at_colony", "own_at_grocery", "own_at_library", "own_outside", "own_outside_among_zombies", "follower", "any", "target", "healed_by_card", "hurt_beside", "hurt_at_colony", "hurt", "lover", "other_lover", "beside_exile", "exile_beside", "sheep", "watcher", "soldiers_neighbour", "patient", "out_of_hospital", "swapped", "receiver", "lamp_bearer", "watched", "waiting", "group"],
} as const;

/** Numbers of the rule book, from the game's `page.py`. */
export const tables = {
  attack: [2,3,2,1,3,2,4,4,2,3,2,3,2,2,2,3,3,4,5,4,4,2,6,4,4,2,4,1,2,3],
  search: [2,3,5,4,3,4,2,3,4,1,4,3,4,4,2,3,4,3,4,2,3,5,3,3,1,3,2,3,5,4],
  influence: [10,12,14,16,18,20,22,24,26,28,30,32,34,36,38,40,42,44,46,48,50,52,54,56,58,60,62,64,66,68],
  ability_place: [7,2,7,0,8,0,1,7,0,7,7,7,0,7,0,7,5,0,4,3,7,7,7,7,7,8,3,0,7,7],
  ability_die: [0,0,0,0,0,4,0,0,0,0,0,0,1,0,0,0,0,1,0,1,0,0,0,0,0,0,0,5,4,0],
  ability_once: [false,true,false,true,false,true,true,true,true,true,false,false,true,false,true,false,true,true,true,true,false,true,true,true,true,true,true,true,true,true],
  ability_use: [0,1,3,3,0,3,1,1,2,3,0,0,3,0,3,0,1,2,1,3,1,3,3,3,3,3,1,3,3,3],
  spaces: [24,3,3,4,3,4,2],
  room: [3,3,3,3,3,3,4,4,4,3,4,3],
  entrances: 6,
  most_noise: 4,
  card_item: [0,0,0,1,1,2,2,3,3,4,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,25,25,25,25,25,25,25,25,25,25,25,25,25,25,25,25,25,25,25,25,25,25,25,25,26,26,26,26,26,26,26,26,26,27,27,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,29,29,29,29,29,29,29,29,29,29,29,29,29,29,29,29,29,29,29,29,29,30,30,31,31,31,31,31,31,31,31,31,31,32,33,34,35,36,36,36,36,36,36,37,37,37,37,37,37,37,37,37,37,37,38],
  gears: 31,
  symbol_of: [0,0,0,0,0,5,5,5,5,5,5,5,5,5,2,2,2,2,2,2,2,2,2,2,2,3,3,3,1,4,4,5,5,5,5,5,6,6,6],
  kind_of: [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,2,2,2],
  kind: {"use":0,"equip":1,"event":2},
  zone: {"given":5,"deck":9,"waste":16,"gone":17,"store":18,"look":20,"pot":21,"offer":22,"bearer":30},
  crisis_symbols: [16,16,16,2,2,2,8,8,8,32,32,32,48,10,40,18,24,40,34,3],
  condition: ["never","main_done","morale_at_most","hand","hand_size","only","most_cards","equipped","held_or_equipped","barricades","unhurt","all_hurt","helpless","betrayers_exiled","more_survivors","survivors_exactly","survivors","waste_at_most","buried","all_at_colony","none_at_colony","empty_decks","equipped_in_all","zombies_on_board","starvation","samples","round","zombies_outside_at_most","zombies_at_colony_at_most","barricaded_outside","stored","food","food_per_member","all_armed","weapons_in_all","fuel_paid","at_colony","has","has_free","in_play","in_play_free","in_deck","own_at","own_free_at","own_outside","own_free_outside","outside_among_zombies","may_part","two_lovers","beside_exile","exile_beside_free","barricade_and_zombie","more_helpless","tokens_in_all","alone_with_another","is_at","began_at_colony","it_is_free","with_fuel","without_fuel","first_there","not_alone_there","face","searched_at","searched_with","it_is_armed","weapon_still_borne","victim_has_cards","room_in_hospital","food_and_lost_medicine","somebody_to_nominate","somebody_with_secret","cards_in_decks"],
  victory: [[[25,0,0,3]],[[25,0,0,4]],[[26,0,8,0]],[[26,0,8,0]],[[27,0,3,0]],[[27,0,3,0],[28,0,12,0]],[[9,0,10,0],[29,0,1,0]],[[9,0,10,0],[29,0,1,0]],[[21,0,2,0]],[[21,0,2,0]],[[26,0,5,0]],[[26,0,6,0]],[[30,1,0,1],[30,4,0,1],[9,0,4,0],[31,0,0,1]],[[30,1,0,1],[30,4,0,1],[9,0,6,0],[31,0,2,1]],[[30,4,0,2],[30,2,2,0]],[[30,4,0,2],[30,2,3,0]],[[35,0,6,0]],[[35,0,5,0]],[[33,0,1,0],[32,0,1,0]],[[33,0,1,0],[32,0,1,0],[34,0,2,1]]],
  secrets: [[[1,0,1,0],[3,1,3,0]],[[1,0,1,0],[7,2,2,0]],[[1,0,1,0],[9,0,4,0],[3,1,1,0]],[[1,0,1,0],[4,0,4,0]],[[1,0,1,0],[3,0,1,0],[3,3,1,0],[3,1,1,0],[3,4,1,0]],[[1,0,1,0],[5,4,1,0]],[[1,0,1,0],[10,0,1,0]],[[1,0,1,0],[3,2,2,0]],[[1,0,1,0],[6,0,1,0]],[[1,0,1,0],[12,0,2,0]],[[1,0,1,0],[3,3,3,0]],[[1,0,1,0],[3,4,2,0]],[[1,0,1,0],[3,4,3,0]],[[1,0,1,0],[13,0,1,0]],[[1,0,1,0],[14,0,1,0]],[[1,0,1,0],[15,0,1,0]],[[1,0,1,0],[11,0,1,0]],[[1,0,1,0],[17,0,4,0]],[[1,0,1,0],[7,0,2,0]],[[1,0,1,0],[16,0,4,0]],[[1,0,1,0],[18,0,3,0]],[[1,0,1,0],[19,0,1,0],[9,0,3,0]],[[1,0,1,0],[3,1,2,0],[3,3,1,0],[3,0,1,0]],[[1,0,1,0],[3,0,1,0],[3,5,2,0]],[[2,0,0,0],[14,0,2,0]],[[2,0,0,0],[18,0,5,0],[16,0,2,0]],[[2,0,0,0],[7,0,4,0]],[[2,0,0,0],[3,3,4,0]],[[2,0,0,0],[3,4,3,0],[3,2,1,0]],[[2,0,0,0],[3,1,3,0],[20,0,1,0]],[[2,0,0,0],[21,0,1,0],[4,0,4,0]],[[2,0,0,0],[16,0,3,0],[9,0,3,0]],[[2,0,0,0],[15,0,1,0],[22,0,2,0]],[[2,0,0,0],[11,0,1,0],[23,0,20,0]]],
  exiled_loyal: [[[1,0,1,0],[3,5,4,0]],[[1,0,1,0],[14,0,1,0]],[[1,0,1,0],[3,3,5,0]],[[18,0,5,0]],[[3,1,4,0],[16,0,2,0]],[[1,0,1,0],[7,0,3,0]],[[24,0,2,0],[16,0,2,0]],[[1,0,1,0],[10,0,1,0]],[[1,0,1,0],[8,2,3,0]],[[2,0,0,0],[16,0,2,0]]],
  exiled_betrayer: [[[3,5,3,0]],[[21,0,1,0]],[[1,0,1,0]],[[18,0,4,0]],[[3,1,2,0]],[[7,0,2,0]],[[24,0,1,0]],[[10,0,1,0]],[[8,2,2,0]],[[2,0,2,0]]],
  loyal: 24,
  crossroad_options: [2,2,2,2,2,2,2,3,2,2,2,2,2,1,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,3,2,1,2,2,2,1,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,3,2,2,2,2,3,2,2,2,2,2,2,2,1,2,2,2,2],
  crossroad_kind: [0,0,0,0,0,0,0,0,0,0,1,1,0,2,1,0,0,0,0,1,1,1,0,0,0,0,1,1,1,0,0,1,0,0,2,1,1,0,2,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0],
  stores: [0,0,0,0,0,0,18,20,2,0],
  fuel_due: [0,0,1,1,2,2,0,0,1,2,2,3],
  side_morale: [6,6,7,8,7,7,6,8,5,4,7,8,6,8,6,6,7,6,6,5],
  side_rounds: [6,5,8,8,7,7,6,7,6,7,5,6,7,8,7,8,6,5,6,6],
  option: {"mode":0,"objective":1,"hardcore":2,"betrayal":3,"no_betrayer":4,"family":5,"elimination":6,"first_game":7,"space_first":8,"theft":9,"attract_upto":10,"threshold_all":11,"fp_vote":12,"noise_coin":13,"general_only":14},
  phase: {"setup":0,"turns":1,"colony":2},
  standing: {"member":0,"exile":1,"out":2},
} as const;

import walk from "icon:lucide/footprints";
import back from "icon:lucide/undo-2";
import stay from "icon:lucide/pause";
import type { GamePage } from "~/shell/board";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { because, facts, strip } from "./facts";
import { forecastLines } from "./forecast";
import { biohazard, bullets, drop, fangs, fist, pistol, swords } from "./icons";
import Picture from "./Picture.svelte";
import { seconds } from "./told";

const page: GamePage = {
  Board,
  Cover,
  Picture,
  strip,
  facts,
  because,
  seconds,
  forecast: forecastLines,
  icons: {
    forward: walk, backward: back, stay, shoot: pistol, shoot_walker: pistol, fire: pistol, fire_at: pistol, pledge: bullets,
    challenge: swords, turn_on: swords, engage: swords, engage_with: swords, wield: swords, bare_hands: fist, attack: fangs,
    turn_up: biohazard, blood: drop,
  },
};
export default page;

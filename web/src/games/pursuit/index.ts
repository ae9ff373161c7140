import rest from "icon:game-icons/campfire";
import bed from "icon:lucide/bed-double";
import steps from "icon:lucide/footprints";
import type { GamePage } from "~/shell/board";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { facts, strip } from "./facts";
import { forecastLines } from "./forecast";
import Picture from "./Picture.svelte";
import { seconds } from "./told";

const page: GamePage = {
  Board,
  Cover,
  Picture,
  strip,
  facts,
  seconds,
  forecast: forecastLines,
  icons: { sleep: bed, move: steps, rest },
};
export default page;

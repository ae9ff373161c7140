import bed from "icon:game-icons/bed";
import sit from "icon:game-icons/campfire";
import steps from "icon:game-icons/footsteps";
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
  icons: { sleep: bed, move: steps, rest: sit },
};
export default page;

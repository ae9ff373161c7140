import type { GamePage } from "~/shell/board";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { facts, strip } from "./facts";
import { forecastLines } from "./forecast";
import { ACT_ICONS } from "./icons";
import Picture from "./Picture.svelte";
import { seconds } from "./told";

const page: GamePage = { Board, Cover, Picture, strip, facts, seconds, together: () => true, forecast: forecastLines, icons: ACT_ICONS };
export default page;

import type { GamePage } from "~/shell/board";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { because, facts, strip, together } from "./facts";
import { forecastLines } from "./forecast";
import { ACTS } from "./icons";
import Picture from "./Picture.svelte";
import { seconds } from "./told";

const page: GamePage = { Board, Cover, Picture, strip, facts, because, together, seconds, forecast: forecastLines, icons: ACTS };
export default page;

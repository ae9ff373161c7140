import vote from "icon:lucide/vote";
import pass from "icon:lucide/skip-forward";
import flag from "icon:lucide/flag";
import steps from "icon:lucide/footprints";
import skull from "icon:lucide/skull";
import pin from "icon:lucide/pin";
import gift from "icon:lucide/gift";
import hand from "icon:lucide/hand";
import zombie from "icon:game-icons/shambling-zombie";
import type { GamePage } from "~/shell/board";
import Board from "./Board.svelte";
import { ICONS } from "./cards";
import Cover from "./Cover.svelte";
import { because, facts, strip } from "./facts";
import { forecastLines } from "./forecast";
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
  icons: { ...ICONS, vote, pass, go: flag, move: steps, lose: skull, place: pin, keep: hand, give: gift, hand_to: gift, send_zombie: zombie },
};
export default page;

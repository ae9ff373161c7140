/** Names for what the server only knows by short words. */
import { seatLetter } from "~/art/seats";
import type { SeatMessage, TableMessage } from "~/protocol.gen";
import { ui } from "~/shell/ui.svelte";

export function levelName(level: string): string {
  const key = `level-${level}`;
  return ui.say.has(key) ? ui.say(key) : level;
}

/** What a seat is called: the person's name, `Bot C`, or its number. */
export function seatName(seat: SeatMessage): string {
  if (seat.kind === "bot") return ui.say("bot-name", { letter: seatLetter(seat.seat) });
  return seat.name || ui.say("seat", { number: seat.seat + 1 });
}

/** The same, for a speaker that knows a table. */
export function namesAt(table: () => TableMessage | null): (seat: number) => string | undefined {
  return (number) => {
    const seat = table()?.seats[number];
    return seat && seat.kind !== "open" ? seatName(seat) : seat?.name;
  };
}

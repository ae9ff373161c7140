/** The games of this server, with their options and bots. */
import type { GameMessage } from "~/protocol.gen";
import { get } from "./http";

class Games {
  all = $state.raw<GameMessage[]>([]);
  #asked: Promise<GameMessage[]> | null = null;

  load(): Promise<GameMessage[]> {
    this.#asked ??= get<GameMessage[]>("/api/games").then(
      (found) => (this.all = found),
      (trouble: unknown) => {
        this.#asked = null;
        throw trouble;
      },
    );
    return this.#asked;
  }

  find(id: string): GameMessage | undefined {
    return this.all.find((game) => game.id === id);
  }
}

export const games = new Games();

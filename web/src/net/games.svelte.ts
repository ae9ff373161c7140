/** The games of this server, with their options and bots, in the languages that were asked for. */
import type { GameMessage } from "~/protocol.gen";
import { ui } from "~/shell/ui.svelte";
import type { Lang } from "~/shell/words";
import { get } from "./http";

class Games {
  #found = $state.raw<Partial<Record<Lang, GameMessage[]>>>({});
  #asked: Partial<Record<Lang, Promise<GameMessage[]>>> = {};

  get all(): GameMessage[] {
    return this.#found[ui.lang] ?? Object.values(this.#found)[0] ?? [];
  }

  load(lang: Lang = ui.lang): Promise<GameMessage[]> {
    this.#asked[lang] ??= get<GameMessage[]>(`/api/games?lang=${lang}`).then(
      (found) => {
        this.#found = { ...this.#found, [lang]: found };
        return found;
      },
      (trouble: unknown) => {
        delete this.#asked[lang];
        throw trouble;
      },
    );
    return this.#asked[lang];
  }

  find(id: string): GameMessage | undefined {
    return this.all.find((game) => game.id === id);
  }
}

export const games = new Games();

/** The games that the page has boards for, loaded when needed. */
import type { GameFacts, GamePage } from "./board";

const pages = import.meta.glob<{ default: GamePage }>("../games/*/index.ts");
const facts = import.meta.glob<GameFacts>("../games.gen/*.ts");
const covers = import.meta.glob<{ default: GamePage["Cover"] }>("../games/*/Cover.svelte");

export async function loadGame(id: string): Promise<{ page: GamePage | null; facts: GameFacts }> {
  const none: GameFacts = { actions: {}, questions: {}, events: {}, domains: {} };
  const [page, known] = await Promise.all([
    pages[`../games/${id}/index.ts`]?.(),
    facts[`../games.gen/${id}.ts`]?.(),
  ]);
  return { page: page?.default ?? null, facts: known ?? none };
}

export async function loadCover(id: string): Promise<GamePage["Cover"]> {
  return (await covers[`../games/${id}/Cover.svelte`]?.())?.default;
}

/** Arrow keys move between the things of a board by where they lie on the screen. */

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function rove(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const from = (event.target as Element).closest<HTMLElement>("[data-thing]");
  const field = from?.closest("[data-things]");
  if (!from || !field) return;
  const all = [...field.querySelectorAll<HTMLElement>("[data-thing]")];
  const next =
    event.key === "Home" ? all[0]
    : event.key === "End" ? all.at(-1)
    : ARROWS[event.key] ? nearest(from, all, ARROWS[event.key])
    : undefined;
  if (event.key in ARROWS || next) event.preventDefault();
  next?.querySelector<HTMLElement>(":scope > .hit")?.focus();
}

function nearest(from: Element, all: HTMLElement[], [dx, dy]: [number, number]) {
  const here = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const there = centre(one);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along < 2 || aside > along * 3) continue;
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

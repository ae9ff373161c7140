/** What every piece, card and place must do when it is touched, pointed at or focused. */
import { onMount } from "svelte";
import type { Thing } from "~/protocol.gen";
import { keyOf } from "./board";
import type { Scene } from "./scene.svelte";

const HOVER_MS = 650;
const LONG_PRESS_MS = 500;
let count = 0;

export class Touching {
  readonly id = `thing-${(count += 1)}`;
  #scene: () => Scene;
  #thing: () => Thing;
  #timer = 0;
  #long = false;

  constructor(scene: () => Scene, thing: () => Thing) {
    this.#scene = scene;
    this.#thing = thing;
    onMount(() => () => clearTimeout(this.#timer));
    $effect(() => {
      const now = scene();
      now.mount(this.id, keyOf(thing()));
      return () => now.unmount(this.id);
    });
  }

  click = (event: MouseEvent): void => {
    event.stopPropagation();
    if (this.#long) {
      this.#long = false;
      return;
    }
    this.#scene().pick(this.#thing());
  };

  keydown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) this.#scene().pick(this.#thing());
    } else if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.#inspect(around(event.currentTarget as Element), true);
    }
  };

  enter = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    this.#scene().hover(this.#thing());
    const element = event.currentTarget as Element;
    this.#later(HOVER_MS, () => this.#inspect(element, false));
  };

  leave = (): void => {
    clearTimeout(this.#timer);
    const scene = this.#scene();
    scene.hover(null);
    if (scene.inspected && !scene.inspected.pinned) scene.inspect(null);
  };

  down = (event: PointerEvent): void => {
    this.#long = false;
    clearTimeout(this.#timer);
    if (event.pointerType !== "touch") return;
    const element = event.currentTarget as Element;
    this.#later(LONG_PRESS_MS, () => {
      this.#long = true;
      this.#inspect(element, true);
    });
  };

  up = (): void => clearTimeout(this.#timer);

  focus = (event: FocusEvent): void => {
    const scene = this.#scene();
    const element = event.currentTarget as Element;
    const thing = around(element);
    scene.focused(this.id);
    if (!element.matches(":focus-visible")) return;
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    scene.hover(this.#thing());
    this.#later(HOVER_MS, () => this.#inspect(thing, false));
  };

  blur = (): void => this.leave();

  /** No menu of the browser over a long press on a phone. */
  menu = (event: Event): void => {
    if (this.#long) event.preventDefault();
  };

  #later(ms: number, deed: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(deed, ms);
  }

  #inspect(element: Element, pinned: boolean): void {
    this.#scene().inspect(this.#thing(), element.getBoundingClientRect(), pinned);
  }
}

/** The whole thing that a focusable part belongs to. */
function around(part: Element): Element {
  return part.closest("[data-thing]") ?? part;
}

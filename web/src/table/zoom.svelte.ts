/** Pan and zoom of a board: wheel with Ctrl, pinch, drag, keys. */

const MOST = 5;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  frame: HTMLElement | null = null;
  #fingers = new Map<number, { x: number; y: number }>();
  #dragged = false;

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  /** Zoom about a point of the frame, its middle if none is given. */
  by(factor: number, at?: { x: number; y: number }): void {
    const box = this.#box();
    const point = at ?? { x: box.width / 2, y: box.height / 2 };
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.scale = scale;
    this.#to(point.x - (point.x - this.x) * ratio, point.y - (point.y - this.y) * ratio);
  }

  #box(): DOMRect {
    return this.frame?.getBoundingClientRect() ?? new DOMRect();
  }

  /** Never let the board leave its frame. */
  #to(x: number, y: number): void {
    const box = this.#box();
    this.x = Math.min(0, Math.max(box.width * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(box.height * (1 - this.scale), y));
  }

  #inFrame(event: MouseEvent): { x: number; y: number } {
    const box = this.#box();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 300), this.#inFrame(event));
  };

  down = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, this.#inFrame(event));
    if (this.#fingers.size === 1) this.#dragged = false;
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#inFrame(event);
    if (this.#fingers.size === 2) {
      const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId);
      const was = Math.hypot(before.x - other[1].x, before.y - other[1].y);
      const is = Math.hypot(now.x - other[1].x, now.y - other[1].y);
      const middle = { x: (now.x + other[1].x) / 2, y: (now.y + other[1].y) / 2 };
      if (was > 0) this.by(is / was, middle);
      this.#dragged = true;
    } else if (this.scale > 1) {
      if (!this.#dragged && Math.hypot(now.x - before.x, now.y - before.y) < 5) return;
      this.#dragged = true;
      this.#to(this.x + now.x - before.x, this.y + now.y - before.y);
    } else {
      return;
    }
    this.#fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** The end of a drag is no click. */
  click = (event: MouseEvent): void => {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
}

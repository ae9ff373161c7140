/** Somebody on the road: where they are between two cards, and in which moment of a step. */
const STRIDES = 1.6; // double steps a card

export class Walker {
  at = $state(0);
  phase = $state(0.12);
  moving = $state(false);
  #frame = 0;

  constructor(at: number) {
    this.at = at;
  }

  /** Be there at once. */
  put(at: number): void {
    cancelAnimationFrame(this.#frame);
    this.at = at;
    this.moving = false;
  }

  /** Walk there. She never hurries: `even` keeps one pace from start to end. */
  go(to: number, ms: number, even: boolean, strides = STRIDES): void {
    cancelAnimationFrame(this.#frame);
    const from = this.at;
    if (from === to || ms <= 0) return this.put(to);
    const began = performance.now();
    const phase = this.phase;
    this.moving = true;
    const tick = (now: number) => {
      const t = Math.min(1, (now - began) / ms);
      const eased = even ? t : t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2;
      this.at = from + (to - from) * eased;
      this.phase = (phase + Math.abs(to - from) * eased * strides) % 1;
      if (t < 1) this.#frame = requestAnimationFrame(tick);
      else this.moving = false;
    };
    this.#frame = requestAnimationFrame(tick);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}

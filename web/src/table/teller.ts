/** Tells the events of a transition one after the other, at a pace one can follow. */
import type { Scene } from "~/shell/scene.svelte";
import { ui } from "~/shell/ui.svelte";
import { eventSeconds } from "./pace";

export class Teller {
  #wake: () => void = () => undefined;
  #skipped = false;

  /** Let the beats of the scene's step pass. Ends at once when skipped or when there is no motion. */
  async tell(scene: Scene): Promise<void> {
    const step = scene.stepId;
    this.#skipped = false;
    for (const event of scene.step) {
      if (this.#skipped || scene.motion === 0 || ui.motion === 0 || document.hidden) break;
      await this.#pause(eventSeconds(scene, event) / scene.motion);
      if (scene.stepId !== step) return; // something newer is being shown
      if (scene.beat < scene.step.length) scene.beat += 1;
    }
    if (scene.stepId === step) scene.beat = scene.step.length;
  }

  /** Show at once whatever is still being told. */
  skip(): void {
    this.#skipped = true;
    this.#wake();
  }

  #pause(seconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = window.setTimeout(resolve, seconds * 1000);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Who I am on this server: a guest with a name and a shape. */
import type { Me } from "~/protocol.gen";
import { get, post } from "./http";

class Myself {
  #me = $state.raw<Me>({ name: "", shape: "circle" });
  #asked: Promise<void> | null = null;

  get name(): string {
    return this.#me.name;
  }

  get shape(): string {
    return this.#me.shape;
  }

  /** Ask once; sets the cookie that the WebSocket is known by. */
  known(): Promise<void> {
    this.#asked ??= get<Me>("/api/me").then(
      (me) => void (this.#me = me),
      (trouble: unknown) => {
        this.#asked = null;
        throw trouble;
      },
    );
    return this.#asked;
  }

  async change(change: Partial<Me>): Promise<void> {
    this.#me = await post<Me>("/api/me", change);
  }

  /** Become somebody new: nobody is the old guest any more. */
  async forget(): Promise<void> {
    await post("/api/me/forget");
    this.#asked = null;
    await this.known();
  }

  async resume(token: string): Promise<void> {
    this.#me = await post<Me>("/api/me/resume", { token });
  }
}

export const me = new Myself();

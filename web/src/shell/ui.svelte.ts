/** What somebody has set for themselves, kept in this browser, and the page's own words. */
import { bundle, LANGS, speaker, type Lang, type Say } from "./words";

export type Theme = "dark" | "light" | "system";
export type Confirm = "deadly" | "always" | "never";

interface Kept {
  lang: Lang;
  theme: Theme;
  /** 0: no animation; 0.5 slow, 1 normal, 2 fast. */
  speed: number;
  confirm: Confirm;
  sound: boolean;
  notify: boolean;
  title: boolean;
  muted: string[];
}

const KEY = "shamble-settings";

function preferredLang(): Lang {
  const wanted = navigator.languages?.map((l) => l.slice(0, 2)) ?? [];
  return wanted.find((l): l is Lang => (LANGS as string[]).includes(l)) ?? "en";
}

function kept(): Kept {
  const standard: Kept = {
    lang: preferredLang(),
    theme: "dark",
    speed: 1,
    confirm: "deadly",
    sound: false,
    notify: false,
    title: true,
    muted: [],
  };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return standard;
  }
}

const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");

class Ui {
  #kept = $state(kept());
  #say = $state.raw<Say>();
  #reduced = $state(reduced.matches);

  constructor() {
    reduced.addEventListener("change", () => (this.#reduced = reduced.matches));
  }

  /** Load the first words; nothing is shown before. */
  async begin(): Promise<void> {
    await this.setLang(this.#kept.lang);
    this.#dress();
  }

  get lang(): Lang {
    return this.#say?.lang ?? this.#kept.lang;
  }

  /** The page's own words. */
  get say(): Say {
    if (!this.#say) throw new Error("no words yet");
    return this.#say;
  }

  /** A text that the server sent in several languages. */
  pick(texts: Record<string, string>): string {
    return texts[this.lang] || texts.en || Object.values(texts)[0] || "";
  }

  async setLang(lang: Lang): Promise<void> {
    const words = await bundle(lang);
    if (lang === "ja") await import("../fonts-ja.css");
    this.#say = speaker(words, lang);
    document.documentElement.lang = lang;
    this.set("lang", lang);
  }

  get settings(): Readonly<Kept> {
    return this.#kept;
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.#kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.#dress();
  }

  /** The pace of motion: 0 where the settings or the system want none. */
  get motion(): number {
    return this.#reduced ? 0 : this.#kept.speed;
  }

  #dress(): void {
    const root = document.documentElement;
    root.dataset.theme = this.#kept.theme;
    root.dataset.motion = this.motion === 0 ? "none" : "some";
  }
}

export const ui = new Ui();

/** Whether the server serves a newer page than this one: a tab may stay open over an upgrade. */

const SCRIPT = 'script[type="module"][src]';

class Newer {
  is = $state(false);

  /** The name of the page's program holds the hash of all its parts. */
  async look(): Promise<void> {
    if (this.is) return;
    try {
      const answer = await fetch("/", { cache: "no-store", headers: { Accept: "text/html" } });
      if (!answer.ok) return;
      const served = programOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
      const own = programOf(document);
      this.is = served !== undefined && own !== undefined && served !== own;
    } catch {
      // The server does not answer; the connection says so.
    }
  }
}

function programOf(page: Document): string | undefined {
  return page.querySelector(SCRIPT)?.getAttribute("src") ?? undefined;
}

export const newer = new Newer();

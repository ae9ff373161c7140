/** Where on the page one is: the path, and what stands behind `#`. */

/** A part of a path in plain letters; as it is, if it is no way to write any. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    window.addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  /** The parts between the slashes. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const before = this.path;
    this.#read();
    if (this.path !== before) {
      window.scrollTo(0, 0);
      // Readers of screens learn of the new page: its main part gets the focus.
      requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus());
    }
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.query = new URLSearchParams(location.search);
  }

  /** Links within the page need no server. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin) return;
    if (url.pathname === location.pathname && url.hash && !url.search) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const route = new Route();

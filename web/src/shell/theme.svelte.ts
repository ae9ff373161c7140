import { ui } from "./ui.svelte";

const system = window.matchMedia("(prefers-color-scheme: dark)");
let systemDark = $state(system.matches);
system.addEventListener("change", () => (systemDark = system.matches));

/** Whether the page is dark now. */
export function isDark(): boolean {
  return ui.settings.theme === "system" ? systemDark : ui.settings.theme === "dark";
}

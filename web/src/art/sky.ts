import { Chance } from "./chance";
import { AMBER, BONE, INK, RUST, SLATE, mix, pale } from "./palette";
import { circle, curve, each, group, path, rect, tag } from "./svg";

/** The hours a picture can be in. */
export const HOURS = ["day", "dusk", "night", "dawn", "winter"] as const;
export type Hour = (typeof HOURS)[number];

/** Top, middle and horizon of the sky. */
export const SKY: Record<Hour, [string, string, string]> = {
  day: [mix(SLATE, BONE, 0.42), mix(BONE, SLATE, 0.2), mix(BONE, AMBER, 0.2)],
  dusk: [mix(SLATE, RUST, 0.3), mix(RUST, AMBER, 0.42), mix(AMBER, BONE, 0.3)],
  night: ["#0b101d", "#17223a", "#31465c"],
  dawn: ["#222c42", mix("#59627c", RUST, 0.16), mix(AMBER, BONE, 0.35)],
  winter: [mix(SLATE, BONE, 0.35), mix(BONE, SLATE, 0.32), mix(BONE, "#ffffff", 0.3)],
};

export function skyFill(hour: Hour): string {
  return `url(#art-sky-${hour})`;
}

export function sky(hour: Hour, width: number, height: number): string {
  return rect(0, 0, width, height, skyFill(hour));
}

export function sun(x: number, y: number, r: number, hour: Hour = "day"): string {
  const colour = hour === "dusk" || hour === "dawn" ? mix(AMBER, BONE, 0.45) : pale(BONE, 0);
  return circle(x, y, r * 3.4, "url(#art-glow)", { opacity: hour === "day" ? 0.45 : 0.8 }) + circle(x, y, r, colour);
}

export function moon(x: number, y: number, r: number): string {
  const sickle = `M${x - r * 0.2} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.3}A${r * 0.86} ${r * 0.86} 0 0 1 ${x - r * 0.2} ${y - r}Z`;
  return circle(x, y, r * 3.2, "url(#art-moonlight)") + path(sickle, pale(BONE, 0.4));
}

export function stars(chance: Chance, width: number, height: number, count: number): string {
  return group(
    each(1, count, 1, () => {
      const y = chance.next() ** 1.6 * height;
      return circle(chance.between(0, width), y, chance.between(0.4, 1.1), BONE, { opacity: chance.between(0.25, 0.9) });
    }),
    {},
  );
}

/** A long flat cloud: three bars with round ends. */
export function cloud(chance: Chance, x: number, y: number, width: number, colour: string, opacity: number): string {
  const bars = each(0, 2, 1, (i) => {
    const w = width * chance.between(0.45, 0.95);
    return rect(x + chance.between(0, width - w), y + i * 5, w, 4.4, colour, { rx: 2.2 });
  });
  return group(bars, { opacity });
}

export function birds(chance: Chance, x: number, y: number, count: number): string {
  return each(1, count, 1, () => {
    const [bx, by, s] = [x + chance.between(-22, 22), y + chance.between(-9, 9), chance.between(2, 3.4)];
    return curve(`M${bx - s} ${by - s * 0.5}q${s * 0.6} ${-s * 0.3} ${s} ${s * 0.6}q${s * 0.4} ${-s * 0.9} ${s} ${-s * 0.6}`, INK, 1, { opacity: 0.7 });
  });
}

/** Falling snow, or rain with `slant`. */
export function snowfall(chance: Chance, width: number, height: number, count: number): string {
  return each(1, count, 1, () =>
    circle(chance.between(0, width), chance.between(0, height), chance.between(0.6, 1.7), "#ffffff", { opacity: chance.between(0.5, 0.95) }),
  );
}

/** Everything that pictures refer to by id; put once into the document by `ensureDefinitions`. */
export function definitions(): string {
  const stop = (offset: number, colour: string, opacity = 1) =>
    tag("stop", { offset, "stop-color": colour, "stop-opacity": String(opacity) });
  const skies = HOURS.map((hour) => {
    const [top, middle, low] = SKY[hour];
    const stops = stop(0, top) + stop(0.4, middle) + stop(0.72, low);
    return tag("linearGradient", { id: `art-sky-${hour}`, x1: 0, y1: 0, x2: 0, y2: 1 }, stops);
  });
  const glow = (id: string, colour: string, strength: number) =>
    tag("radialGradient", { id }, stop(0, colour, strength) + stop(0.35, colour, strength * 0.42) + stop(1, colour, 0));
  const beam = tag(
    "linearGradient", { id: "art-beam", x1: 0, y1: 0, x2: 1, y2: 0 },
    stop(0, pale(AMBER, 0.5), 0.75) + stop(1, pale(AMBER, 0.5), 0),
  );
  const cone = tag(
    "linearGradient", { id: "art-cone", x1: 0, y1: 0, x2: 0, y2: 1 },
    stop(0, pale(AMBER, 0.4), 0.6) + stop(1, pale(AMBER, 0.4), 0.04),
  );
  const fade = tag("linearGradient", { id: "art-fog", x1: 0, y1: 0, x2: 1, y2: 0 }, stop(0, INK, 1) + stop(1, INK, 0));
  const grain = tag(
    "filter", { id: "art-grain", x: "0", y: "0", width: "100%", height: "100%" },
    tag("feTurbulence", { type: "fractalNoise", baseFrequency: "0.8", numOctaves: 2, seed: 7, stitchTiles: "stitch" }) +
      tag("feColorMatrix", { type: "matrix", values: "0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 1.6 -0.55" }),
  );
  return tag(
    "defs", {},
    skies.join("") + glow("art-glow", AMBER, 0.85) + glow("art-moonlight", BONE, 0.4) + glow("art-cold", "#cfe3ff", 0.8) + beam + cone + fade + grain,
  );
}

/** Puts the shared gradients into the document, once; every component that draws calls it. */
export function ensureDefinitions(): void {
  if (typeof document === "undefined" || document.getElementById("art-definitions")) return;
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.id = "art-definitions";
  holder.setAttribute("width", "0");
  holder.setAttribute("height", "0");
  holder.setAttribute("aria-hidden", "true");
  holder.style.position = "absolute";
  holder.innerHTML = definitions();
  document.body.append(holder);
}

/**
 * A figure seen from the side, looking right, standing on 0, 0 and 100 high. Every part is drawn
 * twice: first all of them wider in the outline's colour, then in their own.
 */
import type { Look } from "./looks";
import { AMBER, BONE, INK, RUST, STEEL, WOOD, dark, pale } from "./palette";
import type { Pose } from "./pose";
import { circle, group, short } from "./svg";

const AID = "#1c8a68"; // first aid is green and white

interface Part {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  /** Not part of the outline: details inside. */
  inner?: boolean;
  round?: boolean;
}

type Point = [number, number];

const THIGH = 24;
const SHIN = 24;
const TRUNK = 32;
const UPPER = 17;
const FORE = 16;

function from([x, y]: Point, angle: number, length: number): Point {
  const a = (angle * Math.PI) / 180;
  return [x + Math.sin(a) * length, y + Math.cos(a) * length];
}

function trace(...points: Point[]): string {
  return "M" + points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L");
}

interface Body {
  hip: Point;
  neck: Point;
  head: Point;
  legs: [Point, Point, Point][]; // knee, ankle, toe
  arms: [Point, Point][]; // elbow, hand
  shoulder: Point;
  up: number; // which way the trunk points, in degrees from upright
}

function joints(look: Look, pose: Pose): Body {
  const hip: Point = [0, 0];
  const neck = from(hip, 180 - pose.lean, TRUNK);
  const shoulder = from(hip, 180 - pose.lean, TRUNK - 4);
  const head = from(neck, 180 - pose.lean - pose.head * 0.8 + (pose.lying ? 10 : 0), 10.5);
  const legs = ([0, 1] as const).map((i): [Point, Point, Point] => {
    const knee = from(hip, pose.thigh[i], THIGH);
    const shin = pose.thigh[i] - pose.knee[i];
    const ankle = from(knee, shin, SHIN - 2);
    return [knee, ankle, from(ankle, shin + 78, 7)];
  });
  const arms = ([0, 1] as const).map((i): [Point, Point] => {
    const elbow = from(shoulder, pose.arm[i], UPPER);
    return [elbow, from(elbow, pose.arm[i] + pose.elbow[i], FORE)];
  });
  return grounded({ hip, neck, head, legs, arms, shoulder, up: pose.lean }, pose, look);
}

/** The lowest joint touches the ground, or is in the air for a moment of a run. */
function grounded(body: Body, pose: Pose, look: Look): Body {
  const points = [body.hip, body.neck, body.shoulder, body.head, ...body.legs.flat(), ...body.arms.flat()];
  const feet = Math.max(...body.legs.flatMap(([knee, ankle, toe]) => [knee[1], ankle[1], toe[1]])) + 2.6;
  const trunk = Math.max(body.hip[1], body.neck[1]) + 7 * look.girth;
  const drop = -Math.max(feet, trunk) - pose.air;
  for (const p of new Set(points)) p[1] += drop;
  return body;
}

export interface FigureOptions {
  outline?: string | null;
  shadow?: boolean;
}

export function figure(look: Look, pose: Pose, options: FigureOptions = {}): string {
  const body = joints(look, pose);
  const parts = partsOf(pose.lying ? { ...look, pack: undefined, scarf: undefined } : look, body);
  const outline = options.outline === undefined ? BONE : options.outline;
  const rim = outline ? group(parts.filter((p) => !p.inner).map((p) => edge(p)).join(""), { fill: outline, stroke: outline, "stroke-linejoin": "round", "stroke-linecap": "round" }) : "";
  const drawn = group(parts.map(plain).join(""), { "stroke-linejoin": "round", "stroke-linecap": "round" });
  const shadow = options.shadow === false ? "" : `<ellipse cx="${pose.lying ? 14 : 9}" cy="0" rx="${short((pose.lying ? 44 : 23) * look.girth ** 0.5)}" ry="3.6" fill="#000" opacity=".32"/>`;
  return shadow + group(rim + drawn, { transform: `scale(${look.height})` });
}

const RIM = 4.2;

function edge(p: Part): string {
  return `<path d="${p.d}" ${p.fill ? "" : 'fill="none" '}stroke-width="${short((p.width ?? 0) + RIM)}"/>`;
}

function plain(p: Part): string {
  const stroke = p.stroke ? ` stroke="${p.stroke}" stroke-width="${short(p.width ?? 1)}"` : "";
  return `<path d="${p.d}" fill="${p.fill ?? "none"}"${stroke}/>`;
}

function partsOf(look: Look, b: Body): Part[] {
  const g = look.girth ** 0.8;
  const leg = (i: 0 | 1, shade: number): Part[] => [
    { d: trace(b.hip, b.legs[i]![0], b.legs[i]![1]), stroke: dark(look.legs, shade), width: 8.4 * g },
    { d: trace(b.legs[i]![1], b.legs[i]![2]), stroke: dark(look.shoes, shade), width: 5.6 },
  ];
  const arm = (i: 0 | 1, shade: number): Part[] => [
    { d: trace(b.arms[i]![0], b.arms[i]![1]), stroke: dark(look.torn ? look.skin : look.top, shade), width: 5.6 * g },
    { d: trace(b.shoulder, b.arms[i]![0]), stroke: dark(look.top, shade), width: 7 * g },
    { d: trace(b.arms[i]![1], b.arms[i]![1]), stroke: dark(look.skin, shade), width: 6 },
  ];
  return [
    ...arm(1, 0.42), ...held(look, b.arms[1]![1], true),
    ...leg(1, 0.38), ...leg(0, 0.08), ...pack(look, b), ...trunk(look, b, g), ...dress(look, b, g),
    ...hairBehind(look, b), ...headOf(look, b), ...scarf(look, b), ...held(look, b.arms[0]![1], false), ...arm(0, 0.12),
  ];
}

function along(b: Body, t: number, side: number): Point {
  const x = b.hip[0] + (b.neck[0] - b.hip[0]) * t;
  const y = b.hip[1] + (b.neck[1] - b.hip[1]) * t;
  const a = (b.up * Math.PI) / 180;
  return [x + Math.cos(a) * side, y + Math.sin(a) * side];
}

function trunk(look: Look, b: Body, g: number): Part[] {
  const belly = look.girth > 1.4 ? 5 * look.girth : 0;
  const w = 7.4 * g;
  const outline: Point[] = [along(b, 0, -w * 0.9), along(b, 0.9, -w), along(b, 1, -w * 0.4), along(b, 1, w * 0.4), along(b, 0.88, w), along(b, 0.35, w + belly), along(b, -0.02, w * 0.9 + belly * 0.4)];
  const shade: Point[] = [along(b, 0.9, w * 0.2), along(b, 0.88, w), along(b, 0.35, w + belly), along(b, -0.02, w * 0.9 + belly * 0.4), along(b, 0, w * 0.2)];
  const parts: Part[] = [
    { d: `${trace(...outline)}Z`, fill: look.top, stroke: look.top, width: 3 },
    { d: `${trace(...shade)}Z`, fill: dark(look.top, 0.24), inner: true },
  ];
  if (look.torn) {
    parts.push({ d: trace(along(b, 0.3, w * 0.5), along(b, 0.46, w * 0.85), along(b, 0.34, w * 0.95)) + "Z", fill: look.skin, inner: true });
    parts.push({ d: trace(along(b, 0.62, -w * 0.3), along(b, 0.5, w * 0.2), along(b, 0.44, -w * 0.2)) + "Z", fill: dark(RUST, 0.35), inner: true });
  }
  return parts;
}

function dress(look: Look, b: Body, g: number): Part[] {
  if (!look.dress) return [];
  const w = 8.2 * g;
  const reach = look.dress === "apron" ? 0.75 : look.dress === "coat" ? 1 : 1.12;
  const knees = [b.legs[0]![0], b.legs[1]![0]];
  const [front, back] = knees[0]![0] > knees[1]![0] ? [knees[0]!, knees[1]!] : [knees[1]!, knees[0]!];
  const hem = (knee: Point, out: number): Point => [b.hip[0] + (knee[0] - b.hip[0]) * reach + out, b.hip[1] + (knee[1] - b.hip[1]) * reach + 2];
  const [f, k] = [hem(front, 6 * g), hem(back, -6 * g)];
  const colour = look.dress === "apron" ? pale(look.top, 0.3) : look.top;
  const zigzag: Point[] = look.torn
    ? [0.14, 0.3, 0.45, 0.6, 0.76, 0.9].map((t, i): Point => [f[0] + (k[0] - f[0]) * t, Math.max(f[1], k[1]) + (i % 2 ? 3.5 : -3)])
    : [];
  const skirt: Point[] = [along(b, 0.12, -w), along(b, 0.12, w), f, ...zigzag, k];
  const fold: Point[] = [along(b, 0.1, w * 0.3), along(b, 0.12, w), f, [f[0] + (k[0] - f[0]) * 0.34, f[1]]];
  return [{ d: `${trace(...skirt)}Z`, fill: colour, stroke: colour, width: 2.4 }, { d: `${trace(...fold)}Z`, fill: dark(colour, 0.24), inner: true }];
}

function pack(look: Look, b: Body): Part[] {
  if (!look.pack) return [];
  const d = `${trace(along(b, 0.2, -9), along(b, 0.92, -10), along(b, 0.86, -18), along(b, 0.2, -19))}Z`;
  const roll = trace(along(b, 1, -11), along(b, 1, -17));
  return [{ d, fill: look.pack, stroke: look.pack, width: 5 }, { d: roll, stroke: pale(look.pack, 0.4), width: 6 }, { d: trace(along(b, 0.5, -11), along(b, 0.46, -20)), stroke: dark(look.pack, 0.4), width: 1.4, inner: true }];
}

function scarf(look: Look, b: Body): Part[] {
  if (!look.scarf) return [];
  return [
    { d: trace(along(b, 1.02, -5), along(b, 1.0, 6)), stroke: look.scarf, width: 5.4 },
    { d: trace(along(b, 1, -5), along(b, 0.86, -13), along(b, 0.92, -20)), stroke: dark(look.scarf, 0.12), width: 4 },
  ];
}

function disc([x, y]: Point, rx: number, ry = rx): string {
  return `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-rx * 2)} 0Z`;
}

function headOf(look: Look, b: Body): Part[] {
  const [x, y] = b.head;
  const parts: Part[] = [
    { d: trace(b.neck, b.head), stroke: dark(look.skin, 0.25), width: 5.5 },
    { d: disc(b.head, 7.6, 8.4), fill: look.skin },
    { d: `M${short(x + 6.6)} ${short(y - 1)}l3 2.6l-3 1.4Z`, fill: look.skin },
    { d: `M${short(x + 1)} ${short(y - 8)}a7.6 8.4 0 0 1 1 16a9 9 0 0 0 -1 -16Z`, fill: dark(look.skin, 0.18), inner: true },
    { d: disc([x + 4, y - 1], 1.1), fill: look.dead ? BONE : INK, inner: true },
  ];
  if (look.dead) parts.push({ d: disc([x + 4, y - 1], 2), fill: dark(look.skin, 0.6), inner: true }, { d: disc([x + 4.2, y - 1], 0.9), fill: AMBER, inner: true }, { d: `M${short(x + 3)} ${short(y + 4)}l4 -.6`, stroke: dark(RUST, 0.4), width: 1.4, inner: true });
  return [...parts, ...hairAndHat(look, b)];
}

function hairBehind(look: Look, b: Body): Part[] {
  const [x, y] = b.head;
  if (look.cut === "long") return [{ d: `M${short(x - 1)} ${short(y - 8)}C${short(x - 13)} ${short(y - 7)} ${short(x - 11)} ${short(y + 9)} ${short(x - 13)} ${short(y + 21)}L${short(x - 7)} ${short(y + 17)}L${short(x - 3)} ${short(y + 20)}L${short(x + 2)} ${short(y + 6)}Z`, fill: look.hair }];
  if (look.cut === "ponytail") return [{ d: `M${short(x - 6)} ${short(y - 3)}q-9 2 -10 13`, stroke: look.hair, width: 5 }];
  return [];
}

function hairAndHat(look: Look, b: Body): Part[] {
  const [x, y] = b.head;
  const cap = `M${short(x + 6)} ${short(y - 5)}C${short(x + 4)} ${short(y - 12)} ${short(x - 9)} ${short(y - 12)} ${short(x - 8.6)} ${short(y + 1)}C${short(x - 8)} ${short(y + 6)} ${short(x - 4)} ${short(y + 4)} ${short(x - 3)} ${short(y - 1)}C${short(x - 1)} ${short(y - 4)} ${short(x + 3)} ${short(y - 4)} ${short(x + 6)} ${short(y - 5)}Z`;
  const parts: Part[] = look.cut === "bald" ? [] : [{ d: cap, fill: look.hair }];
  if (look.cut === "bun") parts.push({ d: disc([x - 8, y - 6], 4), fill: look.hair });
  if (look.cut === "curls") for (const [dx, dy] of [[-7, -4], [-4, -8], [1, -9], [-8, 1]] as const) parts.push({ d: disc([x + dx, y + dy], 3.6), fill: look.hair });
  if (look.cut === "long" && look.dead) parts.push({ d: `M${short(x + 5)} ${short(y - 7)}q4 6 1 15l-3 -2q1 -7 -3 -11Z`, fill: look.hair });
  return [...parts, ...hat(look, x, y)];
}

function hat(look: Look, x: number, y: number): Part[] {
  const dome = (h: number) => `M${short(x - 8.4)} ${short(y - 3)}q0 ${-h} 8 ${-h}q8 0 8 ${h}Z`;
  switch (look.hat) {
    case "cap": return [{ d: dome(9), fill: dark(look.top, 0.2) }, { d: `M${short(x + 4)} ${short(y - 4)}h8`, stroke: INK, width: 2.6 }, { d: disc([x + 3, y - 8], 1.5), fill: AMBER, inner: true }];
    case "helmet": return [{ d: dome(10.5), fill: pale(AMBER, 0.1) }, { d: `M${short(x - 10)} ${short(y - 3.5)}h21`, stroke: dark(AMBER, 0.2), width: 2.4 }];
    case "woolly": return [{ d: dome(10), fill: RUST }, { d: disc([x - 1, y - 13], 2.6), fill: BONE }, { d: `M${short(x - 8)} ${short(y - 4)}h16`, stroke: dark(RUST, 0.3), width: 3 }];
    case "brim": return [{ d: dome(10), fill: dark(WOOD, 0.1) }, { d: `M${short(x - 13)} ${short(y - 4)}h26`, stroke: dark(WOOD, 0.25), width: 2.6 }];
    case "nurse": return [{ d: `M${short(x - 7)} ${short(y - 6)}l1 -7h9l2 7Z`, fill: "#ffffff" }, { d: `M${short(x - 1)} ${short(y - 11.6)}v4m-2 -2h4`, stroke: AID, width: 1.5, inner: true }];
    default: return [];
  }
}

/** What is carried: long things in the near hand, the lantern in the far one. */
function held(look: Look, [x, y]: Point, far: boolean): Part[] {
  if (!look.holds || (look.holds === "lantern") !== far) return [];
  switch (look.holds) {
    case "lantern": return [{ d: `M${short(x - 4)} ${short(y + 3)}h8v10h-8Z`, fill: dark(STEEL, 0.3) }, { d: `M${short(x - 2)} ${short(y + 5)}h4v6h-4Z`, fill: pale(AMBER, 0.4), inner: true }];
    case "bat": return [{ d: trace([x - 3, y + 3], [x + 9, y - 22]), stroke: pale(WOOD, 0.3), width: 4.4 }];
    case "gun": return [{ d: trace([x, y], [x + 11, y - 1]), stroke: INK, width: 3.6 }, { d: trace([x, y], [x - 1, y + 5]), stroke: INK, width: 3.2 }];
    case "axe": return [{ d: trace([x - 3, y + 6], [x + 5, y - 20]), stroke: WOOD, width: 3 }, { d: `M${short(x + 3)} ${short(y - 22)}l10 2l-1 9l-9 -4Z`, fill: STEEL }];
    case "medkit": return [{ d: `M${short(x - 6)} ${short(y + 2)}h12v9h-12Z`, fill: BONE }, { d: `M${short(x)} ${short(y + 4)}v5m-2.5 -2.5h5`, stroke: AID, width: 1.8, inner: true }];
  }
}

/** The light of a lantern in a figure's far hand, to be laid above the night. */
export function lanternLight(look: Look, pose: Pose): string {
  const [x, y] = joints(look, pose).arms[1]![1];
  const s = look.height;
  return circle(x * s, (y + 8) * s, 46, "url(#art-glow)", { opacity: 0.75 }) + circle(x * s, (y + 8) * s, 3, pale(AMBER, 0.6));
}

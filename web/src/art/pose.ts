/**
 * How a body stands: angles of its joints in degrees. Bodies look to the right; 0 hangs straight
 * down, positive swings forward. Index 0 is the near arm or leg, 1 the far one.
 */
export interface Pose {
  lean: number; // of the trunk
  head: number;
  thigh: [number, number];
  knee: [number, number]; // bend backwards
  arm: [number, number];
  elbow: [number, number]; // bend forwards
  air: number; // how high the lowest joint is above the ground
  lying?: boolean;
}

export const GAITS = ["stand", "creep", "walk", "run", "sprint", "shamble", "lurch", "crawl"] as const;
export type Gait = (typeof GAITS)[number];
export const STILLS = ["rest", "sleep", "kneel", "fallen", "reach", "aim", "cheer"] as const;
export type Still = (typeof STILLS)[number];

interface Stride {
  lean: number;
  head: number;
  swing: number;
  bend: number;
  arms: number;
  elbows: number;
  hold?: [number, number]; // arms that are held, not swung
}

const STRIDES: Record<Exclude<Gait, "stand">, Stride> = {
  creep: { lean: 30, head: -14, swing: 24, bend: 38, arms: 16, elbows: 62 },
  walk: { lean: 5, head: 0, swing: 25, bend: 34, arms: 24, elbows: 18 },
  run: { lean: 15, head: -6, swing: 42, bend: 72, arms: 46, elbows: 82 },
  sprint: { lean: 27, head: -14, swing: 56, bend: 92, arms: 62, elbows: 88 },
  shamble: { lean: 9, head: 16, swing: 17, bend: 16, arms: 7, elbows: 10, hold: [42, 8] },
  lurch: { lean: 24, head: 2, swing: 30, bend: 34, arms: 8, elbows: 14, hold: [84, 70] },
  crawl: { lean: 76, head: -62, swing: 22, bend: 84, arms: 30, elbows: 22, hold: [52, 30] },
};

/** A moment of a gait; a whole double step is a phase from 0 to 1. */
export function stepping(gait: Gait, phase: number): Pose {
  if (gait === "stand")
    return { lean: 1, head: 0, thigh: [5, -5], knee: [2, 4], arm: [5, -6], elbow: [12, 12], air: 0 };
  const s = STRIDES[gait];
  const turn = phase * 2 * Math.PI;
  const swing = Math.sin(turn);
  const bend = (at: number) => 5 + s.bend * Math.max(0, Math.cos(at)) ** 1.3;
  const hold = s.hold ?? [0, 0];
  return {
    lean: s.lean + Math.sin(turn * 2) * 1.5,
    head: s.head,
    thigh: [s.swing * swing + s.lean * 0.2, -s.swing * swing + s.lean * 0.2],
    knee: [bend(turn), bend(turn + Math.PI)],
    arm: [hold[0] - s.arms * swing, hold[1] + s.arms * swing],
    elbow: [s.elbows, s.elbows * 0.8],
    air: gait === "run" || gait === "sprint" ? Math.abs(swing) * 4 : 0,
  };
}

export function still(kind: Still): Pose {
  switch (kind) {
    case "rest":
      return { lean: 12, head: 26, thigh: [118, 106], knee: [132, 124], arm: [44, 56], elbow: [30, 22], air: 0 };
    case "sleep":
      return { lean: -86, head: -6, thigh: [128, 116], knee: [112, 108], arm: [76, 60], elbow: [-32, 20], air: 0, lying: true };
    case "kneel":
      return { lean: 28, head: 36, thigh: [16, 4], knee: [104, 96], arm: [22, 8], elbow: [20, 14], air: 0 };
    case "fallen":
      return { lean: 92, head: -10, thigh: [-80, -92], knee: [14, 4], arm: [112, 78], elbow: [24, 34], air: 0, lying: true };
    case "reach":
      return { lean: 17, head: -4, thigh: [22, -20], knee: [8, 22], arm: [86, 74], elbow: [6, 12], air: 0 };
    case "aim":
      return { lean: 4, head: 0, thigh: [18, -16], knee: [8, 8], arm: [84, 70], elbow: [4, 26], air: 0 };
    case "cheer":
      return { lean: -3, head: -10, thigh: [8, -8], knee: [2, 4], arm: [158, 148], elbow: [18, 22], air: 0 };
  }
}

export function pose(kind: Gait | Still, phase = 0): Pose {
  return (GAITS as readonly string[]).includes(kind) ? stepping(kind as Gait, phase) : still(kind as Still);
}

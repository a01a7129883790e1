import type { Random } from '../../music/compose/seeded-random';
import type { Curve } from '../shapes/land';

/** The sum of several sine waves: a line of hills or of water. */
export interface Ripple {
  readonly parts: readonly {
    readonly length: number;
    readonly height: number;
    readonly phase: number;
    readonly pace: number;
  }[];
}

export interface RippleForm {
  /** Distance between two crests of the longest part, in picture units. */
  readonly length: number;
  /** From its middle to the highest crest. */
  readonly height: number;
  readonly parts: number;
}

/** A different line for each seed; each part is shorter and lower than the one before. */
export function ripple(random: Random, { length, height, parts }: RippleForm): Ripple {
  const shares = Array.from({ length: parts }, (_, at) => 0.58 ** at);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return {
    parts: shares.map((share, at) => ({
      length: (length * random.between(0.86, 1.18)) / 1.9 ** at,
      height: (height * share) / whole,
      phase: random.between(0, 2 * Math.PI),
      pace: random.between(0.7, 1.3) * (1 + 0.4 * at),
    })),
  };
}

export interface CurvePlace {
  readonly width: number;
  readonly y: number;
  /** How far it has moved to the left, in picture units. */
  readonly shift?: number;
  /** How far its parts have shifted against each other, in radians. */
  readonly time?: number;
  /** Scale of its height; 1 is unchanged. */
  readonly scale?: number;
}

/** The line at a position and a time, as one height for each column. */
export function curveOf({ parts }: Ripple, { width, y, shift = 0, time = 0, scale = 1 }: CurvePlace): Curve {
  const curve = new Float32Array(width).fill(y);
  for (const { length, height, phase, pace } of parts) {
    const step = (2 * Math.PI) / length;
    addSine(curve, { start: phase + shift * step + time * pace, step, height: height * scale });
  }
  return curve;
}

interface Sine {
  readonly start: number;
  readonly step: number;
  readonly height: number;
}

/** Rotates a vector step by step, which costs far less than computing a sine for each column. */
function addSine(curve: Curve, { start, step, height }: Sine): void {
  const turnX = Math.cos(step);
  const turnY = Math.sin(step);
  let across = Math.cos(start) * height;
  let up = Math.sin(start) * height;
  for (let x = 0; x < curve.length; x += 1) {
    curve[x] = (curve[x] as number) + up;
    const before = across;
    across = across * turnX - up * turnY;
    up = up * turnX + before * turnY;
  }
}

/** The line's height at x, interpolated between columns; outside the curve, the height at its edge. */
export function heightAt(curve: Curve, x: number): number {
  const inside = Math.min(curve.length - 1.001, Math.max(0, x));
  const left = Math.floor(inside);
  const first = curve[left] as number;
  return first + ((curve[left + 1] as number) - first) * (inside - left);
}

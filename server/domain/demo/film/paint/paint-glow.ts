import { DITHER, DITHER_SIDE } from './dither';
import type { Grid, Plate } from './plate';
import type { Tone } from './tone';

/** Light around a point, fading to nothing at its radius. */
export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Of the height to the width; 1 where absent. */
  readonly flatness?: number;
  readonly tone: Tone;
  /** At its middle, 0 to 1. */
  readonly strength: number;
}

const STEPS = 1024;
const MASK = DITHER_SIDE - 1;
const WIDE = 160;
/** How light falls off, by the square of the distance. */
const FALL = Float32Array.from({ length: STEPS + 1 }, (_, at) => {
  const rest = 1 - at / STEPS;
  return rest * rest * (0.35 + 0.65 * Math.exp(-4 * (at / STEPS)));
});

/** Paints a soft light over what is there. */
export function paintGlow(plate: Plate, glow: Glow): void {
  if (glow.strength <= 0 || glow.radius <= 0) return;
  paintPlane(plate.brightness, 0, glow, glow.tone.luma);
  paintPlane(plate.colour, 0, glow, glow.tone.blue);
  paintPlane(plate.colour, 1, glow, glow.tone.red);
}

interface Line {
  readonly plane: Uint8Array;
  readonly start: number;
  readonly grain: number;
  readonly from: number;
  readonly to: number;
}

function paintPlane({ width, height, pixel, planes }: Grid, which: number, glow: Glow, value: number): void {
  const flatness = glow.flatness ?? 1;
  const last = Math.min(height, Math.ceil((glow.y + glow.radius * flatness) / pixel));
  for (let at = Math.max(0, Math.floor((glow.y - glow.radius * flatness) / pixel)); at < last; at += 1) {
    const down = ((at + 0.5) * pixel - glow.y) / flatness;
    const half = Math.sqrt(Math.max(0, glow.radius * glow.radius - down * down));
    const line: Line = {
      plane: planes[which] as Uint8Array,
      start: at * width,
      grain: (at & MASK) * DITHER_SIDE,
      from: Math.max(0, Math.ceil((glow.x - half) / pixel)),
      to: Math.min(width, Math.floor((glow.x + half) / pixel)),
    };
    paintLine(line, glow, { value, pixel, below: down * down });
  }
}

interface Light {
  readonly value: number;
  readonly pixel: number;
  /** Squared distance of the line from the light. */
  readonly below: number;
}

/** A wide light changes so slowly that several pixels may share one look at how much of it there is. */
function paintLine({ plane, start, grain, from, to }: Line, glow: Glow, { value, pixel, below }: Light): void {
  const scale = STEPS / (glow.radius * glow.radius);
  const together = glow.radius >= WIDE ? 4 : glow.radius >= WIDE / 4 ? 2 : 1;
  for (let group = from; group < to; group += together) {
    const end = Math.min(to, group + together);
    const across = ((group + end) / 2) * pixel - glow.x;
    const share = (FALL[Math.min(STEPS, (below + across * across) * scale) | 0] as number) * glow.strength;
    const kept = 1 - share;
    const added = value * share;
    for (let x = group; x < end; x += 1) {
      plane[start + x] = (plane[start + x] as number) * kept + added + (DITHER[grain + (x & MASK)] as number);
    }
  }
}

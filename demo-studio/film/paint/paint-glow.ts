import { DITHER, DITHER_SIDE, grainOf } from './dither';
import type { Grid, Plate } from './plate';
import type { Tone } from './tone';

/** Light around a point, fading to nothing at its radius. */
export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Ratio of height to width; 1 if absent. */
  readonly flatness?: number;
  readonly tone: Tone;
  /** Strength at its middle, 0 to 1. */
  readonly strength: number;
}

const STEPS = 1024;
const MASK = DITHER_SIDE - 1;
/** A wide light changes so slowly that several neighbouring pixels share one computed strength. */
const WIDE = 160;
const MOST_PIXELS = 4096;
/** The strength of the light at each pixel of a line. */
const SHARES = new Float32Array(MOST_PIXELS);

/** The falloff of light, by the square of the distance. */
const FALL = Float32Array.from({ length: STEPS + 1 }, (_, at) => {
  const rest = 1 - at / STEPS;
  return rest * rest * (0.35 + 0.65 * Math.exp(-4 * (at / STEPS)));
});

/** Paints a soft light over the existing picture. */
export function paintGlow(plate: Plate, glow: Glow): void {
  if (glow.strength <= 0 || glow.radius <= 0) return;
  const offset = plate.nextGrain();
  paintGrid(plate.brightness, glow, [glow.tone.luma], offset);
  paintGrid(plate.colour, glow, [glow.tone.blue, glow.tone.red], offset);
}

function paintGrid(
  { width, height, pixel, planes, view }: Grid,
  glow: Glow,
  values: readonly number[],
  offset: number,
): void {
  const flatness = glow.flatness ?? 1;
  const last = Math.min(height, Math.ceil((glow.y + glow.radius * flatness) / pixel));
  for (let line = Math.max(0, Math.floor((glow.y - glow.radius * flatness) / pixel)); line < last; line += 1) {
    const down = ((line + 0.5) * pixel - glow.y) / flatness;
    const half = Math.sqrt(Math.max(0, glow.radius * glow.radius - down * down));
    const from = Math.max(0, Math.ceil((glow.x - view.left - half) / pixel));
    const count = Math.min(width, Math.floor((glow.x - view.left + half) / pixel)) - from;
    if (count <= 0) continue;
    measure(glow, down * down, (from + 0.5) * pixel + view.left - glow.x, { count, pixel });
    const grain = grainOf(line, offset);
    for (let which = 0; which < planes.length; which += 1) {
      const place = line * width + from;
      lighten(
        (planes[which] as Uint8Array).subarray(place, place + count),
        values[which] as number,
        grain,
        offset + from,
      );
    }
  }
}

interface Line {
  readonly count: number;
  readonly pixel: number;
}

function measure(glow: Glow, below: number, start: number, { count, pixel }: Line): void {
  const scale = STEPS / (glow.radius * glow.radius);
  const together = glow.radius >= WIDE ? 4 : glow.radius >= WIDE / 4 ? 2 : 1;
  const middle = start + ((together - 1) / 2) * pixel;
  for (let group = 0; group < count; group += together) {
    const across = middle + group * pixel;
    const share = (FALL[Math.min(STEPS, (below + across * across) * scale) | 0] as number) * glow.strength;
    for (let x = group; x < group + together; x += 1) SHARES[x] = share;
  }
}

function lighten(pixels: Uint8Array, value: number, grain: number, offset: number): void {
  for (let x = 0; x < pixels.length; x += 1) {
    const there = pixels[x] as number;
    pixels[x] = there + (value - there) * (SHARES[x] as number) + (DITHER[grain + ((x + offset) & MASK)] as number);
  }
}

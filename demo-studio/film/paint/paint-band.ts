import { columnOf, type Curve } from '../shapes/land';
import { DITHER, DITHER_SIDE } from './dither';
import { toneAt, type Ink } from './ink';
import type { Grid, Plate } from './plate';
import type { Tone } from './tone';

/** The area between two curves. */
export interface Band {
  readonly ridge: Curve;
  readonly foot: Curve;
  /** How wide its edges are; sharp where absent. */
  readonly softness?: number;
  /** Its strength at each column, 0 to 1; the same everywhere if absent. */
  readonly along?: Float32Array;
}

const MASK = DITHER_SIDE - 1;
const FAINTEST = 0.004;

/** Paints the area between two curves column by column, for narrow bands such as the crest of a wave. */
export function paintBand(plate: Plate, band: Band, ink: Ink): void {
  if (ink.strength <= 0) return;
  paintPlane(plate.brightness, 0, band, inkOf(plate.brightness, ink, 'luma'));
  paintPlane(plate.colour, 0, band, inkOf(plate.colour, ink, 'blue'));
  paintPlane(plate.colour, 1, band, inkOf(plate.colour, ink, 'red'));
}

interface PlaneInk {
  /** A value for each line of the plane. */
  readonly values: Float32Array;
  readonly strength: number;
}

function inkOf({ height, pixel }: Grid, ink: Ink, channel: keyof Tone): PlaneInk {
  const values = new Float32Array(height).fill(ink.stops[0][1][channel]);
  if (ink.stops.length > 1) values.forEach((_, line) => (values[line] = toneAt(ink, (line + 0.5) * pixel)[channel]));
  return { values, strength: ink.strength };
}

function paintPlane({ planes, width, height, pixel, view }: Grid, which: number, band: Band, ink: PlaneInk): void {
  const { ridge, foot, softness = 0, along } = band;
  const plane = planes[which] as Uint8Array;
  const edge = Math.max(pixel, softness);
  for (let x = 0; x < width; x += 1) {
    const across = view.left + x * pixel;
    const strength = ink.strength * (along === undefined ? 1 : columnOf(along, across));
    const upper = columnOf(ridge, across);
    const lower = columnOf(foot, across);
    const last = strength < FAINTEST ? 0 : Math.min(height, Math.ceil((lower + edge / 2) / pixel));
    for (let line = Math.max(0, Math.floor((upper - edge / 2) / pixel)); line < last; line += 1) {
      const y = (line + 0.5) * pixel;
      const share = Math.min(1, (y - upper) / edge + 0.5) - Math.max(0, (y - lower) / edge + 0.5);
      if (share <= 0) continue;
      const there = plane[line * width + x] as number;
      const grain = DITHER[(line & MASK) * DITHER_SIDE + (x & MASK)] as number;
      plane[line * width + x] = there + ((ink.values[line] as number) - there) * share * strength + grain;
    }
  }
}

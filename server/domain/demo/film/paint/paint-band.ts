import type { Curve } from '../shapes/land';
import { DITHER, DITHER_SIDE } from './dither';
import { toneAt, type Ink } from './ink';
import type { Grid, Plate } from './plate';
import type { Tone } from './tone';

/** What lies between two curves. */
export interface Band {
  readonly ridge: Curve;
  readonly foot: Curve;
  /** How wide its edges are; sharp where absent. */
  readonly softness?: number;
}

const MASK = DITHER_SIDE - 1;

/** Paints what lies between two curves, column by column: for narrow bands, such as the crest of a wave. */
export function paintBand(plate: Plate, band: Band, ink: Ink): void {
  if (ink.strength <= 0) return;
  const tones = Array.from({ length: plate.height }, (_, y) => toneAt(ink, y));
  paintGrid(plate.brightness, band, { tones, strength: ink.strength, channels: ['luma'] });
  paintGrid(plate.colour, band, { tones, strength: ink.strength, channels: ['blue', 'red'] });
}

interface Paint {
  /** For each height of the picture. */
  readonly tones: readonly Tone[];
  readonly strength: number;
  readonly channels: readonly (keyof Tone)[];
}

function paintGrid(grid: Grid, { ridge, foot, softness = 0 }: Band, paint: Paint): void {
  const { width, height, pixel } = grid;
  const edge = Math.max(pixel, softness);
  for (let x = 0; x < width; x += 1) {
    const upper = ridge[x * pixel] as number;
    const lower = foot[x * pixel] as number;
    const last = Math.min(height, Math.ceil((lower + edge / 2) / pixel));
    for (let line = Math.max(0, Math.floor((upper - edge / 2) / pixel)); line < last; line += 1) {
      const y = (line + 0.5) * pixel;
      const share = Math.min(1, (y - upper) / edge + 0.5) - Math.max(0, (y - lower) / edge + 0.5);
      if (share > 0) paintPixel(grid, paint, { x, line }, share * paint.strength);
    }
  }
}

interface Pixel {
  readonly x: number;
  readonly line: number;
}

function paintPixel({ planes, width, pixel }: Grid, paint: Paint, { x, line }: Pixel, share: number): void {
  const grain = DITHER[(line & MASK) * DITHER_SIDE + (x & MASK)] as number;
  const tone = paint.tones[line * pixel] as Tone;
  const at = line * width + x;
  for (let channel = 0; channel < planes.length; channel += 1) {
    const plane = planes[channel] as Uint8Array;
    const there = plane[at] as number;
    plane[at] = there + (tone[paint.channels[channel] as keyof Tone] - there) * share + grain;
  }
}

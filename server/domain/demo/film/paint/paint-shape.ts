import type { CoverRow, RowPlace, Shape } from './cover-row';
import { DITHER, DITHER_SIDE } from './dither';
import { toneAt, type Ink } from './ink';
import type { Grid, Plate } from './plate';
import type { Tone } from './tone';

type Channel = keyof Tone;

const BRIGHTNESS: readonly Channel[] = ['luma'];
const COLOUR: readonly Channel[] = ['blue', 'red'];
const MASK = DITHER_SIDE - 1;
const MOST_PIXELS = 4096;
const SCRATCH: CoverRow = { from: 0, to: 0, wholeFrom: 0, wholeTo: 0, values: new Float32Array(MOST_PIXELS) };

/** Paints a shape, with smooth edges, over what is there. */
export function paintShape(plate: Plate, shape: Shape, ink: Ink): void {
  if (ink.strength <= 0) return;
  paintGrid(plate.brightness, shape, ink, BRIGHTNESS);
  paintGrid(plate.colour, shape, ink, COLOUR);
}

function paintGrid(grid: Grid, shape: Shape, ink: Ink, channels: readonly Channel[]): void {
  const { pixel, width } = grid;
  const last = Math.min(grid.height, Math.ceil(shape.bottom / pixel));
  for (let line = Math.max(0, Math.floor(shape.top / pixel)); line < last; line += 1) {
    const place: RowPlace = { y: (line + 0.5) * pixel, pixel, width };
    shape.cover(SCRATCH, place);
    if (SCRATCH.from >= SCRATCH.to) continue;
    const tone = toneAt(ink, place.y);
    channels.forEach((channel, at) => {
      paintRow({ plane: grid.planes[at] as Uint8Array, start: line * width, line }, tone[channel], ink.strength);
    });
  }
}

interface Target {
  readonly plane: Uint8Array;
  readonly start: number;
  readonly line: number;
}

function paintRow(target: Target, value: number, strength: number): void {
  const { from, to, wholeFrom, wholeTo } = SCRATCH;
  blend(target, [from, wholeFrom], value, strength);
  if (strength >= 1) fill(target, [wholeFrom, wholeTo], value);
  else wash(target, [wholeFrom, wholeTo], value, strength);
  blend(target, [wholeTo, to], value, strength);
}

type Span = readonly [from: number, to: number];

function blend({ plane, start, line }: Target, [from, to]: Span, value: number, strength: number): void {
  const { values } = SCRATCH;
  const grain = (line & MASK) * DITHER_SIDE;
  for (let x = from; x < to; x += 1) {
    const share = (values[x] as number) * strength;
    if (share <= 0) continue;
    const there = plane[start + x] as number;
    plane[start + x] = there + (value - there) * share + (DITHER[grain + (x & MASK)] as number);
  }
}

function wash({ plane, start, line }: Target, [from, to]: Span, value: number, strength: number): void {
  const grain = (line & MASK) * DITHER_SIDE;
  const kept = 1 - strength;
  const added = value * strength;
  for (let x = from; x < to; x += 1) {
    plane[start + x] = (plane[start + x] as number) * kept + added + (DITHER[grain + (x & MASK)] as number);
  }
}

/** The grain repeats, so what is painted first is copied along. */
function fill({ plane, start, line }: Target, [from, to]: Span, value: number): void {
  const grain = (line & MASK) * DITHER_SIDE;
  const first = Math.min(to, from + DITHER_SIDE);
  for (let x = from; x < first; x += 1) plane[start + x] = value + (DITHER[grain + (x & MASK)] as number);
  for (let done = DITHER_SIDE; from + done < to; done *= 2) {
    plane.copyWithin(start + from + done, start + from, start + from + Math.min(done, to - from - done));
  }
}

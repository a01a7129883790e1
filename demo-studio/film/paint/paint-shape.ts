import type { CoverRow, Shape } from './cover-row';
import { DITHER, DITHER_SIDE, grainOf } from './dither';
import { toneAt, type Ink } from './ink';
import type { Grid, Plate } from './plate';
import type { Tone } from './tone';

type Channel = keyof Tone;

const BRIGHTNESS: readonly Channel[] = ['luma'];
const COLOUR: readonly Channel[] = ['blue', 'red'];
const MASK = DITHER_SIDE - 1;
const MOST_PIXELS = 4096;

/** Rows are painted one at a time, so one instance of each of these is enough for all pictures. */
const ROW: CoverRow = { from: 0, to: 0, wholeFrom: 0, wholeTo: 0, values: new Float32Array(MOST_PIXELS) };
const PLACE = { y: 0, pixel: 1, left: 0, width: 0 };
const BRUSH = { plane: new Uint8Array(0), start: 0, grain: 0, offset: 0, value: 0, strength: 1 };

/** Paints a shape with smooth edges over the existing picture. */
export function paintShape(plate: Plate, shape: Shape, ink: Ink): void {
  if (ink.strength <= 0) return;
  BRUSH.strength = Math.min(1, ink.strength);
  BRUSH.offset = plate.nextGrain();
  paintGrid(plate.brightness, shape, ink, BRIGHTNESS);
  paintGrid(plate.colour, shape, ink, COLOUR);
}

function paintGrid(grid: Grid, shape: Shape, ink: Ink, channels: readonly Channel[]): void {
  const { pixel, width, planes } = grid;
  PLACE.pixel = pixel;
  PLACE.left = grid.view.left;
  PLACE.width = width;
  const last = Math.min(grid.height, Math.ceil(shape.bottom / pixel));
  for (let line = Math.max(0, Math.floor(shape.top / pixel)); line < last; line += 1) {
    PLACE.y = (line + 0.5) * pixel;
    shape.cover(ROW, PLACE);
    if (ROW.from >= ROW.to) continue;
    const tone = toneAt(ink, PLACE.y);
    BRUSH.start = line * width;
    BRUSH.grain = grainOf(line, BRUSH.offset);
    for (let at = 0; at < planes.length; at += 1) {
      BRUSH.plane = planes[at] as Uint8Array<ArrayBuffer>;
      BRUSH.value = tone[channels[at] as Channel];
      paintRow();
    }
  }
}

function paintRow(): void {
  const { from, to, wholeFrom, wholeTo } = ROW;
  blend(from, wholeFrom);
  if (BRUSH.strength >= 1) fill(wholeFrom, wholeTo);
  else wash(wholeFrom, wholeTo);
  blend(wholeTo, to);
}

function blend(from: number, to: number): void {
  const { plane, start, grain, offset, value, strength } = BRUSH;
  const { values } = ROW;
  for (let x = from; x < to; x += 1) {
    const share = (values[x] as number) * strength;
    if (share <= 0) continue;
    const there = plane[start + x] as number;
    plane[start + x] = there + (value - there) * share + (DITHER[grain + ((x + offset) & MASK)] as number);
  }
}

function wash(from: number, to: number): void {
  const { plane, start, grain, offset, value, strength } = BRUSH;
  const kept = 1 - strength;
  const added = value * strength;
  for (let x = from; x < to; x += 1) {
    plane[start + x] = (plane[start + x] as number) * kept + added + (DITHER[grain + ((x + offset) & MASK)] as number);
  }
}

/** The grain repeats, so the first pixels are copied along the row. */
function fill(from: number, to: number): void {
  const { plane, start, grain, offset, value } = BRUSH;
  const first = Math.min(to, from + DITHER_SIDE);
  for (let x = from; x < first; x += 1) plane[start + x] = value + (DITHER[grain + ((x + offset) & MASK)] as number);
  for (let done = DITHER_SIDE; from + done < to; done *= 2) {
    plane.copyWithin(start + from + done, start + from, start + from + Math.min(done, to - from - done));
  }
}

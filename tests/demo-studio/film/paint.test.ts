import { dissolve } from '../../../demo-studio/film/paint/dissolve';
import { flat, ramp, thin, toneAt } from '../../../demo-studio/film/paint/ink';
import { paintBand } from '../../../demo-studio/film/paint/paint-band';
import { paintGlow } from '../../../demo-studio/film/paint/paint-glow';
import { paintShape } from '../../../demo-studio/film/paint/paint-shape';
import { Plate } from '../../../demo-studio/film/paint/plate';
import { toneOf } from '../../../demo-studio/film/paint/tone';
import type { Shape } from '../../../demo-studio/film/paint/cover-row';
import { Box } from '../../../demo-studio/film/shapes/box';
import { Ellipse } from '../../../demo-studio/film/shapes/ellipse';
import { Land } from '../../../demo-studio/film/shapes/land';
import { Polygon } from '../../../demo-studio/film/shapes/polygon';
import { Ring } from '../../../demo-studio/film/shapes/ring';
import { Spindle } from '../../../demo-studio/film/shapes/spindle';
import { Stroke } from '../../../demo-studio/film/shapes/stroke';

const SIDE = 200;
const BLACK = toneOf('#000000');
const WHITE = toneOf('#FFFFFF');
const RED = toneOf('#FF0000');

const level = (height: number): Float32Array => new Float32Array(SIDE).fill(height);
const half = { left: new Float32Array(40).fill(0.5), right: new Float32Array(40).fill(0.5) };

function blackPlate(): Plate {
  const plate = new Plate(SIDE, SIDE);
  paintShape(plate, new Box({ left: 0, top: 0, width: SIDE, height: SIDE }), flat(BLACK));
  return plate;
}

const plane = (plate: Plate, which: 'luma' | 'blue' | 'red'): Uint8Array =>
  ({ luma: plate.brightness.planes[0], blue: plate.colour.planes[0], red: plate.colour.planes[1] })[
    which
  ] as Uint8Array;

/** The amount of white in a picture, in pixels. */
function lightOf(plate: Plate): number {
  return plane(plate, 'luma').reduce((sum, value) => sum + (value - 16) / 219, 0);
}

/** The amount of red, measured by a colour difference. */
const redOf = (plate: Plate): number =>
  plane(plate, 'red').reduce((sum, value) => sum + ((value - 128) / (RED.red - 128)) * 4, 0);

describe('an upright frame', () => {
  const SHAPES: readonly (readonly [string, Shape])[] = [
    ['a box', new Box({ left: 60, top: 40, width: 50, height: 90, round: 9 })],
    ['an ellipse', new Ellipse({ x: 90, y: 90, across: 40, down: 60, softness: 6 })],
    ['a ring', new Ring({ x: 90, y: 100, across: 40, down: 50, width: 8 })],
    ['a stroke', new Stroke({ from: [60, 40], to: [120, 150], width: 12 })],
    [
      'a polygon',
      new Polygon([
        [60, 40],
        [125, 90],
        [80, 160],
      ]),
    ],
    ['a spindle', new Spindle({ profile: half, x: 90, y: 150, height: 60, lean: 0.1 })],
    ['land', new Land({ ridge: Float32Array.from({ length: SIDE }, (_, x) => 60 + x / 2) })],
  ];
  /** Shows the columns 50 to 150, with each pixel of a plate as four. */
  const upright = (): Plate => {
    const plate = new Plate(SIDE, SIDE, { width: SIDE, height: 2 * SIDE });
    plate.aim(50);
    return plate;
  };

  it.each(SHAPES)('shows a part of %s at twice the resolution', (_, shape) => {
    const whole = blackPlate();
    const part = upright();
    paintShape(part, new Box({ left: 0, top: 0, width: SIDE, height: SIDE }), flat(BLACK));
    for (const plate of [whole, part]) paintShape(plate, shape, flat(WHITE));
    const luma = plane(whole, 'luma');
    const seen = plane(part, 'luma');
    const away = Array.from({ length: 100 * SIDE }, (_value, at) => {
      const x = at % 100;
      const y = Math.floor(at / 100);
      const four = [0, 1].flatMap((down) =>
        [0, 1].map((across) => seen[(2 * y + down) * SIDE + 2 * x + across] as number),
      );
      return Math.abs(four.reduce((sum, value) => sum + value, 0) / 4 - (luma[y * SIDE + 50 + x] as number));
    });
    expect(away.reduce((sum, value) => sum + value, 0) / away.length).toBeLessThan(2);
    expect(lightOf(part)).toBeGreaterThan(1_000);
  });

  it('draws glows and bands at their positions', () => {
    const plate = upright();
    paintShape(plate, new Box({ left: 0, top: 0, width: SIDE, height: SIDE }), flat(BLACK));
    paintGlow(plate, { x: 100, y: 50, radius: 30, tone: WHITE, strength: 1 });
    paintBand(plate, { ridge: level(150), foot: level(160) }, flat(WHITE));
    const luma = plane(plate, 'luma');
    const at = (x: number, y: number): number => luma[2 * y * SIDE + 2 * (x - 50)] as number;
    expect([at(100, 50) > 200, at(60, 50) < 30, at(60, 155) > 200, at(60, 170) < 30]).toEqual([true, true, true, true]);
  });
});

describe('tones', () => {
  it.each([
    ['#000000', 16, 128, 128],
    ['#FFFFFF', 235, 128, 128],
    ['#FF0000', 62.6, 102.3, 240],
    ['#00FF00', 172.6, 41.7, 26.3],
    ['#0000FF', 31.8, 240, 117.7],
  ])('%s is encoded as BT.709 requires', (colour, luma, blue, red) => {
    const tone = toneOf(colour);
    expect(tone.luma).toBeCloseTo(luma, 0);
    expect(tone.blue).toBeCloseTo(blue, 0);
    expect(tone.red).toBeCloseTo(red, 0);
  });

  it.each([
    [0, 16],
    [10, 16],
    [15, 125.5],
    [20, 235],
    [25, 125.5],
    [30, 16],
    [99, 16],
  ])('change evenly from stop to stop: at %d', (y, luma) => {
    expect(toneAt(ramp([10, BLACK], [20, WHITE], [30, BLACK]), y).luma).toBeCloseTo(luma);
  });
});

describe('shapes', () => {
  const circle = Math.PI * 60 * 60;
  const rows: readonly (readonly [string, Shape, number])[] = [
    ['a circle', new Ellipse({ x: 100.3, y: 99.6, across: 60 }), circle],
    ['a soft circle', new Ellipse({ x: 100, y: 100, across: 60, softness: 20 }), circle],
    ['an ellipse', new Ellipse({ x: 100.3, y: 99.6, across: 80, down: 30 }), Math.PI * 80 * 30],
    ['a box between pixels', new Box({ left: 20.25, top: 30.75, width: 100.5, height: 50.25 }), 100.5 * 50.25],
    ['a thin box', new Box({ left: 20, top: 30.25, width: 100, height: 0.5 }), 50],
    ['a round box', new Box({ left: 20, top: 30, width: 100, height: 60, round: 20 }), 6000 - (4 - Math.PI) * 400],
    ['a soft box', new Box({ left: 50, top: 50, width: 100, height: 100, softness: 12 }), 10_000],
    ['a line', new Stroke({ from: [30, 40], to: [150, 130], width: 8 }), 150 * 8 + Math.PI * 16],
    ['an upright line', new Stroke({ from: [100, 20], to: [100, 170], width: 10 }), 1500 + Math.PI * 25],
    ['a blade', new Stroke({ from: [30, 100], to: [170, 100], width: 30, ends: 0 }), (140 * 30 * 2) / 3],
    ['a ring', new Ring({ x: 100, y: 100, across: 60, down: 60, width: 8 }), 2 * Math.PI * 60 * 8],
    [
      'a triangle',
      new Polygon([
        [20, 180],
        [180, 180],
        [100, 20],
      ]),
      (160 * 160) / 2,
    ],
    ['land', new Land({ ridge: level(120.5) }), SIDE * 79.5],
    ['land that ends', new Land({ ridge: level(120), until: 160 }), SIDE * 40],
    ['a tower', new Spindle({ profile: half, x: 100, y: 180, height: 100, lean: 0 }), 10_000],
    ['a tower that leans', new Spindle({ profile: half, x: 100, y: 180, height: 100, lean: 0.04 }), 10_000],
  ];

  it.each(rows)('%s adds as much brightness as its area', (_, shape, area) => {
    const plate = blackPlate();
    paintShape(plate, shape, flat(WHITE));
    expect(Math.abs(lightOf(plate) / area - 1)).toBeLessThan(0.03);
  });

  it.each(rows)('%s adds as much colour as its area', (_, shape, area) => {
    const plate = blackPlate();
    paintShape(plate, shape, flat(RED));
    expect(Math.abs(redOf(plate) / area - 1)).toBeLessThan(0.04);
  });

  it.each([
    ['beyond the left edge', new Ellipse({ x: -100, y: 100, across: 60 }), 0],
    ['half in the picture', new Ellipse({ x: 0, y: 100, across: 60 }), circle / 2],
    ['in a corner', new Ellipse({ x: SIDE, y: SIDE, across: 60 }), circle / 4],
    ['below it', new Box({ left: 0, top: SIDE + 2, width: 50, height: 50 }), 0],
    ['larger than it', new Box({ left: -50, top: -50, width: 900, height: 900 }), SIDE * SIDE],
  ])('%s are painted only as far as they are inside the picture', (_, shape, area) => {
    const plate = blackPlate();
    paintShape(plate, shape, flat(WHITE));
    expect(Math.abs(lightOf(plate) - area)).toBeLessThanOrEqual(0.02 * area);
  });

  it('let the background show through a translucent ink', () => {
    const plate = blackPlate();
    paintShape(plate, new Box({ left: 0, top: 0, width: SIDE, height: SIDE }), thin(flat(WHITE), 0.25));
    expect(lightOf(plate) / (SIDE * SIDE)).toBeCloseTo(0.25, 2);
  });

  it('leave the picture unchanged when their ink is fully transparent', () => {
    const plate = blackPlate();
    const before = plate.bytes.slice();
    paintShape(plate, new Ellipse({ x: 100, y: 100, across: 50 }), flat(WHITE, 0));
    expect(plate.bytes).toEqual(before);
  });
});

describe('a band between two curves', () => {
  it('covers the area between the curves', () => {
    const plate = blackPlate();
    paintBand(plate, { ridge: level(40.25), foot: level(45.75), softness: 2 }, ramp([40, WHITE], [50, WHITE]));
    expect(lightOf(plate) / SIDE).toBeCloseTo(5.5, 1);
  });

  it('has the given strength at each column', () => {
    const plate = blackPlate();
    const along = Float32Array.from({ length: SIDE }, (_, x) => Number(x < SIDE / 2));
    paintBand(plate, { ridge: level(40), foot: level(50), along }, flat(WHITE));
    expect(lightOf(plate)).toBeCloseTo((10 * SIDE) / 2, 0);
  });
});

describe('a glow', () => {
  it('is brightest in its middle and invisible at its radius', () => {
    const plate = blackPlate();
    paintGlow(plate, { x: 100, y: 100, radius: 60, tone: WHITE, strength: 0.8 });
    const luma = plane(plate, 'luma');
    const at = (x: number): number => luma[100 * SIDE + x] as number;
    expect(at(100)).toBeGreaterThan(180);
    expect(at(130)).toBeLessThan(at(110));
    expect(at(162)).toBe(16);
  });

  it.each([{ strength: 0 }, { radius: 0 }, { y: -400 }, { x: 900 }])('paints nothing with %o', (change) => {
    const plate = blackPlate();
    const before = plate.bytes.slice();
    paintGlow(plate, { x: 100, y: 100, radius: 60, tone: WHITE, strength: 0.8, ...change });
    expect(plate.bytes).toEqual(before);
  });
});

describe('grain', () => {
  it('prevents steps in a slow gradient: neighbours differ by one at most, and their mean is exact', () => {
    const plate = blackPlate();
    const between = { luma: 60.5, blue: 120.25, red: 130.75 };
    paintShape(plate, new Box({ left: 0, top: 0, width: SIDE, height: SIDE }), flat(between));
    const luma = plane(plate, 'luma');
    expect(new Set(luma)).toEqual(new Set([60, 61]));
    expect(luma.reduce((sum, value) => sum + value, 0) / luma.length).toBeCloseTo(60.5, 1);
  });

  it('does not add up over many thin layers', () => {
    const plate = blackPlate();
    const all = new Box({ left: 0, top: 0, width: SIDE, height: SIDE });
    for (let layer = 0; layer < 60; layer += 1) paintShape(plate, all, flat(WHITE, 0.01));
    const luma = plane(plate, 'luma');
    const mean = luma.reduce((sum, value) => sum + value, 0) / luma.length;
    expect(mean).toBeCloseTo(16 + 219 * (1 - 0.99 ** 60), 0);
    const spread = Math.sqrt(luma.reduce((sum, value) => sum + (value - mean) ** 2, 0) / luma.length);
    expect(spread).toBeLessThan(4);
  });
});

describe('a dissolve', () => {
  it.each([
    [0, 16],
    [0.5, 126],
    [1, 235],
  ])('at %d mixes both pictures in that proportion', (share, luma) => {
    const first = blackPlate();
    const second = blackPlate();
    paintShape(second, new Box({ left: -9, top: -9, width: 999, height: 999 }), flat(WHITE));
    dissolve(first, second, share);
    expect(plane(first, 'luma')[SIDE * 70 + 70]).toBe(luma);
  });
});

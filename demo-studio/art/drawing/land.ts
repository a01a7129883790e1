import type { Canvas } from './canvas';
import { closedAt, polygon, sampled, smoothLine, tenth, type Point } from './outline';
import { path } from './svg-shapes';

/** A row of mountains. */
export interface Range {
  /** The y coordinate of its foot. */
  readonly foot: number;
  /** The highest peak's height. */
  readonly height: number;
  /** The count across a square picture; a wider picture has more. */
  readonly peaks: number;
  /** 1: round hills; 3: towers of limestone. */
  readonly steepness: number;
  /** Half the width of a peak, as a share of the picture's shorter side. */
  readonly girth?: number;
}

/** Returns the height of a mountain range above its foot at each x; repeated calls give the same height. */
export function rangeHeights(canvas: Canvas, range: Range): (x: number) => number {
  const { random, width, unit } = canvas;
  const girth = range.girth ?? 0.1;
  const count = Math.round((range.peaks * width) / unit);
  const peaks = Array.from({ length: count }, (_, index) => ({
    x: ((index + random.between(0.1, 0.9)) / count) * width * 1.1 - width * 0.05,
    girth: unit * girth * random.between(0.6, 1.3),
    height: range.height * random.between(0.42, 1),
  }));
  const rough = range.steepness > 1.4 ? unit * 0.0035 : unit * 0.001;
  const first = random.between(0, 6);
  const second = random.between(0, 6);
  return (x) => {
    const highest = peaks.reduce((top, peak) => {
      const away = Math.abs(x - peak.x) / peak.girth;
      return Math.max(top, peak.height * Math.exp(-(away ** (2 * range.steepness))));
    }, 0);
    const grain = Math.sin((x / unit) * 96 + first) + 0.7 * Math.sin((x / unit) * 41 + second);
    return highest + rough * grain * (highest > unit * 0.01 ? 1 : 0.4);
  };
}

/** The outline of a range, closed along its foot. */
export function rangeArea(canvas: Canvas, range: Range, heights = rangeHeights(canvas, range)): string {
  const margin = canvas.unit * 0.02;
  const ends: [number, number] = [-margin, canvas.width + margin];
  const steps = Math.ceil((canvas.width / canvas.unit) * (range.steepness > 1.4 ? 96 : 40));
  const line = smoothLine(sampled(...ends, steps, (x) => range.foot - Math.max(0, heights(x))));
  return closedAt(line, ends, range.foot + 2);
}

/** A pine with its foot at (x, y): three tiers, or one if the pine is too small to show three. */
export function pine(x: number, y: number, height: number): string {
  const half: readonly Point[] =
    height < 40
      ? [[0.16, -0.06]]
      : [
          [0.13, 0.66],
          [0.07, 0.66],
          [0.19, 0.38],
          [0.1, 0.38],
          [0.25, 0.09],
          [0.03, 0.09],
          [0.03, -0.06],
        ];
  const right = half.map(([across, up]): Point => [x + across * height, y - up * height]);
  const left = half.map(([across, up]): Point => [x - across * height, y - up * height]).reverse();
  return polygon([[x, y - height], ...right, ...left]);
}

/** A coconut palm with its foot at (x, y), leaning to one side (−1 to 1): its trunk and its leaves. */
export function palm(x: number, y: number, height: number, lean: number): string {
  const topX = x + lean * height * 0.3;
  const topY = y - height * 0.86;
  const girth = height * 0.02;
  const bend = x + lean * height * 0.04;
  const trunk =
    `M${tenth(x - girth)} ${tenth(y)}Q${tenth(bend)} ${tenth(y - height * 0.5)} ${tenth(topX)} ${tenth(topY)}` +
    `Q${tenth(bend + girth * 1.6)} ${tenth(y - height * 0.5)} ${tenth(x + girth)} ${tenth(y)}Z`;
  const leaves = [-1, -0.8, -0.45, 0.12, 0.5, 0.84, 1].map((side, index) => {
    const long = height * (0.44 - (index % 2) * 0.06);
    const angle = -Math.PI / 2 + side * 1.75;
    const tipX = topX + Math.cos(angle) * long;
    const tipY = topY + Math.sin(angle) * long * 0.8 + long * 0.22;
    const highX = topX + Math.cos(angle) * long * 0.55;
    const highY = topY + Math.sin(angle) * long * 0.55 - long * 0.2;
    return (
      `M${tenth(topX)} ${tenth(topY)}Q${tenth(highX)} ${tenth(highY)} ${tenth(tipX)} ${tenth(tipY)}` +
      `Q${tenth(highX - side * long * 0.04)} ${tenth(highY + long * 0.2)} ${tenth(topX)} ${tenth(topY)}Z`
    );
  });
  return trunk + leaves.join('');
}

/** A row of roofs and walls along `foot`, as one outline. */
export function roofs(canvas: Canvas, foot: number, tallest: number): string {
  const { random, width, unit } = canvas;
  const points: Point[] = [[-unit * 0.02, foot + 2]];
  let x = -unit * 0.02;
  while (x < width + unit * 0.02) {
    const wide = unit * random.between(0.1, 0.19);
    const high = tallest * random.between(0.5, 1);
    const eave = foot - high * 0.7;
    points.push([x, eave], [x - unit * 0.012, eave], [x + wide * 0.5, foot - high]);
    points.push([x + wide + unit * 0.012, eave], [x + wide, eave]);
    x += wide * random.between(0.92, 1.06);
  }
  return polygon([...points, [x, foot + 2]]);
}

/** Pines of random height along a line of hills, up to `tallest`. */
export function paintForest(canvas: Canvas, line: (x: number) => number, tallest: number, fill: string): void {
  const { random, width, unit } = canvas;
  const trees: string[] = [];
  for (let x = -unit * 0.03; x < width + unit * 0.03; x += tallest * random.between(0.22, 0.5)) {
    trees.push(pine(x, line(x) + tallest * 0.08, tallest * random.between(0.45, 1)));
  }
  canvas.draw(path(trees.join(''), { fill }));
}

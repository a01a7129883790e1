import { reach, type CoverRow, type RowPlace, type Shape } from '../paint/cover-row';

export type Point = readonly [x: number, y: number];

/** Sample lines per row of pixels, which set how finely slanted edges are drawn. */
const SAMPLES = 4;

/** Any closed outline that does not cross itself. */
export class Polygon implements Shape {
  readonly top: number;
  readonly bottom: number;
  private readonly left: number;
  private readonly right: number;

  constructor(private readonly points: readonly Point[]) {
    const across = points.map(([x]) => x);
    const down = points.map(([, y]) => y);
    this.top = Math.min(...down);
    this.bottom = Math.max(...down);
    this.left = Math.min(...across);
    this.right = Math.max(...across);
  }

  cover(row: CoverRow, place: RowPlace): void {
    reach(row, place, [this.left, this.right]);
    row.values.fill(0, row.from, row.to);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const y = place.y + ((sample + 0.5) / SAMPLES - 0.5) * place.pixel;
      const crossings = this.crossingsAt(y);
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const left = crossings[at] as number;
        const right = crossings[at + 1] as number;
        addSpan(row, [(left - place.left) / place.pixel, (right - place.left) / place.pixel]);
      }
    }
  }

  private crossingsAt(y: number): readonly number[] {
    const found: number[] = [];
    let [lastX, lastY] = this.points[this.points.length - 1] as Point;
    for (const [x, nextY] of this.points) {
      if (lastY <= y !== nextY <= y) found.push(lastX + ((y - lastY) / (nextY - lastY)) * (x - lastX));
      lastX = x;
      lastY = nextY;
    }
    return found.sort((a, b) => a - b);
  }
}

function addSpan({ values, from, to }: CoverRow, [left, right]: readonly [number, number]): void {
  const first = Math.max(from, Math.floor(left));
  const last = Math.min(to, Math.ceil(right));
  for (let at = first; at < last; at += 1) {
    const part = Math.min(right, at + 1) - Math.max(left, at);
    values[at] = (values[at] as number) + part / SAMPLES;
  }
}

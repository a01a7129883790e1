export type Point = readonly [x: number, y: number];

/** Rounded to a tenth of a unit, finer than a pixel. */
export const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
const pair = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`;

/** A soft line through all points (Catmull-Rom, as cubic curves); it begins at the first and ends at the last. */
export function smoothLine(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${pair(first)} ${pair(second)} ${pair(end)}`;
  });
  return `M${pair(at(0))}${curves.join('')}`;
}

/** Straight lines from point to point, closed. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

/** A line closed along the ground at `bottom`, from its last point back to its first. */
export function closedAt(line: string, ends: readonly [left: number, right: number], bottom: number): string {
  return `${line}L${pair([ends[1], bottom])}L${pair([ends[0], bottom])}Z`;
}

/** Points of a curve at even steps from `from` to `to`, both included. */
export function sampled(from: number, to: number, steps: number, curve: (x: number) => number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / steps;
    return [x, curve(x)];
  });
}

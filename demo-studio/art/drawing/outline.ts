export type Point = readonly [x: number, y: number];

/** Rounded to a tenth of a unit, finer than a pixel. */
export const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
const pair = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`;
const rounded = ([x, y]: Point): Point => [tenth(x), tenth(y)];

/** A smooth line through all points (Catmull-Rom, as cubic curves), from the first point to the last. */
export function smoothLine(points: readonly Point[]): string {
  const places = points.map(rounded);
  const at = (index: number) => places[Math.min(places.length - 1, Math.max(0, index))] as Point;
  const curves = places.slice(1).map((end, index) => {
    const before = at(index - 1);
    const start = at(index);
    const after = at(index + 2);
    const step: Point = [end[0] - start[0], end[1] - start[1]];
    const first: Point = [(end[0] - before[0]) / 6, (end[1] - before[1]) / 6];
    const second: Point = [step[0] - (after[0] - start[0]) / 6, step[1] - (after[1] - start[1]) / 6];
    return `c${pair(first)} ${pair(second)} ${pair(step)}`;
  });
  return `M${pair(at(0))}${curves.join('')}`;
}

/** A closed outline of straight lines between the points. */
export function polygon(points: readonly Point[]): string {
  const places = points.map(rounded);
  const steps = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] as Point;
    return `l${pair([x - fromX, y - fromY])}`;
  });
  return `M${pair(places[0] as Point)}${steps.join('')}Z`;
}

/** Closes a line along the ground at `bottom`, from its last point back to its first. */
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

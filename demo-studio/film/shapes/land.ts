import { type CoverRow, type RowPlace, type Shape } from '../paint/cover-row';

/** The height of a curve at each column of a picture, in picture units from the picture's upper edge. */
export type Curve = Float32Array;

export interface LandForm {
  readonly ridge: Curve;
  /** How wide its edge is; sharp where absent. */
  readonly softness?: number;
  /** Where it ends: at the bottom of the picture where absent. */
  readonly until?: number;
}

/** Everything below a curve: hills, waves, fog. */
export class Land implements Shape {
  readonly top: number;
  readonly bottom: number;
  private readonly lowestRidge: number;

  constructor(private readonly form: LandForm) {
    const margin = (form.softness ?? 0) / 2 + 2;
    this.bottom = form.until ?? Infinity;
    this.top = least(form.ridge) - margin;
    this.lowestRidge = most(form.ridge) + margin;
  }

  cover(row: CoverRow, place: RowPlace): void {
    row.from = 0;
    row.to = place.width;
    row.wholeFrom = 0;
    row.wholeTo = 0;
    if (place.y >= this.lowestRidge) row.wholeTo = place.width;
    else this.below(row, place);
  }

  private below({ values }: CoverRow, { y, pixel, width, left }: RowPlace): void {
    const { ridge, softness = 0 } = this.form;
    const scale = 1 / Math.max(pixel, softness);
    for (let at = 0; at < width; at += 1) {
      const inside = (y - columnOf(ridge, left + at * pixel)) * scale + 0.5;
      values[at] = inside <= 0 ? 0 : inside >= 1 ? 1 : inside;
    }
  }
}

/** The height of a curve at x, interpolated between columns; outside the curve, the height at its edge. */
export function columnOf(curve: Curve, x: number): number {
  const column = x <= 0 ? 0 : Math.min(curve.length - 1, x | 0);
  const here = curve[column] as number;
  const next = curve[column + 1];
  return next === undefined || x <= 0 ? here : here + (next - here) * (x - column);
}

function least(curve: Curve): number {
  let low = Infinity;
  for (const value of curve) low = value < low ? value : low;
  return low;
}

function most(curve: Curve): number {
  let high = -Infinity;
  for (const value of curve) high = value > high ? value : high;
  return high;
}

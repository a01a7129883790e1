import { reach, type CoverRow, type RowPlace, type Shape } from '../paint/cover-row';

export interface StrokeForm {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly width: number;
  /** How wide its edge is; sharp where absent. */
  readonly softness?: number;
  /** Its width at the ends as a share of `width`: 1, or 0 for a blade that is widest in the middle. */
  readonly ends?: number;
}

/** An edge this wide changes so slowly that several pixels share one computed value. */
const WIDE = 24;

/** A straight line with round ends, or a blade. */
export class Stroke implements Shape {
  readonly top: number;
  readonly bottom: number;
  private readonly margin: number;
  private readonly length: number;
  private readonly along: readonly [x: number, y: number];

  constructor(private readonly form: StrokeForm) {
    const [fromX, fromY] = form.from;
    const [toX, toY] = form.to;
    this.margin = form.width / 2 + (form.softness ?? 0) / 2 + 1;
    this.top = Math.min(fromY, toY) - this.margin;
    this.bottom = Math.max(fromY, toY) + this.margin;
    this.length = Math.max(1e-6, Math.hypot(toX - fromX, toY - fromY));
    this.along = [(toX - fromX) / this.length, (toY - fromY) / this.length];
  }

  cover(row: CoverRow, place: RowPlace): void {
    const { from, width, softness = 0, ends = 1 } = this.form;
    const [stepX, stepY] = this.along;
    const edge = Math.max(place.pixel, softness);
    reach(row, place, this.spanAt(place.y, this.margin + place.pixel));
    const down = place.y - from[1];
    const together = softness >= WIDE ? 4 : 1;
    for (let at = row.from; at < row.to; at += together) {
      const across = place.left + (at + 0.5) * place.pixel - from[0];
      const way = Math.min(this.length, Math.max(0, across * stepX + down * stepY));
      const sideX = across - way * stepX;
      const sideY = down - way * stepY;
      const share = way / this.length;
      const half = (width / 2) * (ends + (1 - ends) * 4 * share * (1 - share));
      const inside = (half - Math.sqrt(sideX * sideX + sideY * sideY)) / edge + 0.5;
      row.values.fill(Math.min(1, (2 * half) / edge + softness, Math.max(0, inside)), at, at + together);
    }
  }

  /** The x range the line may cover near this height. */
  private spanAt(y: number, margin: number): readonly [number, number] {
    const { from } = this.form;
    const [, stepY] = this.along;
    const ways =
      Math.abs(stepY) < 1e-3 ? [0, this.length] : [(y - margin - from[1]) / stepY, (y + margin - from[1]) / stepY];
    const [first = 0, second = 0] = ways.map(
      (way) => from[0] + this.along[0] * Math.min(this.length, Math.max(0, way)),
    );
    return [Math.min(first, second) - margin, Math.max(first, second) + margin];
  }
}

import { coverWhole, reach, type CoverRow, type RowPlace, type Shape } from '../paint/cover-row';

export interface BoxForm {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Radius of its corners; square if absent. */
  readonly round?: number;
  /** How wide its edge is; sharp where absent. */
  readonly softness?: number;
}

/** An upright rectangle, optionally with round corners. */
export class Box implements Shape {
  readonly top: number;
  readonly bottom: number;
  private readonly round: number;
  private readonly softness: number;
  private readonly middle: readonly [x: number, y: number];

  constructor(private readonly form: BoxForm) {
    this.round = Math.min(form.round ?? 0, form.width / 2, form.height / 2);
    this.softness = form.softness ?? 0;
    const margin = this.softness / 2 + 1;
    this.top = form.top - margin;
    this.bottom = form.top + form.height + margin;
    this.middle = [form.left + form.width / 2, form.top + form.height / 2];
  }

  cover(row: CoverRow, place: RowPlace): void {
    const { left, width, height, top } = this.form;
    const edge = Math.max(place.pixel, this.softness);
    reach(row, place, [left - edge, left + width + edge]);
    const inset = Math.max(this.round, edge / 2) + place.pixel;
    const isInside = place.y - edge / 2 >= top && place.y + edge / 2 <= top + height;
    const isBetweenCorners = place.y >= top + this.round && place.y <= top + height - this.round;
    const inner = isBetweenCorners ? edge / 2 + place.pixel : inset;
    if (isInside && width > 2 * inner) coverWhole(row, place, [left + inner, left + width - inner]);
    this.shade(row, place, [row.from, row.wholeFrom]);
    this.shade(row, place, [row.wholeTo, row.to]);
  }

  private shade(row: CoverRow, { y, pixel, left }: RowPlace, [from, to]: readonly [number, number]): void {
    const { round, form, middle } = this;
    const edge = Math.max(pixel, this.softness);
    const halfWidth = form.width / 2;
    const halfHeight = form.height / 2;
    const down = y - middle[1];
    for (let at = from; at < to; at += 1) {
      const across = left + (at + 0.5) * pixel - middle[0];
      row.values[at] =
        round > 0
          ? rounded(Math.abs(across) - halfWidth + round, Math.abs(down) - halfHeight + round, round, edge)
          : overlap(across, halfWidth, edge) * overlap(down, halfHeight, edge);
    }
  }
}

/**
 * The share of an edge's width around a position that lies between −half and half; the coverage of thin boxes is therefore exact.
 */
const overlap = (place: number, half: number, edge: number): number =>
  Math.max(0, Math.min(half, place + edge / 2) - Math.max(-half, place - edge / 2)) / edge;

function rounded(across: number, down: number, round: number, edge: number): number {
  const corner = across > 0 && down > 0 ? Math.sqrt(across * across + down * down) : Math.max(across, down);
  return Math.min(1, Math.max(0, (round - corner) / edge + 0.5));
}

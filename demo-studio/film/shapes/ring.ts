import { reach, type CoverRow, type RowPlace, type Shape } from '../paint/cover-row';

export interface RingForm {
  readonly x: number;
  readonly y: number;
  /** Radii of the line's middle. */
  readonly across: number;
  readonly down: number;
  readonly width: number;
  /** How wide its edges are; sharp where absent. */
  readonly softness?: number;
}

/** The line of a circle or of an upright ellipse. */
export class Ring implements Shape {
  readonly top: number;
  readonly bottom: number;
  private readonly half: number;

  constructor(private readonly form: RingForm) {
    this.half = form.width / 2 + (form.softness ?? 0) / 2 + 2;
    this.top = form.y - form.down - this.half;
    this.bottom = form.y + form.down + this.half;
  }

  cover(row: CoverRow, place: RowPlace): void {
    const { x, down, across } = this.form;
    const height = (place.y - this.form.y) / down;
    const margin = this.half / Math.min(across, down);
    const outer = across * Math.sqrt(Math.max(0, (1 + margin) ** 2 - height * height));
    const inner = across * Math.sqrt(Math.max(0, Math.max(0, 1 - margin) ** 2 - height * height)) - 2 * place.pixel;
    reach(row, place, [x - outer, x + outer]);
    const hollowFrom = Math.min(row.to, Math.max(row.from, Math.ceil((x - place.left - inner) / place.pixel)));
    const hollowTo = Math.min(row.to, Math.max(hollowFrom, Math.floor((x - place.left + inner) / place.pixel)));
    const isHollow = inner > 0;
    this.shade(row, place, [row.from, isHollow ? hollowFrom : row.to]);
    if (!isHollow) return;
    row.values.fill(0, hollowFrom, hollowTo);
    this.shade(row, place, [hollowTo, row.to]);
  }

  private shade(row: CoverRow, { y, pixel, left }: RowPlace, [from, to]: readonly [number, number]): void {
    const { form } = this;
    const edge = Math.max(pixel, form.softness ?? 0);
    const thin = Math.min(1, form.width / edge);
    const height = (y - form.y) / form.down;
    for (let at = from; at < to; at += 1) {
      const width = (left + (at + 0.5) * pixel - form.x) / form.across;
      const far = Math.sqrt(width * width + height * height);
      const slope = Math.sqrt((width / form.across) ** 2 + (height / form.down) ** 2);
      const away = slope === 0 ? Infinity : (Math.abs(far - 1) * far) / slope;
      const inside = (form.width / 2 - away) / edge + 0.5;
      row.values[at] = inside <= 0 ? 0 : Math.min(thin, inside);
    }
  }
}

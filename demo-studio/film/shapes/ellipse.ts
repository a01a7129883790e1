import { coverWhole, reach, type CoverRow, type RowPlace, type Shape } from '../paint/cover-row';

export interface EllipseForm {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  /** Half its height; equal to half its width if absent. */
  readonly down?: number;
  /** How wide its edge is; sharp where absent. */
  readonly softness?: number;
}

/** A circle or an upright ellipse; `across` and `down` are its radii. */
export class Ellipse implements Shape {
  readonly top: number;
  readonly bottom: number;
  private readonly down: number;
  private readonly softness: number;

  constructor(private readonly form: EllipseForm) {
    this.down = form.down ?? form.across;
    this.softness = form.softness ?? 0;
    const margin = this.softness / 2 + 1;
    this.top = form.y - this.down - margin;
    this.bottom = form.y + this.down + margin;
  }

  cover(row: CoverRow, place: RowPlace): void {
    const { x, y } = this.form;
    const edge = Math.max(place.pixel, this.softness);
    const height = (place.y - y) / this.down;
    const outer = this.halfWidth(height, edge / 2 + place.pixel / 2);
    reach(row, place, [x - outer, x + outer]);
    const inner = this.halfWidth(height, -edge / 2) - 1.5 * place.pixel;
    if (inner > 0) coverWhole(row, place, [x - inner, x + inner]);
    this.shade(row, place, [row.from, row.wholeFrom]);
    this.shade(row, place, [row.wholeTo, row.to]);
  }

  private halfWidth(height: number, grown: number): number {
    const scale = 1 + grown / Math.min(this.down, this.form.across);
    const room = scale * Math.abs(scale) - height * height;
    return room <= 0 ? 0 : this.form.across * Math.sqrt(room);
  }

  private shade(row: CoverRow, { y, pixel, left }: RowPlace, [from, to]: readonly [number, number]): void {
    const { form, down } = this;
    const edge = Math.max(pixel, this.softness);
    const height = (y - form.y) / down;
    for (let at = from; at < to; at += 1) {
      const width = (left + (at + 0.5) * pixel - form.x) / form.across;
      const far = Math.sqrt(width * width + height * height);
      const slope = Math.sqrt((width * width) / (form.across * form.across) + (height * height) / (down * down));
      const inside = slope === 0 ? 1 : ((1 - far) * far) / (slope * edge) + 0.5;
      row.values[at] = inside <= 0 ? 0 : inside >= 1 ? 1 : inside;
    }
  }
}

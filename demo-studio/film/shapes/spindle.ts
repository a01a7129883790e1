import { reach, type CoverRow, type RowPlace, type Shape } from '../paint/cover-row';

/**
 * An upright form with one left and one right edge at each height: how far it extends to both sides, from its top to its foot,
 * for a height of 1.
 */
export interface Profile {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export interface SpindleForm {
  readonly profile: Profile;
  /** Of its foot. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** How far its top leans sideways, as a share of its height. */
  readonly lean: number;
}

const SAMPLES = 3;

/** A tree or a tower as a silhouette. */
export class Spindle implements Shape {
  readonly top: number;
  readonly bottom: number;

  constructor(private readonly form: SpindleForm) {
    this.top = form.y - form.height;
    this.bottom = form.y;
  }

  cover(row: CoverRow, place: RowPlace): void {
    const { x, height, profile } = this.form;
    const middle = x + this.leanAt(place.y);
    const margin = height * 0.06 + place.pixel;
    const left = this.reachAt(profile.left, place.y);
    reach(row, place, [middle - left - margin, middle + this.reachAt(profile.right, place.y) + margin]);
    row.values.fill(0, row.from, row.to);
    for (let sample = 0; sample < SAMPLES; sample += 1) this.addSample(row, place, sample);
  }

  private addSample(row: CoverRow, { y, pixel, left: edge }: RowPlace, sample: number): void {
    const { x, profile } = this.form;
    const down = y + ((sample + 0.5) / SAMPLES - 0.5) * pixel;
    if (down < this.top || down > this.bottom) return;
    const middle = x + this.leanAt(down);
    const left = (middle - edge - this.reachAt(profile.left, down)) / pixel;
    const right = (middle - edge + this.reachAt(profile.right, down)) / pixel;
    const last = Math.min(row.to, Math.ceil(right));
    for (let column = Math.max(row.from, Math.floor(left)); column < last; column += 1) {
      const part = Math.min(right, column + 1) - Math.max(left, column);
      row.values[column] = (row.values[column] as number) + part / SAMPLES;
    }
  }

  private leanAt(y: number): number {
    const up = (this.bottom - y) / this.form.height;
    return this.form.lean * up * up * this.form.height;
  }

  private reachAt(side: Float32Array, y: number): number {
    const place = Math.min(1, Math.max(0, (y - this.top) / this.form.height)) * (side.length - 1.001);
    const before = Math.floor(place);
    const first = side[before] as number;
    return (first + ((side[before + 1] as number) - first) * (place - before)) * this.form.height;
  }
}

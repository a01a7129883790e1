/** How much of each pixel in a row a shape covers, 0 to 1; only the pixels from `from` up to `to` are valid. */
export interface CoverRow {
  from: number;
  to: number;
  /** Pixels from `wholeFrom` up to `wholeTo` are fully covered, and their `values` are ignored; none if the two are equal. */
  wholeFrom: number;
  wholeTo: number;
  readonly values: Float32Array;
}

/** The position of a row of pixels. */
export interface RowPlace {
  /** The vertical middle of its pixels, in picture units. */
  readonly y: number;
  readonly pixel: number;
  /** The left edge of its first pixel, in picture units. */
  readonly left: number;
  /** How many pixels it has. */
  readonly width: number;
}

/** Something that can be painted. Lengths are in picture units, from the upper left corner. */
export interface Shape {
  readonly top: number;
  readonly bottom: number;
  /** Writes its coverage of a row to `row`. */
  cover(row: CoverRow, place: RowPlace): void;
}

/** Sets the range of a row to the pixels between two lengths, clamped to the picture; no pixel is marked as fully covered yet. */
export function reach(row: CoverRow, place: RowPlace, span: readonly [left: number, right: number]): void {
  row.from = Math.max(0, Math.floor((span[0] - place.left) / place.pixel));
  row.to = Math.min(place.width, Math.max(row.from, Math.ceil((span[1] - place.left) / place.pixel)));
  row.wholeFrom = row.from;
  row.wholeTo = row.from;
}

/** Marks the pixels between two lengths as fully covered. */
export function coverWhole(row: CoverRow, place: RowPlace, span: readonly [left: number, right: number]): void {
  row.wholeFrom = Math.min(row.to, Math.max(row.from, Math.ceil((span[0] - place.left) / place.pixel)));
  row.wholeTo = Math.min(row.to, Math.max(row.wholeFrom, Math.floor((span[1] - place.left) / place.pixel)));
}

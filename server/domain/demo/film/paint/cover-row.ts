/** How much of each pixel of a row a shape covers, 0 to 1: only the pixels from `from` up to `to` are meant. */
export interface CoverRow {
  from: number;
  to: number;
  /** Pixels between these are covered whole, whatever `values` says of them; none where they are equal. */
  wholeFrom: number;
  wholeTo: number;
  readonly values: Float32Array;
}

/** Where a row of pixels lies. */
export interface RowPlace {
  /** The middle of its pixels, in picture units. */
  readonly y: number;
  readonly pixel: number;
  /** The left edge of the first of them, in picture units. */
  readonly left: number;
  /** How many pixels it has. */
  readonly width: number;
}

/** Something that can be painted. Lengths are in picture units, from the upper left corner. */
export interface Shape {
  readonly top: number;
  readonly bottom: number;
  /** Says what it covers of a row. */
  cover(row: CoverRow, place: RowPlace): void;
}

/** Sets the pixels that are meant to those between two lengths, as far as they are in the picture; nothing is whole yet. */
export function reach(row: CoverRow, place: RowPlace, span: readonly [left: number, right: number]): void {
  row.from = Math.max(0, Math.floor((span[0] - place.left) / place.pixel));
  row.to = Math.min(place.width, Math.max(row.from, Math.ceil((span[1] - place.left) / place.pixel)));
  row.wholeFrom = row.from;
  row.wholeTo = row.from;
}

/** Marks the pixels between two lengths as covered whole. */
export function coverWhole(row: CoverRow, place: RowPlace, span: readonly [left: number, right: number]): void {
  row.wholeFrom = Math.min(row.to, Math.max(row.from, Math.ceil((span[0] - place.left) / place.pixel)));
  row.wholeTo = Math.min(row.to, Math.max(row.wholeFrom, Math.floor((span[1] - place.left) / place.pixel)));
}

import type { Plate } from './plate';

const WHOLE = 256;

/** Blends a second picture of the same size over a first one: a `share` of 0 shows the first, 1 the second. */
export function dissolve(plate: Plate, second: Plate, share: number): void {
  const weight = Math.round(share * WHOLE);
  const { bytes } = plate;
  const other = second.bytes;
  for (let at = 0; at < bytes.length; at += 1) {
    const there = bytes[at] as number;
    bytes[at] = there + ((((other[at] as number) - there) * weight + WHOLE / 2) >> 8);
  }
}

import { findBoxes, viewOf } from './box-reader';

/** Ticks per second of each track, by track id. */
export type Timescales = ReadonlyMap<number, number>;

const TRACK_ID_OFFSET = 12;

/** Reads the tracks' timescales out of an init segment. */
export function readTimescales(init: Uint8Array): Timescales {
  const view = viewOf(init);
  const ids = findBoxes(init, ['moov', 'trak', 'tkhd']).map(({ body }) => view.getUint32(body + TRACK_ID_OFFSET));
  const scales = findBoxes(init, ['moov', 'trak', 'mdia', 'mdhd']).map(({ body }) =>
    view.getUint32(body + TRACK_ID_OFFSET),
  );
  return new Map(ids.map((id, index) => [id, scales[index] ?? 1]));
}

/** Moves a fragment later by `seconds`, in place: an encoder that began inside the song counts from 0. */
export function moveFragment(fragment: Uint8Array, timescales: Timescales, seconds: number): void {
  const view = viewOf(fragment);
  const headers = findBoxes(fragment, ['moof', 'traf', 'tfhd']);
  const times = findBoxes(fragment, ['moof', 'traf', 'tfdt']);
  times.forEach(({ body }, index) => {
    const trackId = view.getUint32((headers[index]?.body ?? 0) + 4);
    const ticks = Math.round(seconds * (timescales.get(trackId) ?? 1));
    if (view.getUint8(body) === 0) view.setUint32(body + 4, view.getUint32(body + 4) + ticks);
    else view.setBigUint64(body + 4, view.getBigUint64(body + 4) + BigInt(ticks));
  });
}

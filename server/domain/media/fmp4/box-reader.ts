/** A box inside bytes: `start` is its first byte, `body` the first after its header, `end` the first after it. */
export interface BoxPlace {
  readonly type: string;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;

/** The box that begins at `start`; undefined while its header is incomplete. Its end may be past the available bytes. */
export function readBox(data: Uint8Array, start: number): BoxPlace | undefined {
  if (start + HEADER_BYTES > data.length) return undefined;
  const view = viewOf(data);
  const type = String.fromCharCode(...data.subarray(start + 4, start + 8));
  const size = view.getUint32(start);
  if (size !== 1) return { type, start, body: start + HEADER_BYTES, end: start + Math.max(size, HEADER_BYTES) };
  if (start + LONG_HEADER_BYTES > data.length) return undefined;
  const long = Number(view.getBigUint64(start + HEADER_BYTES));
  return { type, start, body: start + LONG_HEADER_BYTES, end: start + Math.max(long, LONG_HEADER_BYTES) };
}

/** The boxes that are complete between `from` and `to`. */
export function readBoxes(data: Uint8Array, from: number, to: number): BoxPlace[] {
  const found: BoxPlace[] = [];
  for (let at = from; at < to;) {
    const box = readBox(data, at);
    if (box === undefined || box.end > to) return found;
    found.push(box);
    at = box.end;
  }
  return found;
}

/** The boxes at the end of a path of types, from the top: `['moov', 'trak', 'mdia']` finds every track's. */
export function findBoxes(data: Uint8Array, path: readonly string[]): BoxPlace[] {
  const top: Pick<BoxPlace, 'body' | 'end'>[] = [{ body: 0, end: data.length }];
  return path.reduce<readonly Pick<BoxPlace, 'body' | 'end'>[]>(
    (parents, type) =>
      parents.flatMap(({ body, end }) => readBoxes(data, body, end).filter((box) => box.type === type)),
    top,
  ) as BoxPlace[];
}

/** A view of exactly these bytes. */
export function viewOf(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength);
}

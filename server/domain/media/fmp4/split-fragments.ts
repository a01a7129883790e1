import { readBox, type BoxPlace } from './box-reader';

export interface Mp4Piece {
  readonly kind: 'init' | 'fragment';
  readonly bytes: Uint8Array;
}

/** The stream is not the fragmented MP4 that the encoder was configured to write. */
export class NotFragmentedMp4 extends Error {}

const LARGEST_BOX_BYTES = 64 * 1024 * 1024;
const TAIL_BOXES = new Set(['mfra', 'free', 'skip']);

/** Splits a fragmented MP4, arriving in pieces of any size, into its init segment and its fragments (`moof` with `mdat`). */
export class FragmentSplitter {
  private rest: Uint8Array = new Uint8Array(0);
  private pending: Uint8Array[] = [];

  /** The parts completed by these bytes, in order. Throws `NotFragmentedMp4` on anything unexpected. */
  push(piece: Uint8Array): Mp4Piece[] {
    const data = this.rest.length === 0 ? piece : join([this.rest, piece]);
    const pieces: Mp4Piece[] = [];
    let at = 0;
    for (let box = readBox(data, at); box !== undefined && box.end <= data.length; box = readBox(data, at)) {
      const done = this.take(box, data.slice(box.start, box.end));
      if (done !== undefined) pieces.push(done);
      at = box.end;
    }
    this.rest = data.slice(at);
    refuseHugeBox(readBox(this.rest, 0));
    return pieces;
  }

  private take({ type }: BoxPlace, bytes: Uint8Array): Mp4Piece | undefined {
    if (TAIL_BOXES.has(type)) return undefined;
    this.pending.push(bytes);
    if (type === 'moov') return this.flush('init');
    if (type === 'mdat') return this.flush('fragment');
    if (type === 'ftyp' || type === 'moof' || type === 'styp' || type === 'sidx') return undefined;
    throw new NotFragmentedMp4(`an unexpected box ${JSON.stringify(type)}`);
  }

  private flush(kind: Mp4Piece['kind']): Mp4Piece {
    const bytes = join(this.pending);
    this.pending = [];
    return { kind, bytes };
  }
}

function refuseHugeBox(box: BoxPlace | undefined): void {
  if (box !== undefined && box.end - box.start > LARGEST_BOX_BYTES) {
    throw new NotFragmentedMp4(`a box of ${box.end - box.start} bytes`);
  }
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
}

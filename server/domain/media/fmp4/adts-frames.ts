const HEADER_BYTES = 7;
const CHECKSUM_BYTES = 2;

/** The stream is not ADTS: the encoder is not the expected one. */
export class NotAdts extends Error {}

/** Splits an ADTS stream into bare AAC frames as its bytes arrive in pieces of any size. */
export class AdtsFrames {
  private rest: Uint8Array = new Uint8Array(0);

  /** The frames completed by these bytes, in order. Throws `NotAdts` if a frame does not begin with an ADTS header. */
  push(piece: Uint8Array): Uint8Array[] {
    const data = this.rest.length === 0 ? piece : join(this.rest, piece);
    const frames: Uint8Array[] = [];
    let at = 0;
    for (let length = frameLength(data, at); length !== undefined && at + length <= data.length;) {
      frames.push(data.slice(at + headerLength(data, at), at + length));
      at += length;
      length = frameLength(data, at);
    }
    this.rest = data.slice(at);
    return frames;
  }
}

function frameLength(data: Uint8Array, at: number): number | undefined {
  if (at + HEADER_BYTES > data.length) return undefined;
  const [sync, flags, , high, middle, low] = data.subarray(at, at + HEADER_BYTES) as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (sync !== 0xff || (flags & 0xf6) !== 0xf0) throw new NotAdts(`no frame at byte ${at}`);
  const length = ((high & 0x03) << 11) | (middle << 3) | (low >> 5);
  if (length <= HEADER_BYTES) throw new NotAdts(`a frame of ${length} bytes`);
  return length;
}

function headerLength(data: Uint8Array, at: number): number {
  const hasChecksum = ((data[at + 1] ?? 1) & 1) === 0;
  return hasChecksum ? HEADER_BYTES + CHECKSUM_BYTES : HEADER_BYTES;
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const out = new Uint8Array(first.length + second.length);
  out.set(first);
  out.set(second, first.length);
  return out;
}

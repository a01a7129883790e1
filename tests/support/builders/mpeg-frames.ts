interface Head {
  readonly sync?: number;
  /** 3 is MPEG 1, 2 is MPEG 2, 0 is MPEG 2.5. */
  readonly version?: number;
  /** 1 is layer III. */
  readonly layer?: number;
  /** The index of the bitrate: 9 is 128 kbit/s with MPEG 1. */
  readonly bitrate?: number;
  /** The index of the sample rate: 0 is 44,100 Hz with MPEG 1, 1 is 48,000 Hz. */
  readonly rate?: number;
  readonly padding?: number;
  /** 3 is mono. */
  readonly mode?: number;
}

/** The four bytes at the beginning of an MPEG frame. */
export function mpegHead({
  sync = 0x7ff,
  version = 3,
  layer = 1,
  bitrate = 9,
  rate = 0,
  padding = 0,
  mode = 0,
}: Head = {}): Buffer {
  const head = Buffer.alloc(4);
  const low = (bitrate << 12) | (rate << 10) | (padding << 9) | (mode << 6);
  head.writeUInt32BE(sync * 2 ** 21 + ((version << 19) | (layer << 17) | (1 << 16) | low));
  return head;
}

/** Bytes of a frame by the index of its sample rate and of its bitrate. */
const FRAME_BYTES: Readonly<Record<string, number>> = { '0 9': 417, '1 9': 384, '1 3': 144 };

/** A whole frame, of 384 bytes and 24 ms unless told otherwise. */
export function mpegFrame({ rate = 1, bitrate = 9 }: Pick<Head, 'rate' | 'bitrate'> = {}): Buffer {
  const frame = Buffer.alloc(Number(FRAME_BYTES[`${rate} ${bitrate}`]), 0x55);
  mpegHead({ rate, bitrate }).copy(frame);
  return frame;
}

interface Summary {
  readonly word?: string;
  readonly frames?: number;
  readonly bytes?: number;
  readonly hasTable?: boolean;
  readonly hasQuality?: boolean;
  /** The program, and the samples of silence that it put at both ends. */
  readonly lame?: string;
  readonly padding?: readonly [before: number, behind: number];
  /** Where it begins in its frame. */
  readonly place?: number;
}

/** A frame of 384 bytes that sums up its file, as Xing and LAME write it. */
export function summaryFrame(given: Summary = {}): Buffer {
  const { word = 'Xing', frames, bytes, hasTable = false, hasQuality = false, lame = '', place = 36 } = given;
  const [before, behind] = given.padding ?? [0, 0];
  const frame = Buffer.alloc(384);
  mpegHead({ rate: 1 }).copy(frame);
  frame.write(word, place, 'latin1');
  const flags = [frames !== undefined, bytes !== undefined, hasTable, hasQuality];
  frame.writeUInt32BE(
    flags.reduce((sum, isSet, bit) => sum + Number(isSet) * 2 ** bit, 0),
    place + 4,
  );
  frame.writeUInt32BE(frames ?? 0, place + 8);
  frame.writeUInt32BE(bytes ?? 0, place + 12);
  const at = place + 12 + 4 * Number(flags[1]) + 100 * Number(hasTable) + 4 * Number(hasQuality);
  frame.write(lame, at, 'latin1');
  frame.writeUIntBE(before * 4_096 + behind, at + 21, 3);
  return frame;
}

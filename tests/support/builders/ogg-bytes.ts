const LARGEST_SEGMENT = 255;

interface Page {
  readonly serial?: number;
  /** −1 where no packet ends in the page. */
  readonly granule?: number;
  /** 2 begins a stream, 4 ends one. */
  readonly flags?: number;
}

/** The checksum of a page: division by the polynomial 0x04c11db7, bit by bit. */
function checksum(bytes: Buffer): number {
  return bytes.reduce((sum, byte) => {
    const shift = (crc: number) => ((crc << 1) ^ ((crc >>> 31) * 0x04c11db7)) >>> 0;
    return Array.from({ length: 8 }).reduce<number>(shift, (sum ^ (byte * 2 ** 24)) >>> 0);
  }, 0);
}

/** The header of a page with these segments, without a checksum. */
export function pageHead({ serial = 1, granule = 0, flags = 0 }: Page, segments: readonly number[]): Buffer {
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head[5] = flags;
  head.writeBigInt64LE(BigInt(granule), 6);
  head.writeUInt32LE(serial, 14);
  head[26] = segments.length;
  return Buffer.concat([head, Buffer.from(segments)]);
}

interface FilledPage extends Page {
  /** The lengths of its packets, which are filled with a constant byte, unless `packets` has them. */
  readonly bodies?: readonly number[];
  readonly packets?: readonly Buffer[];
}

/** A whole page. */
export function page({ bodies = [], packets, ...facts }: FilledPage): Buffer {
  const all = packets ?? bodies.map((length) => Buffer.alloc(length, 0x55));
  const segments = all.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / LARGEST_SEGMENT) }, () => LARGEST_SEGMENT),
    length % LARGEST_SEGMENT,
  ]);
  const bytes = Buffer.concat([pageHead(facts, segments), ...all]);
  bytes.writeUInt32LE(checksum(bytes), 22);
  return bytes;
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The first packet of a Vorbis stream. */
export function vorbisHead(rate: number, channels: number): Buffer {
  const head = Buffer.alloc(30);
  latin('\x01vorbis').copy(head);
  head[11] = channels;
  head.writeUInt32LE(rate, 12);
  return head;
}

/** The first packet of an Opus stream, with the samples to skip at its beginning. */
export function opusHead(channels: number, skipped: number): Buffer {
  const head = Buffer.alloc(19);
  latin('OpusHead').copy(head);
  head[9] = channels;
  head.writeUInt16LE(skipped, 10);
  return head;
}

/** The first packet of a FLAC stream, with the number of packets of metadata behind it. */
export function flacHead(rate: number, channels: number, packets: number): Buffer {
  const head = Buffer.alloc(51);
  latin('\x7fFLAC').copy(head);
  head.writeUInt16BE(packets, 7);
  head.writeUInt32BE(rate * 4_096 + (channels - 1) * 512 + 0x0f0, 27);
  return head;
}

/** The first packet of a Speex stream, with the number of extra packets behind the comments. */
export function speexHead(rate: number, channels: number, extra: number): Buffer {
  const head = Buffer.alloc(80);
  latin('Speex   ').copy(head);
  head.writeUInt32LE(rate, 36);
  head.writeUInt32LE(channels, 48);
  head.writeUInt32LE(extra, 68);
  return head;
}

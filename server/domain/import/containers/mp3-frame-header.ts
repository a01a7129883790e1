/** The header of one MPEG layer III frame. */
export interface Mp3FrameHeader {
  readonly sampleRate: number;
  /** Bits per second. */
  readonly bitrate: number;
  readonly channels: 1 | 2;
  /** Per channel: 1152, or 576 at the lower sample rates. */
  readonly samples: 1152 | 576;
  /** Size of the whole frame, including the header. */
  readonly bytes: number;
}

const KBPS_MPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBPS_MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES_MPEG1 = [44_100, 48_000, 32_000];
const LAYER_III = 1;
const MONO = 3;
/** By the two version bits: MPEG 2.5, reserved, MPEG 2, MPEG 1. */
const RATE_DIVISORS = [4, 0, 2, 1];

/** Reads the frame header at `position` (ISO/IEC 11172-3 §2.4.1.3, 13818-3); undefined where there is none. */
export function readMp3Header(view: DataView, position: number): Mp3FrameHeader | undefined {
  if (position + 4 > view.byteLength) return undefined;
  const word = view.getUint32(position);
  const divisor = RATE_DIVISORS[(word >>> 19) & 3] ?? 0;
  const isFrame = word >>> 21 === 0x7ff && ((word >>> 17) & 3) === LAYER_III && divisor > 0;
  if (!isFrame) return undefined;
  const kbps = (divisor === 1 ? KBPS_MPEG1 : KBPS_MPEG2)[(word >>> 12) & 15] ?? 0;
  const baseRate = RATES_MPEG1[(word >>> 10) & 3] ?? 0;
  if (kbps === 0 || baseRate === 0) return undefined;
  const sampleRate = baseRate / divisor;
  const samples = divisor === 1 ? 1152 : 576;
  const padding = (word >>> 9) & 1;
  const bytes = Math.floor(((samples / 8) * kbps * 1000) / sampleRate) + padding;
  return { sampleRate, bitrate: kbps * 1000, channels: ((word >>> 6) & 3) === MONO ? 1 : 2, samples, bytes };
}

/** The minimum and the maximum number of bytes of a frame in this stream. */
export function frameSizes({ samples, sampleRate }: Mp3FrameHeader): { readonly least: number; readonly most: number } {
  const kbps = samples === 1152 ? KBPS_MPEG1 : KBPS_MPEG2;
  const bytesAt = (rate = 0) => ((samples / 8) * rate * 1000) / sampleRate;
  return { least: bytesAt(kbps[1]), most: bytesAt(kbps.at(-1)) };
}

/** Whether two headers can belong to one recording: the bitrate may vary, the sample rate may not. */
export function isSameStream(a: Mp3FrameHeader, b: Mp3FrameHeader): boolean {
  return a.sampleRate === b.sampleRate && a.samples === b.samples;
}

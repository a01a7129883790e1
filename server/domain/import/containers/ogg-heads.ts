import { wordAt } from './byte-reader';
import type { SoundCodec } from './stream-facts';

/** How to hear one stream of an Ogg file. */
export interface OggHead {
  readonly codec: SoundCodec;
  readonly sampleRate: number;
  readonly channels: number;
  /** Positions per second, and the position that is the recording's beginning. */
  readonly granuleRate: number;
  readonly granuleStart: number;
}

const OPUS_RATE = 48_000;

/** Reads a stream's first packet: a head, `unsupported` for a stream we know but cannot play, undefined for any other. */
export function readOggHead(view: DataView, at: number): OggHead | 'unsupported' | undefined {
  if (wordAt(view, at, 7) === '\x01vorbis' && at + 16 <= view.byteLength) {
    const sampleRate = view.getUint32(at + 12, true);
    return head('vorbis', sampleRate, view.getUint8(at + 11), 0);
  }
  if (wordAt(view, at, 8) === 'OpusHead' && at + 12 <= view.byteLength) {
    return head('opus', OPUS_RATE, view.getUint8(at + 9), view.getUint16(at + 10, true));
  }
  if (wordAt(view, at, 5) === '\x7fFLAC' && at + 31 <= view.byteLength) {
    const packed = view.getUint32(at + 27);
    return head('flac', packed >>> 12, ((packed >>> 9) & 7) + 1, 0);
  }
  return /^(Speex {3}|CELT {4})/.test(wordAt(view, at, 8)) ? 'unsupported' : undefined;
}

function head(codec: SoundCodec, sampleRate: number, channels: number, granuleStart: number): OggHead | undefined {
  if (sampleRate === 0 || channels === 0) return undefined;
  return { codec, sampleRate, channels, granuleRate: sampleRate, granuleStart };
}

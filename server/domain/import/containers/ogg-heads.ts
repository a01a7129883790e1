import { wordAt } from './byte-reader';
import type { SoundCodec } from './stream-facts';

/** The data for decoding one stream of an Ogg file. */
export interface OggHead {
  readonly codec: SoundCodec;
  readonly sampleRate: number;
  readonly channels: number;
  /** Positions per second, and the position that is the recording's beginning. */
  readonly granuleRate: number;
  readonly granuleStart: number;
  /** The number of packets before its sound, including this head. */
  readonly headPackets: number;
}

const OPUS_RATE = 48_000;

/**
 * Reads a stream's first packet (Vorbis I §4.2.2, RFC 7845 §5.1, RFC 9639 §10.1): a head, `unsupported` for a recognised stream
 * that we cannot play, undefined for any other.
 */
export function readOggHead(view: DataView, at: number): OggHead | 'unsupported' | undefined {
  if (wordAt(view, at, 7) === '\x01vorbis' && at + 16 <= view.byteLength) {
    const sampleRate = view.getUint32(at + 12, true);
    return head({ codec: 'vorbis', sampleRate, channels: view.getUint8(at + 11), granuleStart: 0, headPackets: 3 });
  }
  if (wordAt(view, at, 8) === 'OpusHead' && at + 12 <= view.byteLength) {
    const channels = view.getUint8(at + 9);
    const granuleStart = view.getUint16(at + 10, true);
    return head({ codec: 'opus', sampleRate: OPUS_RATE, channels, granuleStart, headPackets: 2 });
  }
  if (wordAt(view, at, 5) === '\x7fFLAC' && at + 31 <= view.byteLength) {
    const packed = view.getUint32(at + 27);
    const sampleRate = packed >>> 12;
    const channels = ((packed >>> 9) & 7) + 1;
    return head({ codec: 'flac', sampleRate, channels, granuleStart: 0, headPackets: 1 + view.getUint16(at + 7) });
  }
  if (wordAt(view, at, 8) === 'Speex   ' && at + 72 <= view.byteLength) {
    const sampleRate = view.getUint32(at + 36, true);
    const channels = view.getUint32(at + 48, true);
    // This head, the comments, and as many extra packets as the head states.
    const headPackets = 2 + Math.min(view.getUint32(at + 68, true), 16);
    return head({ codec: 'speex', sampleRate, channels, granuleStart: 0, headPackets });
  }
  return /^CELT {4}/.test(wordAt(view, at, 8)) ? 'unsupported' : undefined;
}

function head(facts: Omit<OggHead, 'granuleRate'>): OggHead | undefined {
  if (facts.sampleRate === 0 || facts.channels === 0) return undefined;
  return { ...facts, granuleRate: facts.sampleRate };
}

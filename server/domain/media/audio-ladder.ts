import type { AudioFacts } from '../catalogue/media-facts';

export const AUDIO_KBPS = [64, 128, 256] as const;
export type Kbps = (typeof AUDIO_KBPS)[number];

export interface AudioRendition {
  readonly kbps: Kbps;
  /** Bits per second. */
  readonly bitrate: number;
  readonly codec: string;
}

export const AAC_CODEC = 'mp4a.40.2';
// An encoder's "128 kbit/s" is often measured as 120 to 127.
const MEASURED_SHORTFALL = 1.1;

/** The renditions in which a song is offered, lowest first: the lowest always, and none above a lossy source (decisions.md §1). */
export function audioLadder({
  bitrate,
  lossless,
}: Pick<AudioFacts, 'bitrate' | 'lossless'>): readonly AudioRendition[] {
  const worthwhile = (kbps: Kbps) => lossless || kbps * 1000 <= bitrate * MEASURED_SHORTFALL;
  return AUDIO_KBPS.filter((kbps, index) => index === 0 || worthwhile(kbps)).map(audioRendition);
}

/** One rung of the audio ladder. */
export function audioRendition(kbps: Kbps): AudioRendition {
  return { kbps, bitrate: kbps * 1000, codec: AAC_CODEC };
}

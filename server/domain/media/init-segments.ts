import { audioInitSegment } from './fmp4/audio-init';
import { initId } from './media-urls';
import type { AudioSampleRate } from './segment-plan';

const RATES: readonly AudioSampleRate[] = [44_100, 48_000];
const SEGMENTS = new Map(RATES.map((rate) => [initId(rate), audioInitSegment(rate)]));

/** The shared init segment with this id (`initId`); undefined if there is none. */
export function initSegment(id: string): Uint8Array | undefined {
  return SEGMENTS.get(id);
}

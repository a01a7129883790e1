import type { EngineCandidate } from '../../../application/ports/engine-candidate.port';
import type { Timer } from '../../../application/ports/timer.port';
import type { MediaElements } from '../shared/media-elements';
import { attachMediaSource, findMediaSource } from '../shared/media-source';
import { MsePlaybackEngine } from './mse-playback-engine';
import { MSE_CODEC, MSE_TYPE } from './mse-type';
import type { SegmentSource } from './segment-source';

const isSupported = (): boolean => findMediaSource(globalThis)?.isTypeSupported(MSE_TYPE) === true;

interface MseCandidateEnvironment {
  readonly timer: Timer;
  readonly segments: SegmentSource;
}

/**
 * Plays songs without a manifest, appended by our own code: the first sound needs one request only, and songs follow without a
 * gap.
 */
export function mseCandidate(elements: MediaElements, { timer, segments }: MseCandidateEnvironment): EngineCandidate {
  const engine = new MsePlaybackEngine(elements, { timer, segments, attach: attachMediaSource });
  return {
    name: 'mse',
    supports: ({ kind, medium, codec, start }) =>
      kind === 'hls' && medium === 'audio' && start !== null && codec === MSE_CODEC && isSupported(),
    load: () => Promise.resolve(engine),
  };
}

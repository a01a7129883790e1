import type { EngineCandidate } from '../../../application/ports/engine-candidate.port';
import type { MediaElements } from '../shared/media-elements';
import { probeStatus } from '../shared/probe-status';
import { SlotPlaybackEngine } from '../shared/slot-playback-engine';
import { urlSourceLoader, type NetworkEnvironment } from '../shared/url-source-loader';

/**
 * Plays the original file with the browser's own decoders. "Maybe" counts as support: a file that it cannot decode after all is
 * handed over.
 */
export function progressiveCandidate(elements: MediaElements, environment: NetworkEnvironment): EngineCandidate {
  const engine = new SlotPlaybackEngine(elements, urlSourceLoader(environment, probeStatus));
  return {
    name: 'progressive',
    supports: ({ kind, mimeType }) => kind === 'file' && document.createElement('audio').canPlayType(mimeType) !== '',
    load: () => Promise.resolve(engine),
  };
}

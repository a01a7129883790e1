import type { EngineCandidate } from '../../../application/ports/engine-candidate.port';
import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import type { MediaElements } from '../shared/media-elements';
import { supportsMediaSource } from '../shared/media-source';
import { probeStatus } from '../shared/probe-status';
import { SlotPlaybackEngine } from '../shared/slot-playback-engine';
import { urlSourceLoader, type NetworkEnvironment } from '../shared/url-source-loader';

/** HLS by the browser itself, only where segments cannot be appended by script: elsewhere `canPlayType` promises too much. */
export function nativeHlsCandidate(elements: MediaElements, environment: NetworkEnvironment): EngineCandidate {
  const engine = new SlotPlaybackEngine(elements, urlSourceLoader(environment, probeStatus));
  const canPlay = ({ mimeType }: PlaybackSource) => document.createElement('video').canPlayType(mimeType) !== '';
  return {
    name: 'native',
    supports: (source) => source.kind === 'hls' && !supportsMediaSource(globalThis) && canPlay(source),
    load: () => Promise.resolve(engine),
  };
}

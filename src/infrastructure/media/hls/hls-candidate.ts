import type { EngineCandidate } from '../../../application/ports/engine-candidate.port';
import type { PlaybackEngine } from '../../../domain/playback/sources/playback-engine.port';
import type { MediaElements } from '../shared/media-elements';
import { supportsMediaSource } from '../shared/media-source';
import { SlotPlaybackEngine } from '../shared/slot-playback-engine';
import type { HlsEnvironment } from './hls-source-loader';

type WithWorker = HlsEnvironment & { readonly workerPath: string };

/** hls.js where segments can be appended by script. Its code, heavier than the rest of the app, is loaded on first use. */
export function hlsCandidate(elements: MediaElements, environment: WithWorker): EngineCandidate {
  let engine: Promise<PlaybackEngine> | null = null;
  const build = async (): Promise<PlaybackEngine> => {
    // hls.js requests its worker only after the first segment; this fetch puts the worker into the browser's cache before that.
    void fetch(environment.workerPath, { priority: 'low' }).catch(() => undefined);
    const { hlsSourceLoader } = await import('./hls-source-loader');
    return new SlotPlaybackEngine(elements, hlsSourceLoader(environment));
  };
  return {
    name: 'hls',
    supports: ({ kind }) => kind === 'hls' && supportsMediaSource(globalThis),
    load() {
      engine ??= build().catch((error: unknown) => {
        // A chunk that failed to load is requested again at the next use.
        engine = null;
        throw error;
      });
      return engine;
    },
  };
}

import type { PlaybackEngine } from '../../domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../domain/playback/sources/playback-source';

/** One technology that may play a source here. Its library is loaded on first use; the same engine is answered each time. */
export interface EngineCandidate {
  readonly name: string;
  supports(source: PlaybackSource): boolean;
  load(): Promise<PlaybackEngine>;
}

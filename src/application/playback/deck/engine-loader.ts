import type { PlaybackEngine } from '../../../domain/playback/sources/playback-engine.port';
import type { EngineCandidate } from '../../ports/engine-candidate.port';
import type { Logger } from '../../ports/logger.port';

/** The engines whose code is loaded. A loaded engine is passed on synchronously, so that a user gesture still counts as one. */
export class EngineLoader {
  private readonly loaded = new Map<EngineCandidate, PlaybackEngine>();

  constructor(private readonly logger: Logger) {}

  /** Calls back with the engine, synchronously if it is loaded; with null if its code could not be loaded. */
  get(candidate: EngineCandidate, deliver: (engine: PlaybackEngine | null) => void): void {
    const engine = this.loaded.get(candidate);
    if (engine === undefined) void this.fetch(candidate).then(deliver);
    else deliver(engine);
  }

  /** Releases all resources of the engines; each engine may be loaded again. */
  release(): void {
    this.loaded.forEach((engine) => engine.release());
  }

  private async fetch(candidate: EngineCandidate): Promise<PlaybackEngine | null> {
    try {
      const engine = await candidate.load();
      this.loaded.set(candidate, engine);
      return engine;
    } catch (error) {
      this.logger.warn('A playback engine did not load', { engine: candidate.name, error: String(error) });
      return null;
    }
  }
}

import type { PlaybackEngine } from '../../domain/playback/playback-engine.port';
import type { EngineCandidate } from '../ports/engine-candidate.port';
import type { Logger } from '../ports/logger.port';

/** The engines whose code has arrived. One that is there is handed out at once, so that a gesture still counts as one. */
export class EngineLoader {
  private readonly loaded = new Map<EngineCandidate, PlaybackEngine>();

  constructor(private readonly logger: Logger) {}

  /** Calls back with the engine, at once where it is there; with null where its code did not arrive. */
  get(candidate: EngineCandidate, deliver: (engine: PlaybackEngine | null) => void): void {
    const engine = this.loaded.get(candidate);
    if (engine === undefined) void this.fetch(candidate).then(deliver);
    else deliver(engine);
  }

  /** Whatever the engines here hold is let go of; each may be loaded again. */
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

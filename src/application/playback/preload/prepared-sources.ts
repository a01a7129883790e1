import type { PlaybackEngine } from '../../../domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import type { EngineLoader } from '../deck/engine-loader';

/** Buffers the beginning of one song in advance, with the engine that would play it. */
export class PreparedSources {
  private wanted: readonly PlaybackSource[] | null = null;
  private engine: PlaybackEngine | null = null;

  constructor(private readonly engines: EngineLoader) {}

  /** Replaces the prepared media by the best of these sources; null drops them. */
  prepare(sources: readonly PlaybackSource[] | null): void {
    this.wanted = sources;
    const [option] = this.engines.optionsFor(sources ?? []);
    if (option === undefined) {
      this.engine?.prepare(null);
      return;
    }
    this.engines.get(option.candidate, (engine) => {
      if (this.wanted === sources && engine !== null) this.prepareOn(engine, option.source);
    });
  }

  /** Loads the code of the engine that is tried first, so that the first click does not wait for it. */
  fetchFirstEngine(): void {
    this.engines.fetchFirst();
  }

  private prepareOn(engine: PlaybackEngine, source: PlaybackSource): void {
    if (this.engine !== engine) this.engine?.prepare(null);
    this.engine = engine;
    engine.prepare(source);
  }
}

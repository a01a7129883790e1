import type { PlaybackEngine } from '../../../domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import type { EngineCandidate } from '../../ports/engine-candidate.port';
import type { EngineLoader } from '../deck/engine-loader';
import { playableOptions } from '../deck/playable-options';

/** Buffers the beginning of one song in advance, with the engine that would play it. */
export class PreparedSources {
  private wanted: readonly PlaybackSource[] | null = null;
  private engine: PlaybackEngine | null = null;

  constructor(
    private readonly candidates: readonly EngineCandidate[],
    private readonly engines: EngineLoader,
  ) {}

  /** Replaces the prepared media by the best of these sources; null drops them. */
  prepare(sources: readonly PlaybackSource[] | null): void {
    this.wanted = sources;
    const option = sources === null ? undefined : playableOptions(sources, this.candidates)[0];
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
    const [first] = this.candidates;
    if (first !== undefined) this.engines.get(first, () => undefined);
  }

  private prepareOn(engine: PlaybackEngine, source: PlaybackSource): void {
    if (this.engine !== engine) this.engine?.prepare(null);
    this.engine = engine;
    engine.prepare(source);
  }
}

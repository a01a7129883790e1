import type { PlaybackEngine } from '../../../domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import type { EngineCandidate } from '../../ports/engine-candidate.port';
import type { Logger } from '../../ports/logger.port';

/** One source with one engine that may play it. */
export interface PlayableOption {
  readonly source: PlaybackSource;
  readonly candidate: EngineCandidate;
}

/**
 * The options from the first one on that can be played here; empty if none can. The browser is not asked about the later ones,
 * which are seldom needed.
 */
export function fromFirstPlayable(options: readonly PlayableOption[]): readonly PlayableOption[] {
  const first = options.findIndex(({ source, candidate }) => candidate.supports(source));
  return first === -1 ? [] : options.slice(first);
}

/**
 * The engines that may play here, best first, and their code. A loaded engine is passed on synchronously, so that a user gesture
 * still counts as one.
 */
export class EngineLoader {
  private readonly loaded = new Map<EngineCandidate, PlaybackEngine>();

  constructor(
    private readonly candidates: readonly EngineCandidate[],
    private readonly logger: Logger,
  ) {}

  /** The ways to play a song here, best first: sources in their order, and for each the engines in theirs. */
  optionsFor(sources: readonly PlaybackSource[]): readonly PlayableOption[] {
    return fromFirstPlayable(sources.flatMap((source) => this.candidates.map((candidate) => ({ source, candidate }))));
  }

  /** Calls back with the engine, synchronously if it is loaded; with null if its code could not be loaded. */
  get(candidate: EngineCandidate, deliver: (engine: PlaybackEngine | null) => void): void {
    const engine = this.loaded.get(candidate);
    if (engine === undefined) void this.fetch(candidate).then(deliver);
    else deliver(engine);
  }

  /** Loads the code of the engine that is tried first. */
  fetchFirst(): void {
    const [first] = this.candidates;
    if (first !== undefined) this.get(first, () => undefined);
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

import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import type { EngineCandidate } from '../../ports/engine-candidate.port';

/** One source with one engine that may play it. */
export interface PlayableOption {
  readonly source: PlaybackSource;
  readonly candidate: EngineCandidate;
}

/** Every way to play a song here, best first: sources in their order, and for each the engines in theirs. */
export function playableOptions(
  sources: readonly PlaybackSource[],
  candidates: readonly EngineCandidate[],
): readonly PlayableOption[] {
  return sources.flatMap((source) =>
    candidates.filter((candidate) => candidate.supports(source)).map((candidate) => ({ source, candidate })),
  );
}

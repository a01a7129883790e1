import type { LookName } from '../film/look-name';
import type { Score } from '../music/score';
import type { PieceOutcome } from './piece-outcome';

/** A film to write for a song whose sound file already exists. */
export interface FilmOrder {
  /** Relative to the demo's folder. */
  readonly output: string;
  /** The song's file, which the film takes its sound from. */
  readonly sound: string;
  readonly score: Score;
  readonly look: LookName;
  readonly seed: number;
}

/** Writes films. */
export interface FilmWriter {
  /** Writes a film as long as its song; the same order gives the same file. The file is written completely or not at all. */
  write(order: FilmOrder): Promise<PieceOutcome>;
}

import type { Stretch } from '../clips/best-stretch';
import type { Film } from '../film/film';
import type { PieceOutcome } from './piece-outcome';

/** The tags in a clip's file. */
export interface ClipTags {
  readonly title: string;
  readonly artist: string;
  readonly comment: string;
}

/** An upright film to write, for a stretch of a song whose sound file already exists. */
export interface ClipOrder {
  /** Relative to the demo's folder, as the other paths are. */
  readonly output: string;
  /** The song's file, which the clip takes its sound from. */
  readonly sound: string;
  readonly stretch: Stretch;
  readonly film: Film;
  readonly tags: ClipTags;
}

/** Writes clips. */
export interface ClipWriter {
  /** Writes the clip with its sound; the same order gives the same file. The file is written completely or not at all. */
  write(order: ClipOrder): Promise<PieceOutcome>;
  /** Writes the film's first picture as a JPEG file. The file is written completely or not at all. */
  writePoster(output: string, film: Film): Promise<PieceOutcome>;
}

import type { Result } from '../../shared/result';
import type { Stretch } from '../clips/best-stretch';
import type { Film } from '../film/film';
import type { DemoFailure } from './demo-studio.port';

/** What a short video's file says of it. */
export interface ClipTags {
  readonly title: string;
  readonly artist: string;
  readonly comment: string;
}

/** An upright film of a stretch of a song whose sound is already there. */
export interface ClipOrder {
  /** Relative to the demo's folder; so are the others. */
  readonly output: string;
  /** The song's file, which the clip takes its sound from. */
  readonly sound: string;
  readonly stretch: Stretch;
  readonly film: Film;
  readonly tags: ClipTags;
}

/** Writes short videos. */
export interface ClipWriter {
  /** Writes the clip with its sound; the same order makes the same file. It is there whole or not at all. */
  write(order: ClipOrder): Promise<Result<void, DemoFailure>>;
  /** Writes the picture that the film shows first, as a JPEG file. It is there whole or not at all. */
  writePoster(output: string, film: Film): Promise<Result<void, DemoFailure>>;
}

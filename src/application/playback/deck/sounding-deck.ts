import type { Deck } from './deck';
import type { SwapCourse } from './source-swap';

/** Plays the current song, with one deck or with two. */
export interface SoundingDeck extends Pick<Deck, keyof Deck> {
  /**
   * Switches to other sources of the same song at its position: the current sources play until the others are synchronised with
   * them.
   */
  swap(course: SwapCourse): void;
  /** Continues with the current sources and cancels a running swap. */
  stay(): void;
}

import type { Deck } from './deck';
import type { SwapCourse } from './source-swap';

/** What the current song sounds from, by one deck or by two. */
export interface SoundingDeck extends Pick<Deck, keyof Deck> {
  /** Goes on with other sources of the same song from where it is: what sounds goes on until they are in step with it. */
  swap(course: SwapCourse): void;
  /** Goes on with what sounds: what was coming in its place is given up. */
  stay(): void;
}

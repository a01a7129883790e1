import type { DominantColour } from '../../domain/catalogue/song';

/** What a card shows, whether song, album or artist. */
export interface CardSubject {
  readonly id: string;
  readonly title: string;
  /** One short line under the title. */
  readonly caption: string;
  /** A sentence for large cards; the caption where there is none. */
  readonly description: string;
  readonly imageUrl: string;
  readonly colour: DominantColour;
}

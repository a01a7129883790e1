import type { Bilingual } from '../../../contract/kernel/bilingual';
import type { PictureColour } from './song-card';

/** A playlist as lists show it. A listener's own playlist has the same name in both languages. */
export interface PlaylistCard {
  readonly id: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly imageId: string | null;
  readonly colour: PictureColour | null;
  readonly songCount: number;
}

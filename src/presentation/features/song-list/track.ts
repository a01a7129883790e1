import type { Song } from '../../../domain/catalogue/song';
import type { IsoInstant } from '../../../domain/shared/units';

/** A song as a table shows it. In a playlist, `entryId` identifies its entry, and `addedAt` is when it was added. */
export interface Track {
  readonly song: Song;
  readonly entryId?: string;
  readonly addedAt?: IsoInstant;
}

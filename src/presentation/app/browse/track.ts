import type { Song } from '../../../domain/catalogue/song';
import type { IsoInstant } from '../../../domain/shared/units';

/** A song as a table shows it. In playlists `entryId` is its place, and `addedAt` when it came there. */
export interface Track {
  readonly song: Song;
  readonly entryId?: string;
  readonly addedAt?: IsoInstant;
}

/** What a table shows beside title, plays and length. */
export interface TrackColumns {
  readonly hasCover?: boolean;
  readonly hasAlbum?: boolean;
  readonly hasAdded?: boolean;
}

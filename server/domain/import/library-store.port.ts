import type { Result } from '../shared/result';
import type { StoredPicture } from '../images/picture-store.port';
import type { ArtistPictures, CompanionVideo } from './file-report';
import type { FoundFile, KnownFile } from './known-file';
import type { RefusalReason, RefusedFile } from './refusal';
import type { Reservation } from './reservation';
import type { SongDraft } from './song-draft';
import type { SoundPrint } from './sound-print';

/** A song to add, or to bring up to date under the id it has. */
export interface SongEntry {
  readonly songId: string;
  readonly file: FoundFile;
  readonly fingerprint: string;
  readonly sound: SoundPrint;
  readonly formerSounds: readonly SoundPrint[];
  readonly recording: string | null;
  readonly revision: string;
  readonly draft: SongDraft;
  readonly picture: StoredPicture | null;
  readonly reservations: readonly Reservation[];
  readonly companion: CompanionEntry | null;
  readonly refusedVideo: RefusedFile | null;
  readonly artistPictures: ArtistPictures;
}

/** The video file beside a song's sound file. Its revision is its own: sound keeps its addresses when only the video changes. */
export interface CompanionEntry extends CompanionVideo {
  readonly revision: string;
}

/** A file to leave out. */
export interface RefusedEntry {
  readonly file: FoundFile;
  readonly reason: RefusalReason;
}

/** A file that an earlier run left out, as it was then. */
export interface LeftOutFile extends FoundFile {
  readonly reason: RefusalReason;
}

/** A song or clip whose file cannot be read, with the file as it is now. */
export interface RefusedRow extends RefusedEntry {
  readonly id: string;
}

export interface LibraryBatch {
  readonly songs: readonly SongEntry[];
  readonly refused: readonly RefusedEntry[];
}

/** The library as imports change it. */
export interface LibraryStore {
  /** Every song that earlier runs took in, with its file, and every file that they left out. */
  known(): Promise<{ readonly songs: readonly KnownFile[]; readonly leftOut: readonly LeftOutFile[] }>;
  /**
   * Takes a batch in as one: all of it is there, or nothing of it. `not-accepted` where something in the batch cannot be
   * stored; throws where nothing can be, as without a connection.
   */
  commit(batch: LibraryBatch): Promise<Result<undefined, 'not-accepted'>>;
  /** Notes that no file is theirs: they are hidden, with all that was made of them, until one is. Since when, stays. */
  markAway(songIds: readonly string[]): Promise<void>;
  /** The same of songs whose files cannot be read; the files are no longer among those that were left out. */
  markRefused(songs: readonly RefusedRow[]): Promise<void>;
  /** Forgets that files at these paths were left out. */
  forgetLeftOut(paths: readonly string[]): Promise<void>;
  /**
   * What a scan ends with: each song without a file is heard from another one's that has the same sound, and albums, artists and
   * pictures that no song has any more, and nobody keeps, are removed.
   */
  tidyUp(): Promise<void>;
}

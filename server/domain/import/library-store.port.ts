import type { Result } from '../shared/result';
import type { StoredPicture } from '../images/picture-store.port';
import type { ArtistPictures, CompanionVideo } from './file-report';
import type { FoundFile, KnownFile } from './known-file';
import type { RefusalReason, RefusedFile } from './refusal';
import type { ImportWarning } from './import-warning';
import type { SongDraft } from './song-draft';
import type { SoundPrint } from './sound-print';

/** A song to add, or to update under its existing id. */
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
  readonly reservations: readonly ImportWarning[];
  readonly companion: CompanionEntry | null;
  readonly refusedVideo: RefusedFile | null;
  readonly artistPictures: ArtistPictures;
}

/**
 * The video file beside a song's sound file. It has its own revision, so the sound retains its addresses when only the video
 * changes.
 */
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

/** Write access to the library for imports. */
export interface LibraryStore {
  /** Every song that earlier runs imported, with its file, and every file that they left out. */
  known(): Promise<{ readonly songs: readonly KnownFile[]; readonly leftOut: readonly LeftOutFile[] }>;
  /**
   * Stores a batch in one transaction: all of it or nothing. `not-accepted` if something in the batch cannot be stored; throws if
   * nothing can be stored, for example without a connection.
   */
  commit(batch: LibraryBatch): Promise<Result<undefined, 'not-accepted'>>;
  /**
   * Marks songs that have no file: they are hidden, with everything made from them, until they have a file again. The time since
   * when they are away does not change.
   */
  markAway(songIds: readonly string[]): Promise<void>;
  /** Does the same for songs whose files cannot be read; these files are no longer among those that were left out. */
  markRefused(songs: readonly RefusedRow[]): Promise<void>;
  /** Removes the record that files at these paths were left out. */
  forgetLeftOut(paths: readonly string[]): Promise<void>;
  /**
   * The last step of a scan: each song without a file is played from the file of another song with the same sound; albums,
   * artists and pictures that no song uses and nobody has saved or follows are removed.
   */
  removeOrphans(): Promise<void>;
}

import type { StoredPicture } from '../images/picture-store.port';
import type { ClipDraft } from '../import/clip-draft';
import type { FoundFile, KnownFile } from '../import/known-file';
import type { RefusedRow } from '../import/library-store.port';
import type { ImportWarning } from '../import/import-warning';
import type { SoundPrint } from '../import/sound-print';
import type { Result } from '../shared/result';

/** A clip to add, or to update under its existing id. */
export interface ClipEntry {
  readonly clipId: string;
  readonly file: FoundFile;
  readonly fingerprint: string;
  readonly sound: SoundPrint;
  readonly formerSounds: readonly SoundPrint[];
  /** Part of every media address of the clip, so the response at an address never changes. */
  readonly revision: string;
  readonly draft: ClipDraft;
  /** Its poster: the picture beside or inside the file. Null where one has to be made of the clip itself. */
  readonly picture: StoredPicture | null;
  readonly reservations: readonly ImportWarning[];
}

/** The short videos of one origin, as the import of its folder (or of the demo's folder) changes them. */
export interface ShortVideoStore {
  /** Every clip that earlier runs imported, with its file. */
  known(): Promise<readonly KnownFile[]>;
  /**
   * Adds or updates clips, all of them or none. Counters, likes and the time of publishing do not change; a new clip's time of
   * publishing is the time of its file, at most now. Its artist is created if there is none of that name; its hashtags follow
   * from the caption. A poster that was made from another revision is removed. Artists and pictures that clips show stay in the
   * library when `LibraryStore.removeOrphans` runs. `not-accepted` if part of a clip cannot be stored; throws if nothing can be stored,
   * for example without a connection.
   */
  put(clips: readonly ClipEntry[]): Promise<Result<undefined, 'not-accepted'>>;
  /** Marks clips as having no file: they are hidden, with all their comments and counters, until they have a file again. */
  markAway(clipIds: readonly string[]): Promise<void>;
  /** The same of clips whose files cannot be read. */
  markRefused(clips: readonly RefusedRow[]): Promise<void>;
}

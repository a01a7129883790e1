import type { SongStretch } from '../../../contract/kernel/song-stretch';
import type { AudioFacts, VideoFacts } from '../catalogue/media-facts';
import type { StoredPicture } from '../images/picture-store.port';
import type { SongCandidate } from '../import/choose-song';
import type { ClipDraft, SongWish } from '../import/clip-draft';
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

/** The file behind a clip; `path` is relative to the media folder. */
export interface ClipFile {
  readonly clipId: string;
  readonly revision: string;
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
  readonly durationMs: number;
  readonly audio: AudioFacts;
  readonly video: VideoFacts;
  readonly captions: string | null;
}

/** A clip and its song candidates, whose titles match the wished song's. */
export interface LinkableClip {
  readonly clipId: string;
  readonly durationMs: number;
  readonly wish: SongWish;
  readonly candidates: readonly SongCandidate[];
}

/** Which song a clip uses; `stretch` is null if the seconds are unknown, `songId` is null if the clip uses no song. */
export interface SongLink {
  readonly clipId: string;
  readonly songId: string | null;
  readonly stretch: SongStretch | null;
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
  /** The current file behind a clip; undefined if the clip does not exist or is hidden. */
  find(clipId: string): Promise<ClipFile | undefined>;
  /** Every clip that is not hidden, with the songs of any origin that its wish may mean; without candidates where there is no such song. */
  linkable(): Promise<readonly LinkableClip[]>;
  /** Stores which songs clips use, in one step. A clip that names no artist gets the first artist of its song. */
  link(links: readonly SongLink[]): Promise<void>;
  /** Clips that have no poster, the newest first; at most `limit`. */
  withoutPoster(limit: number): Promise<readonly string[]>;
  /** Stores the poster of a clip's file at this revision; nothing happens if the clip has another revision by now. */
  keepPoster(clipId: string, revision: string, picture: StoredPicture): Promise<void>;
}

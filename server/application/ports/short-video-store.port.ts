import type { AudioFacts, VideoFacts } from '../../domain/catalogue/media-facts';
import type { StoredPicture } from '../../domain/images/picture-store.port';
import type { SongCandidate } from '../../domain/import/choose-song';
import type { ClipDraft, SongStretch, SongWish } from '../../domain/import/clip-draft';
import type { FoundFile, KnownFile } from '../../domain/import/known-file';
import type { RefusedRow } from '../../domain/import/library-store.port';
import type { Reservation } from '../../domain/import/reservation';
import type { SoundPrint } from '../../domain/import/sound-print';
import type { Result } from '../../domain/shared/result';

/** A clip to add, or to bring up to date under the id it has. */
export interface ClipEntry {
  readonly clipId: string;
  readonly file: FoundFile;
  readonly fingerprint: string;
  readonly sound: SoundPrint;
  readonly formerSounds: readonly SoundPrint[];
  /** Part of every media address of the clip, so media answers never change. */
  readonly revision: string;
  readonly draft: ClipDraft;
  /** Its poster: the picture beside or inside the file. Null where one has to be made of the clip itself. */
  readonly picture: StoredPicture | null;
  readonly reservations: readonly Reservation[];
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

/** A clip whose song may be among those that agree with its wish by their title. */
export interface LinkableClip {
  readonly clipId: string;
  readonly durationMs: number;
  readonly wish: SongWish;
  readonly candidates: readonly SongCandidate[];
}

/** Which song a clip uses; `stretch` null where nobody knows which seconds of it, `songId` null where it uses none. */
export interface SongLink {
  readonly clipId: string;
  readonly songId: string | null;
  readonly stretch: SongStretch | null;
}

/** The short videos of one origin as the import of its folder (the demo's among them) changes them. */
export interface ShortVideoStore {
  /** Every clip that earlier runs took in, with its file. */
  known(): Promise<readonly KnownFile[]>;
  /**
   * Adds clips or brings them up to date, all of them or none. Counters, likes and the time of publishing stay: that is, when
   * a clip is added, the time of its file, at most now. Its artist is made where there is none of that name; its hashtags
   * follow from the caption. A poster that was made of another revision goes. What clips show of artists and pictures stays
   * in the library when `LibraryStore.tidyUp` tidies it. `not-accepted` where something of a clip cannot be stored;
   * throws where nothing can be, as without a connection.
   */
  put(clips: readonly ClipEntry[]): Promise<Result<undefined, 'not-accepted'>>;
  /** Notes that no file is theirs: they are hidden, with everything that was said and counted about them, until one is. */
  markAway(clipIds: readonly string[]): Promise<void>;
  /** The same of clips whose files cannot be read. */
  markRefused(clips: readonly RefusedRow[]): Promise<void>;
  /** The file behind a clip as it is now; undefined for one that does not exist or is hidden. */
  find(clipId: string): Promise<ClipFile | undefined>;
  /** Every clip that is not hidden, with the songs of any origin that its wish may mean; without candidates where there is no such song. */
  linkable(): Promise<readonly LinkableClip[]>;
  /** Notes which songs clips use, all at once. A clip that names no artist is by the first artist of its song. */
  link(links: readonly SongLink[]): Promise<void>;
  /** Clips that have no poster, the newest first; at most `limit`. */
  withoutPoster(limit: number): Promise<readonly string[]>;
  /** Keeps the poster of a clip's file at this revision; nothing happens where it has another one by now. */
  keepPoster(clipId: string, revision: string, picture: StoredPicture): Promise<void>;
}

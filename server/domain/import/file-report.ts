import type { AudioFacts, VideoFacts } from '../catalogue/media-facts';
import type { StoredPicture } from '../images/picture-store.port';
import type { ClipDraft } from './clip-draft';
import type { FoundFile } from './known-file';
import type { RefusalReason, RefusedFile } from './refusal';
import type { ImportWarning } from './import-warning';
import type { SongDraft } from './song-draft';
import type { SoundPrint } from './sound-print';

/** A video file beside a song's sound file, as it was read. The path is relative to the media folder. */
export interface CompanionVideo {
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
  readonly fingerprint: string;
  readonly durationMs: number;
  /** Of the video file's own sound. */
  readonly audio: AudioFacts;
  readonly video: VideoFacts;
}

/** Pictures that lie in an artist's folder. */
export interface ArtistPictures {
  readonly portrait: StoredPicture | null;
  readonly banner: StoredPicture | null;
}

/** The result of reading a file. `fingerprint` is made of the file's size, its first and its last bytes. */
export type FileReport =
  | {
      readonly kind: 'song';
      readonly fingerprint: string;
      readonly sound: SoundPrint;
      /** The MusicBrainz ids of its recording and its album; null unless its tags have both. */
      readonly recording: string | null;
      /** Whether its tags contain its title. */
      readonly isTitled: boolean;
      readonly draft: SongDraft;
      readonly picture: StoredPicture | null;
      readonly reservations: readonly ImportWarning[];
      readonly companion: CompanionVideo | null;
      /** The video beside it, if that video cannot be used; the song is imported without it. */
      readonly refusedVideo: RefusedFile | null;
      readonly artistPictures: ArtistPictures;
    }
  | {
      readonly kind: 'clip';
      readonly fingerprint: string;
      readonly sound: SoundPrint;
      /** As of a song. */
      readonly isTitled: boolean;
      readonly draft: ClipDraft;
      /** Its poster. */
      readonly picture: StoredPicture | null;
      readonly reservations: readonly ImportWarning[];
    }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/** A file to read, with its path and the files beside it: names in the same folder, except for pictures, which have paths. */
export interface FileToRead extends FoundFile {
  /** Possible covers, the likeliest first: from its folder, and from its album's folder above the folder of a disc. */
  readonly picturesBeside: readonly string[];
  readonly lyricsBeside: string | undefined;
  readonly videoBeside: FileBeside | undefined;
  /** A WebVTT file and a poster of the same name, as a short video may have. */
  readonly captionsBeside: string | undefined;
  readonly posterBeside: string | undefined;
  /**
   * Pictures of its artist's folder, which may be the file's own folder or one above it; paths are relative to the media folder.
   */
  readonly artistPictures: { readonly portrait: string | undefined; readonly banner: string | undefined };
}

export interface FileBeside {
  readonly name: string;
  readonly size: number;
  readonly modifiedMs: number;
}

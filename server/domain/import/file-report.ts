import type { AudioFacts, VideoFacts } from '../catalogue/media-facts';
import type { StoredPicture } from '../images/picture-store.port';
import type { ClipDraft } from './clip-draft';
import type { FoundFile } from './known-file';
import type { RefusalReason, RefusedFile } from './refusal';
import type { Reservation } from './reservation';
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

/** What reading a file has brought. `fingerprint` is made of its size, its first and its last bytes. */
export type FileReport =
  | {
      readonly kind: 'song';
      readonly fingerprint: string;
      readonly sound: SoundPrint;
      /** The MusicBrainz ids of its recording and its album; null where its tags have not both. */
      readonly recording: string | null;
      /** Whether its tags say how it is called. */
      readonly isTitled: boolean;
      readonly draft: SongDraft;
      readonly picture: StoredPicture | null;
      readonly reservations: readonly Reservation[];
      readonly companion: CompanionVideo | null;
      /** The video beside it where that one cannot be used; the song stands without it. */
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
      readonly reservations: readonly Reservation[];
    }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/** A file to read: its place, and what lies beside it, by name in the same folder, but for pictures, which have paths. */
export interface FileToRead extends FoundFile {
  /** That may be its cover, the likeliest first: of its folder, and of its album's above a disc's. */
  readonly picturesBeside: readonly string[];
  readonly lyricsBeside: string | undefined;
  readonly videoBeside: FileBeside | undefined;
  /** WebVTT and a poster of its own name, as a short video may have them. */
  readonly captionsBeside: string | undefined;
  readonly posterBeside: string | undefined;
  /** Of its artist's folder, which may be its own or one above; paths relative to the media folder. */
  readonly artistPictures: { readonly portrait: string | undefined; readonly banner: string | undefined };
}

export interface FileBeside {
  readonly name: string;
  readonly size: number;
  readonly modifiedMs: number;
}

import type { KeptPicture } from '../images/picture-store.port';
import type { FoundFile } from './plan-changes';
import type { RefusalReason } from './refusal';
import type { SongDraft } from './song-draft';

/** What reading a file has brought. `fingerprint` is made of its size, its first and its last bytes. */
export type FileReport =
  | {
      readonly kind: 'song';
      readonly fingerprint: string;
      readonly draft: SongDraft;
      readonly picture: KeptPicture | null;
    }
  | { readonly kind: 'refused'; readonly fingerprint: string; readonly reason: RefusalReason };

/** A file to read: its place, and what lies beside it, by name in the same folder. */
export interface FileToRead extends FoundFile {
  readonly pictureBeside: string | undefined;
  readonly lyricsBeside: string | undefined;
}

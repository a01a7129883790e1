import type { PictureColour } from '../catalogue/song-card';
import type { Result } from '../shared/result';

/** A picture whose bytes are in the data folder. */
export interface StoredPicture {
  /** Of its bytes alone: the same picture has the same id everywhere. */
  readonly id: string;
  /** In pixels, as it is looked at: a camera's note of its turn is followed. */
  readonly width: number;
  readonly height: number;
  readonly colour: PictureColour;
}

/** Why a picture is not taken in: no PNG, JPEG or WebP; beyond `PICTURE_LIMITS`; or damaged. */
export type PictureRefusal = 'unknown-format' | 'too-large' | 'broken';

/** Takes pictures in. */
export interface PictureStore {
  /**
   * Keeps a picture's bytes as they are, there whole or not at all, also after a crash. The same bytes again are not
   * written again. May be called for many at once: few are worked on at a time. Throws only where the disk fails.
   */
  keep(bytes: Uint8Array): Promise<Result<StoredPicture, PictureRefusal>>;
}

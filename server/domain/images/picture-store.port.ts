import type { PictureColour } from '../catalogue/song-card';
import type { Result } from '../shared/result';

/** A picture whose bytes are in the data folder. */
export interface StoredPicture {
  /** Derived from its bytes alone: the same picture has the same id everywhere. */
  readonly id: string;
  /** In pixels, after the rotation that the camera noted in the file. */
  readonly width: number;
  readonly height: number;
  readonly colour: PictureColour;
}

/** Why a picture is not accepted: it is no PNG, JPEG or WebP, exceeds `PICTURE_LIMITS`, or is damaged. */
export type PictureRefusal = 'unknown-format' | 'too-large' | 'broken';

/** Accepts and stores pictures. */
export interface PictureStore {
  /**
   * Stores a picture's bytes unchanged and atomically, even across a crash; the same bytes are not written again. May be called
   * for many pictures at once: only a few are processed at a time. Throws only if the disk fails.
   */
  keep(bytes: Uint8Array): Promise<Result<StoredPicture, PictureRefusal>>;
}

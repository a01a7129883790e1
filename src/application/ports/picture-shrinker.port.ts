import type { Picture, SquareCrop } from '../../domain/profile/picture';
import type { Result } from '../../domain/shared/result';

export interface ShrinkOrder {
  /** The part to crop to; by default the largest square in the middle. */
  readonly crop: SquareCrop | null;
  /** The longest side of the answer in pixels; a smaller picture is not enlarged. */
  readonly longestSide: number;
}

/**
 * Crops a picture to a square, scales it down and removes everything but its pixels: WebP, or JPEG if the browser cannot write
 * WebP.
 */
export interface PictureShrinker {
  /** `unreadable`: the browser cannot decode it. */
  shrink(picture: Picture, order: ShrinkOrder): Promise<Result<Picture, 'unreadable'>>;
}

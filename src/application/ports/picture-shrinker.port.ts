import type { Picture, SquareCrop } from '../../domain/profile/picture';
import type { Result } from '../../domain/shared/result';

export interface ShrinkOrder {
  /** The part that is kept; without it the largest square in the middle. */
  readonly crop: SquareCrop | null;
  /** The longest side of the answer in pixels; a smaller picture is not enlarged. */
  readonly longestSide: number;
}

/** Makes a picture small, square and clean of everything but its pixels: WebP, or JPEG where the browser writes no WebP. */
export interface PictureShrinker {
  /** `unreadable`: the browser cannot decode it. */
  shrink(picture: Picture, order: ShrinkOrder): Promise<Result<Picture, 'unreadable'>>;
}

import { cropInside } from './avatar';
import type { SquareCrop } from './picture';

export interface PictureSize {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The highest zoom of a crop: a quarter of the largest square. */
export const MOST_ZOOM = 4;

/** The zoom of a crop, from 1, the largest square, to `MOST_ZOOM`. */
export const zoomOf = ({ width, height }: PictureSize, { side }: SquareCrop): number => Math.min(width, height) / side;

/** The crop at another zoom, around the same centre; the zoom is limited to the allowed range. */
export function zoomCrop(picture: PictureSize, crop: SquareCrop, zoom: number): SquareCrop {
  const side = Math.min(picture.width, picture.height) / Math.min(Math.max(zoom, 1), MOST_ZOOM);
  const shift = (crop.side - side) / 2;
  return cropInside(picture.width, picture.height, { left: crop.left + shift, top: crop.top + shift, side });
}

/** The crop moved by fractions of its own side, so that a gesture feels the same at every zoom; it stops at the edges. */
export const moveCrop = (picture: PictureSize, crop: SquareCrop, right: number, down: number): SquareCrop =>
  cropInside(picture.width, picture.height, {
    left: crop.left + right * crop.side,
    top: crop.top + down * crop.side,
    side: crop.side,
  });

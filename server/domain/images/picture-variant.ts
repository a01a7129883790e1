import { artworkName } from '../../../contract/kernel/artwork';
import { PICTURE_WIDTHS } from '../../../contract/kernel/first-limits';

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type VariantFormat = 'avif' | 'webp';

/** The source of a picture: stored bytes, or a drawing for an item without a picture. */
export type PictureSource =
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'drawn'; readonly seed: string };

/** A picture at one width and in one format, as it is served. */
export interface PictureVariant {
  readonly source: PictureSource;
  readonly width: PictureWidth;
  readonly format: VariantFormat;
}

const STORED_TYPES = /^[0-9a-f]{20}$/;
const DRAWN = /^tone-([\w-]{1,64})$/;
const DEFAULT_WIDTH = 512;

/** The picture that an id in a URL stands for; undefined if the id cannot be one of ours. Needs no database query. */
export function pictureSource(id: string): PictureSource | undefined {
  if (STORED_TYPES.test(id)) return { kind: 'kept', id };
  const [, seed] = DRAWN.exec(id) ?? [];
  return seed === undefined ? undefined : { kind: 'drawn', seed };
}

/** The width that `?w=` requests, in pixels: 512 if it is missing, undefined if it is not offered. */
export function pictureWidth(requested: unknown): PictureWidth | undefined {
  return requested === undefined ? DEFAULT_WIDTH : PICTURE_WIDTHS.find((width) => String(width) === requested);
}

/** The file name of a variant. Drawings that look the same share a name, so strangers cannot fill the disk with invented ids. */
export function variantName({ source, width, format }: PictureVariant): string {
  const picture = source.kind === 'kept' ? source.id : `tone-${artworkName(source.seed)}`;
  return `${picture}-${width}.${format}`;
}

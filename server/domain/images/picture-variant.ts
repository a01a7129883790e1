import { artworkName } from '../../../contract/kernel/artwork';
import { PICTURE_WIDTHS } from '../../../contract/kernel/first-limits';

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type VariantFormat = 'avif' | 'webp';

/** Where a picture comes from: bytes that were kept, or the drawing of something that has none. */
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

/** What the id in an address means; undefined where it cannot be one of ours. No database is asked. */
export function pictureSource(id: string): PictureSource | undefined {
  if (STORED_TYPES.test(id)) return { kind: 'kept', id };
  const [, seed] = DRAWN.exec(id) ?? [];
  return seed === undefined ? undefined : { kind: 'drawn', seed };
}

/** The width that `?w=` asks for, in pixels: 512 where it is left out, undefined where it is not offered. */
export function pictureWidth(asked: unknown): PictureWidth | undefined {
  return asked === undefined ? DEFAULT_WIDTH : PICTURE_WIDTHS.find((width) => String(width) === asked);
}

/** Names the bytes of a variant. Drawings of the same look share a name: strangers' ids cannot fill the disk. */
export function variantName({ source, width, format }: PictureVariant): string {
  const picture = source.kind === 'kept' ? source.id : `tone-${artworkName(source.seed)}`;
  return `${picture}-${width}.${format}`;
}

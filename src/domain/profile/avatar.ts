import type { SquareCrop } from './picture';
import type { PictureFacts } from './picture-facts';

/** decisions.md §4: larger files are refused before upload, and an uploaded picture has at most this many pixels per side. */
export const AVATAR_MAX_BYTES = 10_000_000;
export const AVATAR_SIDE = 1024;
/** security.md §5: a picture with more pixels is not decoded. */
export const AVATAR_MAX_PIXELS = 25_000_000;

export type AvatarFault =
  | { readonly kind: 'too-large'; /** In bytes. */ readonly limit: number }
  | { readonly kind: 'too-many-pixels'; readonly limit: number }
  | { readonly kind: 'not-a-picture' };

/** Why a file cannot become an avatar because of its size in bytes, checked before it is read. */
export const faultOfSize = (size: number): AvatarFault | null =>
  size > AVATAR_MAX_BYTES ? { kind: 'too-large', limit: AVATAR_MAX_BYTES } : null;

/**
 * Why a file cannot become an avatar according to its first bytes, before it is decoded: only PNG, JPEG and WebP are accepted,
 * whatever its name.
 */
export function faultOfPicture(facts: PictureFacts | null): AvatarFault | null {
  if (facts === null) return { kind: 'not-a-picture' };
  return facts.width * facts.height > AVATAR_MAX_PIXELS ? { kind: 'too-many-pixels', limit: AVATAR_MAX_PIXELS } : null;
}

/** The part of the crop inside the picture, in whole pixels, at least one; without a crop the largest centred square. */
export function cropInside(width: number, height: number, crop: SquareCrop | null): SquareCrop {
  const longest = Math.min(width, height);
  const side = crop === null ? longest : Math.min(Math.max(Math.round(crop.side), 1), longest);
  const { left, top } = crop ?? { left: (width - side) / 2, top: (height - side) / 2 };
  const inside = (from: number, room: number) => Math.min(Math.max(Math.round(from), 0), room - side);
  return { left: inside(left, width), top: inside(top, height), side };
}

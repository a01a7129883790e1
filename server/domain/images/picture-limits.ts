/**
 * The maximum size of a picture. The limit of pixels prevents a small file from using gigabytes when it is decompressed (security
 * §5).
 */
export const PICTURE_LIMITS = {
  pixels: 25_000_000,
  /** WebP's own limit, so that every stored picture can be served at its full size. */
  side: 16_383,
  bytes: 32 * 1024 * 1024,
} as const;

/** Whether a picture of this size, in pixels, is accepted; a size of exactly a limit is accepted (security §5). */
export function isPictureSize(width: number, height: number): boolean {
  const { pixels, side } = PICTURE_LIMITS;
  return width * height <= pixels && Math.max(width, height) <= side;
}

/** What a picture may be at most. The pixels keep a small file from asking for gigabytes when it is unpacked (security §5). */
export const PICTURE_LIMITS = {
  pixels: 25_000_000,
  /** WebP's own limit, so that whatever is kept can be served at its full size. */
  side: 16_383,
  bytes: 32 * 1024 * 1024,
} as const;

/** Whether a picture of this size, in pixels, is taken in; one of exactly a limit is (security §5). */
export function isPictureSize(width: number, height: number): boolean {
  const { pixels, side } = PICTURE_LIMITS;
  return width * height <= pixels && Math.max(width, height) <= side;
}

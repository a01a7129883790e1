/** The accepted kinds of picture (security §5). */
export type PictureFormat = 'png' | 'jpeg' | 'webp';

const text = (word: string): readonly number[] => [...word].map((letter) => letter.charCodeAt(0));

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0): boolean =>
  start.every((byte, at) => bytes[from + at] === byte);

const PNG = [0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const WEBP_WORD_AT = 8;

/**
 * The format according to the first bytes, whatever the name or label of the file claims; undefined if the product does not
 * accept it (security §5).
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, JPEG)) return 'jpeg';
  return startsWith(bytes, text('RIFF')) && startsWith(bytes, text('WEBP'), WEBP_WORD_AT) ? 'webp' : undefined;
}

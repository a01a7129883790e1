import type { PictureFormat } from './picture-format';

const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const JPEG_END = [0xff, 0xd9];
const RIFF_SIZE_AT = 4;
const RIFF_HEAD_BYTES = 8;

const endsWith = (bytes: Uint8Array, end: readonly number[]): boolean =>
  end.every((byte, at) => bytes[bytes.length - end.length + at] === byte);

function riffBytes(bytes: Uint8Array): number {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(RIFF_SIZE_AT, true);
  return RIFF_HEAD_BYTES + size + (size % 2);
}

const isEnded: Readonly<Record<PictureFormat, (bytes: Uint8Array) => boolean>> = {
  png: (bytes) => endsWith(bytes, PNG_END),
  jpeg: (bytes) => endsWith(bytes, JPEG_END),
  webp: (bytes) => bytes.length >= RIFF_HEAD_BYTES && riffBytes(bytes) === bytes.length,
};

/** Whether the file ends where its picture ends: other programs read data after a picture as another kind of file. */
export const endsWithPicture = (format: PictureFormat, bytes: Uint8Array): boolean => isEnded[format](bytes);

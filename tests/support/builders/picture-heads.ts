const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const uint16 = (value: number): number[] => [value >> 8, value & 0xff];
const uint32 = (value: number): number[] => [...uint16(value >>> 16), ...uint16(value & 0xffff)];
const little = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff);

/** The first bytes of a picture, up to and including its size. */
export const pngHead = (width: number, height: number): Uint8Array =>
  Uint8Array.from([
    0x89,
    ...ascii('PNG\r\n\x1a\n'),
    ...uint32(13),
    ...ascii('IHDR'),
    ...uint32(width),
    ...uint32(height),
  ]);

/** With a table and fill bytes before the frame; the frame's marker can be chosen. */
export const jpegHead = (width: number, height: number, frame = 0xc0): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...[0xff, 0xe0, ...uint16(4), 1, 1],
    ...[0xff, 0xff, 0xc4, ...uint16(3), 9],
    ...[0xff, frame, ...uint16(11), 8, ...uint16(height), ...uint16(width), 3],
  ]);

const webp = (chunk: string, facts: number[]): Uint8Array =>
  Uint8Array.from([...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...ascii(chunk), 0, 0, 0, 0, ...facts]);

export const webpHeads = {
  lossy: (width: number, height: number) =>
    webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)]),
  lossless: (width: number, height: number) =>
    webp('VP8L', [0x2f, ...little((width - 1) | ((height - 1) << 14), 4), 0, 0, 0, 0, 0]),
  extended: (width: number, height: number) =>
    webp('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]),
  unknown: webp(
    'VP9 ',
    Array.from({ length: 10 }, () => 0),
  ),
};

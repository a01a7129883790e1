import { bigEndian, element } from './tag-bytes';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};
/** An element that does not state its length. */
export const endless = (id: string, ...content: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(`${id}01ffffffffffffff`, 'hex'), ...content]);

/** The header of a file of this kind. */
export const header = (kind: string): Buffer => element('1a45dfa3', element('4282', latin(kind)));
/** The info of a segment that states this length. */
export const info = (durationMs: number, ...more: readonly Buffer[]) =>
  element('1549a966', element('4489', double(durationMs)), ...more);
/** A sound track. */
export const soundTrack = (codec: string, rate = 48_000, channels = 2): Buffer =>
  element(
    'ae',
    element('83', Buffer.from([2])),
    element('86', latin(codec)),
    element('e1', element('b5', double(rate)), element('9f', Buffer.from([channels]))),
  );
/** A picture track of 25 pictures a second; `video` describes the size. */
export const pictureTrack = (codec: string, ...video: readonly Buffer[]): Buffer =>
  element(
    'ae',
    element('83', Buffer.from([1])),
    element('86', latin(codec)),
    element('23e383', bigEndian(40_000_000)),
    element('e0', ...video),
  );
/** The coded size of a picture. */
export const size = (width: number, height: number) => [
  element('b0', bigEndian(width)),
  element('ba', bigEndian(height)),
];
/** The tracks of a segment. */
export const tracks = (...entries: readonly Buffer[]): Buffer => element('1654ae6b', ...entries);
/** A block of sound or picture. */
export const block = element('a3', Buffer.alloc(400, 7));
/** A cluster that begins at this time, in milliseconds. */
export const cluster = (time: number, ...blocks: readonly Buffer[]): Buffer =>
  element('1f43b675', element('e7', bigEndian(time)), ...(blocks.length > 0 ? blocks : [block]));
/** A segment of these parts. */
export const segment = (...parts: readonly Buffer[]): Buffer => element('18538067', ...parts);

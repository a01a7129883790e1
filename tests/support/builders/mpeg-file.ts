import { createHash } from 'node:crypto';
import { id3Frame, id3Text, id3v2 } from './tag-bytes';

const FRAME_BYTES = 417;
const FRAMES = 80;

/** Two seconds of frames (MPEG 1, layer III, 128 kbit/s); each name gives different frames. */
export function mpegSound(name: string, frames = FRAMES): Buffer {
  return Buffer.concat(Array.from({ length: frames }, (_, index) => mpegFrame(name, index)));
}

/** No two are alike, as in music. */
function mpegFrame(name: string, index: number): Buffer {
  const frame = createHash('shake256', { outputLength: FRAME_BYTES }).update(`${name} ${index}`).digest();
  frame.fill(0x55, 0, 40 + Buffer.byteLength(name));
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  frame.write(name, 40);
  return frame.map((byte, at) => (at > 3 && byte === 0xff ? 0xfe : byte)) as Buffer;
}

/** An ID3v2.4 tag with these text frames and other frames. */
export const id3Texts = (texts: Readonly<Record<string, string>>, ...frames: readonly Buffer[]): Buffer =>
  id3v2([...Object.entries(texts).map(([id, text]) => id3Frame(id, id3Text(text))), ...frames]);

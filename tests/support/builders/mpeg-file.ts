import { id3Frame, id3Text, id3v2 } from './tag-bytes';

const FRAME_BYTES = 417;
const FRAMES = 80;

/** Two seconds of frames (MPEG 1, layer III, 128 kbit/s) that differ from those of another name. */
export function mpegSound(name: string, frames = FRAMES): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES, 0x55);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  frame.write(name, 40);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** An ID3v2.4 tag of these text frames and others. */
export const id3Texts = (texts: Readonly<Record<string, string>>, ...frames: readonly Buffer[]): Buffer =>
  id3v2([...Object.entries(texts).map(([id, text]) => id3Frame(id, id3Text(text))), ...frames]);

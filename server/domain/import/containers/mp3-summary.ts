import { wordAt } from './byte-reader';
import type { Mp3FrameHeader } from './mp3-frame-header';

/** The summary of the whole file that an encoder wrote into the first frame. */
export interface Mp3Summary {
  readonly frames: number;
  /** From the first frame to the last, the first included; undefined where it was not written. */
  readonly bytes: number | undefined;
  /** Samples of silence that the encoder put before and after the recording. */
  readonly padding: number;
}

const HAS_FRAMES = 1;
const HAS_BYTES = 2;
const HAS_TABLE = 4;
const HAS_QUALITY = 8;
const VBRI_OFFSET = 36;

/** Reads the summary in the frame at `position`, as Xing, LAME (`Info`) and Fraunhofer (`VBRI`) write it; undefined where there is none. */
export function readMp3Summary(view: DataView, position: number, header: Mp3FrameHeader): Mp3Summary | undefined {
  const isLow = header.samples === 576;
  const sideInfo = header.channels === 1 ? (isLow ? 9 : 17) : isLow ? 17 : 32;
  const xing = position + 4 + sideInfo;
  const word = wordAt(view, xing);
  if (word === 'Xing' || word === 'Info') return readXing(view, xing);
  const vbri = position + VBRI_OFFSET;
  if (wordAt(view, vbri) !== 'VBRI' || vbri + 18 > view.byteLength) return undefined;
  return { frames: view.getUint32(vbri + 14), bytes: view.getUint32(vbri + 10), padding: 0 };
}

function readXing(view: DataView, start: number): Mp3Summary | undefined {
  if (start + 16 > view.byteLength) return undefined;
  const flags = view.getUint32(start + 4);
  if ((flags & HAS_FRAMES) === 0) return undefined;
  const hasBytes = (flags & HAS_BYTES) !== 0;
  const lame = start + 12 + (hasBytes ? 4 : 0) + (flags & HAS_TABLE ? 100 : 0) + (flags & HAS_QUALITY ? 4 : 0);
  return {
    frames: view.getUint32(start + 8),
    bytes: (hasBytes && view.getUint32(start + 12)) || undefined,
    padding: readPadding(view, lame),
  };
}

/** LAME, and libavformat in the same way, record the samples of silence as two numbers of 12 bits. */
function readPadding(view: DataView, lame: number): number {
  if (lame + 24 > view.byteLength || !/^(LAME|Lav[fc]|L3\.9)/.test(wordAt(view, lame))) return 0;
  const both = (view.getUint8(lame + 21) << 16) | view.getUint16(lame + 22);
  return (both >>> 12) + (both & 0xfff);
}

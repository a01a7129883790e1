import { AAC_FRAME_SAMPLES, type AudioSampleRate } from '../segment-plan';
import { ascii, box, bytes, fullBox, u16, u32 } from './box';

const TRACK_ID = 1;
const LANGUAGE_UNDETERMINED = 0x55c4;
const IDENTITY_MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const FREQUENCY_INDEX = { 48_000: 3, 44_100: 4 } as const;

/** The init segment of stereo AAC-LC at a rate: the same for every song and bitrate, so one serves them all. */
export function audioInitSegment(sampleRate: AudioSampleRate): Uint8Array {
  const ftyp = box('ftyp', ascii('iso5'), u32(0x200), ascii('iso5iso6mp41'));
  const extends_ = box('mvex', fullBox('trex', {}, u32(TRACK_ID, 1, AAC_FRAME_SAMPLES, 0, 0)));
  const moov = box('moov', movieHeader(sampleRate), track(sampleRate), extends_);
  return concat(ftyp, moov);
}

function movieHeader(sampleRate: number): Uint8Array {
  const times = u32(0, 0, sampleRate, 0);
  return fullBox(
    'mvhd',
    {},
    times,
    u32(0x10000),
    u16(0x0100, 0),
    u32(0, 0),
    IDENTITY_MATRIX,
    u32(0, 0, 0, 0, 0, 0, TRACK_ID + 1),
  );
}

function track(sampleRate: AudioSampleRate): Uint8Array {
  const header = fullBox(
    'tkhd',
    { flags: 3 },
    u32(0, 0, TRACK_ID, 0, 0, 0, 0),
    u16(0, 1, 0x0100, 0),
    IDENTITY_MATRIX,
    u32(0, 0),
  );
  const mediaHeader = fullBox('mdhd', {}, u32(0, 0, sampleRate, 0), u16(LANGUAGE_UNDETERMINED, 0));
  const handler = fullBox('hdlr', {}, u32(0), ascii('soun'), u32(0, 0, 0), ascii('sound\0'));
  const sources = box('dinf', fullBox('dref', {}, u32(1), fullBox('url ', { flags: 1 })));
  const information = box('minf', fullBox('smhd', {}, u16(0, 0)), sources, sampleTable(sampleRate));
  return box('trak', header, box('mdia', mediaHeader, handler, information));
}

function sampleTable(sampleRate: AudioSampleRate): Uint8Array {
  const entry = box(
    'mp4a',
    bytes(0, 0, 0, 0, 0, 0),
    u16(1),
    u32(0, 0),
    u16(2, 16, 0, 0),
    u32(sampleRate * 0x10000),
    decoder(sampleRate),
  );
  const description = fullBox('stsd', {}, u32(1), entry);
  const empty = [
    fullBox('stts', {}, u32(0)),
    fullBox('stsc', {}, u32(0)),
    fullBox('stsz', {}, u32(0, 0)),
    fullBox('stco', {}, u32(0)),
  ];
  return box('stbl', description, ...empty);
}

function decoder(sampleRate: AudioSampleRate): Uint8Array {
  // AudioSpecificConfig: object type 2 (AAC-LC), the rate's index, two channels, frames of 1024 samples.
  const index = FREQUENCY_INDEX[sampleRate];
  const config = bytes(0x10 | (index >> 1), ((index & 1) << 7) | 0x10);
  const decoderConfig = bytes(0x40, 0x15, 0, 0, 0);
  const inner = descriptor(4, concat(decoderConfig, u32(0, 0), descriptor(5, config)));
  return fullBox('esds', {}, descriptor(3, concat(u16(TRACK_ID), bytes(0), inner, descriptor(6, bytes(2)))));
}

function descriptor(tag: number, content: Uint8Array): Uint8Array {
  return concat(bytes(tag, content.length), content);
}

function concat(...pieces: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]));
}

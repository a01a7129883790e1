import { viewOf, readBoxes } from '../../media/fmp4/box-reader';
import type { VideoFacts } from '../../catalogue/media-facts';
import { FILE_LIMITS } from '../file-limits';
import type { Mp4Track } from './mp4-tracks';
import type { SoundCodec, SoundFacts } from './stream-facts';

const SOUND_ENTRY_BYTES = 36;
const VIDEO_CODECS: Readonly<Record<string, string>> = {
  avc1: 'h264',
  avc3: 'h264',
  hev1: 'hevc',
  hvc1: 'hevc',
  vp08: 'vp8',
  vp09: 'vp9',
  av01: 'av1',
  mp4v: 'mpeg4',
};
const PCM = new Set(['sowt', 'twos', 'raw ', 'fl32', 'in24', 'lpcm', 'ipcm', 'fpcm', 'alaw', 'ulaw']);
/** Object types in a decoder's description: MPEG-4 AAC, the three of MPEG-2 AAC, and MP3. */
const OBJECT_TYPES: Readonly<Record<number, SoundCodec>> = {
  0x40: 'aac',
  0x66: 'aac',
  0x67: 'aac',
  0x68: 'aac',
  0x69: 'mp3',
  0x6b: 'mp3',
};

/** The sound facts of a track; undefined for a codec that we cannot play, including protected ones. */
export function readMp4Sound(track: Mp4Track): SoundFacts | undefined {
  const { entry, seconds, sampleBytes } = track;
  const codec = soundCodec(track);
  if (codec === undefined || entry.byteLength < SOUND_ENTRY_BYTES) return undefined;
  const config = codec === 'alac' ? readAlacConfig(entry) : undefined;
  const sampleRate = config?.sampleRate ?? (entry.getUint32(32) >>> 16 || track.timescale);
  const channels = config?.channels ?? (entry.getUint16(24) || 2);
  const bitrate = seconds > 0 ? Math.round((sampleBytes * 8) / seconds) : 0;
  return { codec, sampleRate, channels, bitrate };
}

/** The video facts of a track; undefined for a still picture or a codec that we cannot play. */
export function readMp4Picture({ entry, format, samples, seconds, isQuarterTurned }: Mp4Track): VideoFacts | undefined {
  const codec = VIDEO_CODECS[format];
  if (codec === undefined || entry.byteLength < SOUND_ENTRY_BYTES) return undefined;
  const width = Math.round(entry.getUint16(32) * pixelAspect(entry));
  const height = entry.getUint16(34);
  if (width === 0 || height === 0) return undefined;
  const fps = seconds > 0 ? Math.round((samples / seconds) * 1000) / 1000 : 0;
  return isQuarterTurned ? { codec, width: height, height: width, fps } : { codec, width, height, fps };
}

/** The ratio of a pixel's width to its height as shown, from the `pasp` box; 1 if there is none or its value is impossible. */
function pixelAspect(entry: DataView): number {
  const at = findWord(new Uint8Array(entry.buffer, entry.byteOffset, entry.byteLength), 'pasp');
  if (at === undefined || at + 12 > entry.byteLength) return 1;
  const across = entry.getUint32(at + 4);
  const down = entry.getUint32(at + 8);
  const aspect = across > 0 && down > 0 ? across / down : 1;
  return Math.max(aspect, 1 / aspect) <= FILE_LIMITS.pixelAspect ? aspect : 1;
}

function soundCodec({ format, entry }: Mp4Track): SoundCodec | undefined {
  if (format === 'alac') return 'alac';
  if (format === 'fLaC') return 'flac';
  if (format === 'Opus') return 'opus';
  if (format === '.mp3') return 'mp3';
  if (format === 'mp4a') return OBJECT_TYPES[objectType(entry)] ?? undefined;
  return PCM.has(format) ? 'pcm' : undefined;
}

/** From the `esds` box: 0x40 where there is none, as in QuickTime's older files. */
function objectType(entry: DataView): number {
  const bytes = new Uint8Array(entry.buffer, entry.byteOffset, entry.byteLength);
  const at = findWord(bytes, 'esds');
  if (at === undefined) return 0x40;
  // Descriptor 4 follows descriptor 3; a length is one byte or, padded, four bytes.
  for (let place = at + 8; place + 1 < bytes.length && place < at + 40; place += 1) {
    if (bytes[place] !== 0x04) continue;
    const isPadded = bytes[place + 1] === 0x80;
    return bytes[place + (isPadded ? 5 : 2)] ?? 0x40;
  }
  return 0x40;
}

/** ALAC's own box has the true rate and channels: the entry around it cannot hold rates above 65,535. */
function readAlacConfig(entry: DataView): { sampleRate: number; channels: number } | undefined {
  const bytes = new Uint8Array(entry.buffer, entry.byteOffset, entry.byteLength);
  const config = readBoxes(bytes, SOUND_ENTRY_BYTES, bytes.length).find(({ type }) => type === 'alac');
  if (config === undefined || config.end - config.body < 28) return undefined;
  const view = viewOf(bytes);
  return { sampleRate: view.getUint32(config.body + 24), channels: view.getUint8(config.body + 13) };
}

function findWord(bytes: Uint8Array, word: string): number | undefined {
  const letters = Uint8Array.from(word, (letter) => letter.charCodeAt(0));
  for (let at = 0; at + letters.length <= bytes.length; at += 1) {
    if (letters.every((letter, offset) => bytes[at + offset] === letter)) return at;
  }
  return undefined;
}

import type { MediaContainer, VideoFacts } from '../../domain/catalogue/media-facts';
import type { SoundFacts } from '../../domain/import/containers/stream-facts';
import { PICTURE_CODECS } from './decoder-names';

/** What ffmpeg reports about a file that it has opened. */
export interface ListedMedia {
  readonly container: MediaContainer;
  /** Its sound tracks in order, each with its `track`; encrypted tracks are null. */
  readonly sounds: readonly (SoundFacts | null)[];
  readonly video: VideoFacts | null;
  /** Milliseconds; 0 if the duration is neither stated nor guessed. */
  readonly statedMs: number;
  readonly isGuess: boolean;
}

/** ffmpeg's names of formats; a format may have several names. */
const CONTAINERS: Readonly<Record<string, MediaContainer>> = {
  mp3: 'mp3',
  mov: 'mp4',
  matroska: 'matroska',
  ogg: 'ogg',
  flac: 'flac',
  wav: 'wav',
  aac: 'adts',
  aiff: 'aiff',
  asf: 'asf',
  wv: 'wavpack',
  ape: 'ape',
  mpc: 'musepack',
  mpc8: 'musepack',
  tta: 'tta',
  dsf: 'dsf',
  iff: 'dff',
  ac3: 'ac3',
  eac3: 'ac3',
  dts: 'dts',
  dtshd: 'dts',
  amr: 'amr',
  amrnb: 'amr',
  amrwb: 'amr',
  caf: 'caf',
  avi: 'avi',
  flv: 'flv',
  live_flv: 'flv',
  mpeg: 'mpeg',
  mpegvideo: 'mpeg',
  mpegts: 'mpeg',
};
const ENCRYPTED = /\((?:enca|encv|drms|drmi|aavd) \//;
const PICTURE_SIZE = /, (\d{1,6})x(\d{1,6})(?: \[SAR (\d{1,6}):(\d{1,6}))?/;
const QUARTER_TURN = /rotation of -?(?:90|270)\.00/;

/** Reads what ffmpeg prints at log level `info`; undefined if ffmpeg has not opened the file. */
export function readListing(text: string): ListedMedia | undefined {
  const from = text.lastIndexOf('\nInput #0, ');
  const [, format] = /^Input #0, ([^,]+)/.exec(text.slice(from + 1)) ?? [];
  if (format === undefined) return undefined;
  const lines = text.slice(from + 1).split('\n');
  const streams = lines.filter(isStream);
  const [, hours, minutes, seconds] = /^ {2}Duration: (\d+):(\d\d):(\d\d\.\d+)/m.exec(text.slice(from + 1)) ?? [];
  return {
    container: CONTAINERS[format] ?? 'other',
    sounds: streams.filter((line) => line.includes(': Audio: ')).map(readSound),
    video: readVideo(lines),
    statedMs: Math.round((Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)) * 1000),
    isGuess: text.includes('Estimating duration from bitrate'),
  };
}

/** Older versions indent these lines by four blanks; the values of tags are indented further. */
const isStream = (line: string): boolean => /^ {2,4}Stream #0:/.test(line);

function readSound(line: string, track: number): SoundFacts | null {
  const [, name = ''] = /: Audio: ([\w.]+)/.exec(line) ?? [];
  const [, rate = '0', layout = ''] = /, (\d+) Hz, ([^,]+)/.exec(line) ?? [];
  const [, kilobits = '0'] = /, (\d+) kb\/s/.exec(line) ?? [];
  if (ENCRYPTED.test(line) || name === 'none') return null;
  const codec = nameOf(name);
  return { codec, sampleRate: Number(rate), channels: channelsOf(layout), bitrate: Number(kilobits) * 1000, track };
}

/** One name for a codec, whatever byte order and depth it has. */
function nameOf(codec: string): string {
  if (codec === 'dst') return 'dsd';
  if (codec === 'dca') return 'dts';
  return /^(pcm|adpcm|dsd)(?=_)/.exec(codec)?.[1] ?? codec;
}

/** `stereo`, `5.1(side)`, `3 channels` … */
function channelsOf(layout: string): number {
  if (layout.startsWith('mono')) return 1;
  if (layout.startsWith('quad')) return 4;
  const [, whole, low] = /^(\d+)(?:\.(\d+))?/.exec(layout) ?? [];
  return whole === undefined ? 2 : Number(whole) + Number(low ?? 0);
}

/** The first picture in motion that we decode. */
function readVideo(lines: readonly string[]): VideoFacts | null {
  const at = lines.findIndex((line) => isStream(line) && isMoving(line));
  const line = lines[at] ?? '';
  const [, width, height, across, down] = PICTURE_SIZE.exec(line) ?? [];
  if (width === undefined || height === undefined) return null;
  const [, codec = ''] = /: Video: (\w+)/.exec(line) ?? [];
  const [, fps = '0'] = /, ([\d.]+) fps/.exec(line) ?? [];
  const shown = Math.round((Number(width) * Number(across ?? 1)) / Number(down ?? 1)) || Number(width);
  const size = { width: shown, height: Number(height) };
  const next = lines.findIndex((other, index) => index > at && isStream(other));
  const isTurned = lines.slice(at, next < 0 ? undefined : next).some((other) => QUARTER_TURN.test(other));
  const turned = isTurned ? { width: size.height, height: size.width } : size;
  return { codec, ...turned, fps: Number(fps) };
}

function isMoving(line: string): boolean {
  const [, codec = ''] = /: Video: (\w+)/.exec(line) ?? [];
  return PICTURE_CODECS.includes(codec) && !line.includes('(attached pic)') && !ENCRYPTED.test(line);
}

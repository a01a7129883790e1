import type { VideoFacts } from '../../catalogue/media-facts';
import { wordAt } from './byte-reader';
import { contentOf, elementsIn, floatOf, unsignedOf } from './ebml';
import type { SoundCodec, SoundFacts } from './stream-facts';

const TRACK_ENTRY = 0xae;
const IDS = {
  type: 0x83,
  codec: 0x86,
  frameDuration: 0x23e383,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  shownWidth: 0x54b0,
  shownHeight: 0x54ba,
  audio: 0xe1,
  sampleRate: 0xb5,
  channels: 0x9f,
} as const;
const VIDEO_TYPE = 1;
const AUDIO_TYPE = 2;
const NANOSECONDS = 1e9;

const SOUND_CODECS: readonly (readonly [pattern: RegExp, codec: SoundCodec])[] = [
  [/^A_OPUS$/, 'opus'],
  [/^A_VORBIS$/, 'vorbis'],
  [/^A_AAC/, 'aac'],
  [/^A_MPEG\/L3$/, 'mp3'],
  [/^A_FLAC$/, 'flac'],
  [/^A_ALAC$/, 'alac'],
  [/^A_PCM\//, 'pcm'],
];
const PICTURE_CODECS: readonly (readonly [pattern: RegExp, codec: string])[] = [
  [/^V_MPEG4\/ISO\/AVC/, 'h264'],
  [/^V_MPEGH\/ISO\/HEVC/, 'hevc'],
  [/^V_VP8/, 'vp8'],
  [/^V_VP9/, 'vp9'],
  [/^V_AV1/, 'av1'],
  [/^V_MPEG4\//, 'mpeg4'],
];

/** Some programs store a cover as a track; a JPEG track may also be a video. */
const STILL_CODEC = /^V_PNG$/;

export interface MatroskaTracks {
  /** `unsupported` where there is sound that we cannot play; undefined where there is none. */
  readonly sound: Omit<SoundFacts, 'bitrate'> | 'unsupported' | undefined;
  readonly video: VideoFacts | null;
  readonly hasOtherPicture: boolean;
}

/** Reads the content of a `Tracks` element: the first sound track and the first video track with supported codecs. */
export function readMatroskaTracks(tracks: DataView): MatroskaTracks {
  const entries = elementsIn(tracks)
    .filter(({ id }) => id === TRACK_ENTRY)
    .map((element) => contentOf(tracks, element));
  const ofType = (type: number) => entries.filter((entry) => unsignedOf(child(entry, IDS.type)) === type);
  const sounds = ofType(AUDIO_TYPE).map(readSound);
  const sound = sounds.find((each) => each !== 'unsupported') ?? sounds[0];
  const pictures = ofType(VIDEO_TYPE)
    .filter((entry) => !STILL_CODEC.test(codecName(entry)))
    .map(readPicture);
  const video = pictures.find((picture) => picture !== undefined) ?? null;
  return { sound, video, hasOtherPicture: video === null && pictures.length > 0 };
}

function readSound(entry: DataView, track: number): Omit<SoundFacts, 'bitrate'> | 'unsupported' {
  const codec = lookUp(SOUND_CODECS, codecName(entry));
  if (codec === undefined) return 'unsupported';
  const audio = child(entry, IDS.audio);
  const sampleRate = Math.round(floatOf(child(audio, IDS.sampleRate))) || 8_000;
  return { codec, sampleRate, channels: unsignedOf(child(audio, IDS.channels)) || 1, track };
}

function readPicture(entry: DataView): VideoFacts | undefined {
  const codec = lookUp(PICTURE_CODECS, codecName(entry));
  const video = child(entry, IDS.video);
  const { width, height } = shownSize(video);
  if (codec === undefined || width === 0 || height === 0) return undefined;
  const frame = unsignedOf(child(entry, IDS.frameDuration));
  return { codec, width, height, fps: frame > 0 ? Math.round((NANOSECONDS / frame) * 1000) / 1000 : 0 };
}

/** The coded height, and the width as shown; the shown width may be stated in pixels, inches or parts of the height. */
function shownSize(video: DataView): { width: number; height: number } {
  const sizeOf = (id: number): number => unsignedOf(child(video, id));
  const height = sizeOf(IDS.height);
  const across = sizeOf(IDS.shownWidth);
  const down = sizeOf(IDS.shownHeight);
  return { width: across > 0 && down > 0 ? Math.round((height * across) / down) : sizeOf(IDS.width), height };
}

function codecName(entry: DataView): string {
  const name = child(entry, IDS.codec);
  return wordAt(name, 0, name.byteLength).replace(/\0+$/, '');
}

function lookUp<T>(table: readonly (readonly [RegExp, T])[], name: string): T | undefined {
  return table.find(([pattern]) => pattern.test(name))?.[1];
}

/** The first child with this id; empty where there is none. */
function child(parent: DataView, id: number): DataView {
  const element = elementsIn(parent).find((each) => each.id === id);
  return element === undefined ? new DataView(new ArrayBuffer(0)) : contentOf(parent, element);
}

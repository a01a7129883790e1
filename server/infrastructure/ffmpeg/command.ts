import type { Urgency } from '../../domain/media/rendition-encoder.port';
import type { Ffmpeg } from './find-ffmpeg';
import type { Confinement } from './confinement';

const FORMATS = 'mp3,mov,mp4,m4a,matroska,webm,ogg,flac,wav,aac';
const SOUND_DECODERS =
  'mp3,mp3float,mp2,mp2float,aac,alac,flac,opus,libopus,vorbis,pcm_u8,pcm_s16le,pcm_s24le,pcm_s32le,pcm_f32le,pcm_f64le,pcm_s16be,pcm_s24be,pcm_s32be,pcm_alaw,pcm_mulaw';
const PICTURE_DECODERS = 'h264,hevc,vp8,vp9,av1,libdav1d,mpeg4';
const MAX_PIXELS = 4096 * 4096;
const MAX_ALLOCATION_BYTES = 512 * 1024 * 1024;
const MAX_STREAMS = 64;
const LOWEST_PRIORITY = '19';

export interface ToolBox {
  readonly ffmpeg: Ffmpeg;
  readonly confinement: Confinement;
}

export interface Job {
  /** Absolute. */
  readonly source: string;
  /** Seconds into the source at which reading begins. */
  readonly from?: number;
  readonly picture: boolean;
  readonly urgency: Urgency;
  /** What is made of it. */
  readonly output: readonly string[];
  readonly logLevel?: 'error' | 'info';
}

/** The whole command line: limits, then ffmpeg that reads one local file by whitelists alone (security.md §5). */
export function commandFor({ ffmpeg, confinement }: ToolBox, job: Job): readonly [string, ...string[]] {
  const nice = job.urgency === 'in-background' ? confinement.nice(LOWEST_PRIORITY) : [];
  const decoders = job.picture ? `${SOUND_DECODERS},${PICTURE_DECODERS}` : SOUND_DECODERS;
  const seek = job.from === undefined ? [] : ['-ss', job.from.toFixed(6)];
  const [program = ffmpeg.path, ...rest] = [
    ...nice,
    ...confinement.limits,
    ...confinement.jail(job.source),
    ffmpeg.path,
  ];
  return [
    program,
    ...rest,
    ...['-hide_banner', '-nostdin', '-v', job.logLevel ?? 'error', '-max_alloc', String(MAX_ALLOCATION_BYTES)],
    ...['-protocol_whitelist', 'file,pipe', '-format_whitelist', FORMATS, '-codec_whitelist', decoders],
    ...['-max_pixels', String(MAX_PIXELS), '-max_streams', String(MAX_STREAMS)],
    ...seek,
    ...['-i', `file:${job.source}`],
    ...job.output,
  ];
}

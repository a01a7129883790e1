import type { Urgency } from '../../domain/media/rendition-encoder.port';
import type { Confinement } from './confinement';
import { ALL_DECODERS, FORMATS, SOUND_DECODERS } from './decoder-names';
import type { Ffmpeg } from './find-ffmpeg';

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
  /** Where reading the source begins, in seconds. */
  readonly from?: number;
  readonly picture: boolean;
  readonly urgency: Urgency;
  /** The limit of processor time, in seconds; with more processors it is used up sooner. */
  readonly processorSeconds: number;
  /** The output options. */
  readonly output: readonly string[];
  readonly logLevel?: 'error' | 'info';
}

/** The whole command line: limits first, then ffmpeg, which reads one local file and only through whitelists. */
export function commandFor({ ffmpeg, confinement }: ToolBox, job: Job): readonly [string, ...string[]] {
  const nice = job.urgency === 'in-background' ? confinement.nice(LOWEST_PRIORITY) : [];
  const decoders = job.picture ? ALL_DECODERS : SOUND_DECODERS;
  const seek = job.from === undefined ? [] : ['-ss', job.from.toFixed(6)];
  const [program = ffmpeg.path, ...rest] = [
    ...nice,
    ...confinement.limits(job.processorSeconds),
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

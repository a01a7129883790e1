import type { EncodeFailure } from '../../domain/media/encode-failure';
import type { Loudness, LoudnessMeter, Recording } from '../../domain/media/loudness-meter.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { ToolBox } from './command';
import { judge } from './ffmpeg-rendition-encoder';
import { runFfmpeg } from './run-ffmpeg';

const LEAST_DEADLINE_MS = 120_000;
const LEAST_PROCESSOR_SECONDS = 30;
const QUIETEST_LUFS = -70;
const QUIETEST_PEAK = -120;
const output = (track: number) => [
  ...['-map', `0:a:${track}`, '-vn', '-sn', '-dn'],
  ...['-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'],
];

/** Measures with ffmpeg's EBU R128 filter. */
export class FfmpegLoudnessMeter implements LoudnessMeter {
  constructor(private readonly tools: ToolBox | undefined) {}

  async measure({ path, durationMs, track }: Recording, signal: AbortSignal): Promise<Result<Loudness, EncodeFailure>> {
    if (this.tools === undefined) return fail({ kind: 'tool-missing' });
    const processorSeconds = LEAST_PROCESSOR_SECONDS + durationMs / 1000;
    const found = { source: path, picture: false, output: output(track), processorSeconds };
    const job = { ...found, urgency: 'in-background', logLevel: 'info' } as const;
    const deadlineMs = LEAST_DEADLINE_MS + durationMs;
    const ended = await runFfmpeg(this.tools, job, { deadlineMs, signal });
    const loudness = ended.kind === 'exited' ? readSummary(ended.complaint) : undefined;
    const judged = await judge(ended, { end: async () => loudness !== undefined });
    return judged.ok && loudness !== undefined ? succeed(loudness) : (judged as Result<never, EncodeFailure>);
  }
}

/** Reads the filter's closing summary; undefined where there is none. */
export function readSummary(text: string): Loudness | undefined {
  const summary = text.slice(text.lastIndexOf('Summary:'));
  const integrated = /Integrated loudness:\s+I:\s+(-?[\d.]+|-?inf|nan) LUFS/.exec(summary)?.[1];
  const peak = /True peak:\s+Peak:\s+(-?[\d.]+|-?inf|nan) dBFS/.exec(summary)?.[1];
  if (integrated === undefined || peak === undefined) return undefined;
  return { integrated: atLeast(QUIETEST_LUFS, integrated), truePeak: atLeast(QUIETEST_PEAK, peak) };
}

function atLeast(least: number, text: string): number {
  const value = Number(text);
  return Number.isFinite(value) ? Math.max(least, value) : least;
}

import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { EncodeFailure } from '../../domain/media/encode-failure';
import type { MediaSource } from '../../domain/media/media-source';
import type { EncodeOrder, RenditionEncoder, SegmentSink } from '../../domain/media/rendition-encoder.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { onDisk } from '../shared/on-disk';
import { audioRun } from './audio-output';
import { AudioSegments } from './audio-segments';
import type { ToolBox } from './command';
import { segmentStart } from '../../domain/media/segment-plan';
import { runFfmpeg } from './run-ffmpeg';
import type { ToolEnd } from './run-tool';
import { videoRun } from './video-output';
import { VideoSegments } from './video-segments';

/** Turns ffmpeg's output into finished segments. */
export interface SegmentCutter {
  push(piece: Uint8Array): Promise<void>;
  /** The first segment that is not delivered yet. */
  readonly next: number;
  /** Whether every planned segment was handed over. */
  end(): Promise<boolean>;
}

const LEAST_DEADLINE_MS = 120_000;
const SLOWEST_SPEED = 0.25;
/**
 * Processor seconds: a fixed part, and a part for each second that is encoded. The largest pictures take two processor seconds
 * for each second.
 */
const USUAL_BUDGET = { audio: { least: 30, perSecond: 1 }, video: { least: 60, perSecond: 8 } };
/** ffmpeg's exit code when it is told to end, for example by the system when its budget is used up. */
const END_REASON = 255;
const COMPLAINT_LENGTH = 300;

/** Encodes with one ffmpeg process per order, and with a second one where the first could not begin inside the file. */
export class FfmpegRenditionEncoder implements RenditionEncoder {
  constructor(
    private readonly tools: ToolBox | undefined,
    private readonly budget = USUAL_BUDGET,
  ) {}

  async encode(order: EncodeOrder, sink: SegmentSink): Promise<Result<void, EncodeFailure>> {
    const { source } = order.rendition;
    if (this.tools === undefined) return fail({ kind: 'tool-missing' });
    if (!(await isUnchanged(source))) return fail({ kind: 'source-missing' });
    const work = prepare(order, sink);
    const done = await this.run(this.tools, order, work);
    const { next } = work.cutter;
    const hasMissing = next < order.rendition.plan.segmentCount;
    return hasMissing && mayDecodeFromBeginning(done, order)
      ? this.run(this.tools, order, prepareFromBeginning({ ...order, from: next }, sink))
      : done;
  }

  private async run(
    tools: ToolBox,
    { rendition, urgency, signal }: EncodeOrder,
    { cutter, from, output }: Work,
  ): Promise<Result<void, EncodeFailure>> {
    const { source, kind } = rendition;
    // Without its decoders the picture would be ignored when ffmpeg looks for the beginning of all tracks.
    const picture = source.video !== null;
    const { least, perSecond } = this.budget[kind];
    const processorSeconds = Math.ceil(least + (perSecond * source.durationMs) / 1000);
    const common = { source: source.path, picture, urgency, output, processorSeconds };
    const job = { ...common, ...(from !== undefined && { from }) };
    try {
      const ended = await runFfmpeg(tools, job, {
        deadlineMs: LEAST_DEADLINE_MS + source.durationMs / SLOWEST_SPEED,
        onOutput: (piece) => cutter.push(piece),
        signal,
      });
      const isToldToEnd = ended.kind === 'exited' && ended.code === END_REASON;
      const done = isToldToEnd ? endReason(ended.ranMs, processorSeconds) : await judge(ended, cutter);
      // If the disk was removed meanwhile, the file is not at fault.
      const isBlamed = !done.ok && done.error.kind === 'undecodable';
      return isBlamed && !(await isUnchanged(source)) ? fail({ kind: 'source-missing' }) : done;
    } catch (error) {
      return fail({ kind: 'broken', detail: String(error) });
    }
  }
}

/**
 * Interprets that ffmpeg was told to end: a file that takes many times as long as any other file of its length counts as
 * undecodable. A shutdown of the machine also tells ffmpeg to end, but earlier than all processors could have used up its budget.
 */
function endReason(ranMs: number, processorSeconds: number): Result<never, EncodeFailure> {
  const isUsedUp = ranMs >= (processorSeconds * 1000) / availableParallelism();
  const detail = isUsedUp ? `more than ${processorSeconds} s on a processor` : 'told to end';
  return fail(isUsedUp ? { kind: 'undecodable', detail, isSpent: true } : { kind: 'broken', detail });
}

interface Work {
  readonly cutter: SegmentCutter;
  readonly from: number | undefined;
  readonly output: readonly string[];
}

/**
 * Whether a file that could not be decoded from a point inside may still be decoded from its beginning; false if it was already
 * read from there.
 */
function mayDecodeFromBeginning(done: Result<void, EncodeFailure>, { from, rendition }: EncodeOrder): boolean {
  const isBlamed = !done.ok && done.error.kind === 'undecodable' && done.error.isSpent !== true;
  const wasReadThrough = rendition.kind === 'video' && rendition.source.audio.isReadThrough === true;
  return isBlamed && from > 0 && !wasReadThrough;
}

/** Like `prepare`, but the source is read from its beginning, and everything before the first segment is discarded. */
function prepareFromBeginning({ rendition, from: first }: EncodeOrder, sink: SegmentSink): Work {
  if (rendition.kind === 'audio') {
    const framesToDrop = segmentStart(rendition.plan, first);
    return { ...audioRun(rendition, 0), cutter: new AudioSegments(rendition.plan, { first, framesToDrop }, sink) };
  }
  const { source } = rendition;
  const audio = { ...source.audio, isReadThrough: true };
  return prepare({ rendition: { ...rendition, source: { ...source, audio } }, from: first }, sink);
}

function prepare({ rendition, from: first }: Pick<EncodeOrder, 'rendition' | 'from'>, sink: SegmentSink): Work {
  if (rendition.kind === 'audio') {
    const run = audioRun(rendition, first);
    return { ...run, cutter: new AudioSegments(rendition.plan, { first, framesToDrop: run.framesToDrop }, sink) };
  }
  const run = videoRun(rendition, first);
  const cutter = new VideoSegments(rendition.plan, { first, seconds: run.from }, sink);
  return { output: run.output, from: run.seek, cutter };
}

/** Interprets how ffmpeg ended. `isWhole` says whether every planned segment was produced. */
export async function judge(ended: ToolEnd, cutter: Pick<SegmentCutter, 'end'>): Promise<Result<void, EncodeFailure>> {
  switch (ended.kind) {
    case 'missing':
      return fail({ kind: 'tool-missing' });
    case 'not-begun':
      return fail({ kind: 'broken', detail: ended.complaint });
    case 'too-slow':
    case 'stopped':
      return fail({ kind: ended.kind });
    case 'exited': {
      const detail = ended.complaint.trim().slice(-COMPLAINT_LENGTH);
      if (ended.code < 0) return fail({ kind: 'broken', detail: `killed; ${detail}` });
      const isWhole = ended.code === 0 && (await cutter.end());
      return isWhole ? succeed(undefined) : fail({ kind: 'undecodable', detail });
    }
  }
}

/** These addresses never change, so browsers would cache changed content for ever. */
async function isUnchanged({ path, size, modifiedMs }: MediaSource): Promise<boolean> {
  const found = await stat(onDisk(path)).catch(() => undefined);
  return found?.size === size && Math.trunc(found.mtimeMs) === Math.trunc(modifiedMs);
}

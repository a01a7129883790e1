import type { EncodeFailure } from '../../domain/media/encode-failure';
import type { PosterMaker } from '../../domain/media/poster-maker.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { ToolBox } from './command';
import { judge } from './ffmpeg-rendition-encoder';
import { runFfmpeg } from './run-ffmpeg';

const DEADLINE_MS = 30_000;
const LARGEST_BYTES = 16 * 1024 * 1024;
/** The most typical of this many first pictures is used, because a video that fades in begins with a black one. */
const LOOKED_AT = 25;
const LONGEST_SIDE = 1920;
/** Non-square pixels are made square first. */
const FIT = `scale=iw*sar:ih,setsar=1,scale=${LONGEST_SIDE}:${LONGEST_SIDE}:force_original_aspect_ratio=decrease`;
/** Converts the video's colours to those of a JPEG file through RGB: an old ffmpeg has no other conversion. */
const COLOURS = 'format=rgb24,scale=out_color_matrix=bt601:out_range=pc,format=yuvj420p';
const OUTPUT = [
  ...['-map', '0:V:0', '-an', '-sn', '-dn', '-map_metadata', '-1'],
  ...['-vf', `thumbnail=${LOOKED_AT},${FIT},${COLOURS}`, '-frames:v', '1'],
  ...['-c:v', 'mjpeg', '-q:v', '3', '-f', 'image2pipe', 'pipe:1'],
];

/** Makes posters with ffmpeg. */
export class FfmpegPosterMaker implements PosterMaker {
  constructor(private readonly tools: ToolBox | undefined) {}

  async capture(path: string, signal: AbortSignal): Promise<Result<Uint8Array, EncodeFailure>> {
    if (this.tools === undefined) return fail({ kind: 'tool-missing' });
    const pieces: Buffer[] = [];
    let bytes = 0;
    const onOutput = async (piece: Buffer): Promise<void> => {
      bytes += piece.length;
      if (bytes > LARGEST_BYTES) throw new RangeError('the poster is too large');
      pieces.push(piece);
    };
    const job = {
      source: path,
      picture: true,
      urgency: 'in-background',
      processorSeconds: DEADLINE_MS / 1000,
      output: OUTPUT,
    } as const;
    try {
      const ended = await runFfmpeg(this.tools, job, { deadlineMs: DEADLINE_MS, onOutput, signal });
      const judged = await judge(ended, { end: async () => bytes > 0 });
      return judged.ok ? succeed(Buffer.concat(pieces)) : judged;
    } catch (error) {
      return fail({ kind: 'broken', detail: String(error) });
    }
  }
}

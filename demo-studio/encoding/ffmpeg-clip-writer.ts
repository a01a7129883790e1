import { CLIP_HEIGHT, CLIP_WIDTH, PAINTED_HEIGHT, PAINTED_WIDTH } from '../clips/clip-frame';
import type { Film } from '../film/film';
import type { ClipOrder, ClipWriter } from '../making/clip-writer.port';
import type { PieceOutcome } from '../making/piece-outcome';
import type { DemoPlace } from './demo-place';
import { feedTool, outcomeOf } from './feed-tool';
import { PICTURE_CODING, pictures, picturesIn, REPEATABLE } from './film-coding';

const DEADLINE_MS = 300_000;
const POSTER_DEADLINE_MS = 60_000;
/** Sound that is cut from the middle of a song begins and ends with a click unless it fades in and out over this time. */
const FADE_SECONDS = 0.04;
const FADE_OUT_SECONDS = 0.25;
/** Films are BT.709, a JPEG file is full-range BT.601; an old ffmpeg can convert between them only through RGB. */
const TO_SIZE = `scale=${CLIP_WIDTH}:${CLIP_HEIGHT}:flags=bicubic+accurate_rnd+bitexact`;
const POSTER_COLOURS = [
  TO_SIZE,
  'scale=in_color_matrix=bt709:in_range=tv',
  'format=rgb24',
  'scale=out_color_matrix=bt601:out_range=pc',
  'format=yuvj420p',
].join(',');
const POSTER_CODING = ['-vf', POSTER_COLOURS, '-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '3'];
const QUIET = ['-hide_banner', '-nostats', '-v', 'error'];

/** Encodes with ffmpeg, which receives one picture after another; the sound is cut from the song's. */
export class FfmpegClipWriter implements ClipWriter {
  constructor(
    private readonly ffmpeg: string,
    private readonly place: DemoPlace,
  ) {}

  write(order: ClipOrder): Promise<PieceOutcome> {
    return this.place.complete(order.output, async (file) =>
      outcomeOf(
        await feedTool({
          command: [
            ...([this.ffmpeg, ...QUIET, ...picturesIn(PAINTED_WIDTH, PAINTED_HEIGHT), ...this.soundIn(order)] as const),
            ...['-map', '0:v:0', '-map', '1:a:0', '-vf', TO_SIZE, ...PICTURE_CODING, ...soundOut(order), ...REPEATABLE],
            ...Object.entries(order.tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]),
            ...['-shortest', '-movflags', '+faststart', '-f', 'mp4', '-y', file],
          ],
          input: pictures(order.film),
          deadlineMs: DEADLINE_MS,
        }),
      ),
    );
  }

  writePoster(output: string, film: Film): Promise<PieceOutcome> {
    return this.place.complete(output, async (file) =>
      outcomeOf(
        await feedTool({
          command: [
            ...([this.ffmpeg, ...QUIET, ...picturesIn(PAINTED_WIDTH, PAINTED_HEIGHT)] as const),
            ...[...POSTER_CODING, ...REPEATABLE, '-f', 'image2', '-update', '1', '-y', file],
          ],
          input: [film.draw(0)],
          deadlineMs: POSTER_DEADLINE_MS,
        }),
      ),
    );
  }

  private soundIn({ sound, stretch: { from, to } }: ClipOrder): readonly string[] {
    const seconds = (to - from).toFixed(6);
    return ['-ss', from.toFixed(6), '-t', seconds, '-i', `file:${this.place.placeOf(sound)}`];
  }
}

function soundOut({ stretch: { from, to } }: ClipOrder): readonly string[] {
  const goes = Math.max(0, to - from - FADE_OUT_SECONDS).toFixed(6);
  const fades = [`afade=t=in:d=${FADE_SECONDS}`, `afade=t=out:st=${goes}:d=${FADE_OUT_SECONDS}`];
  return ['-af', fades.join(','), '-c:a', 'aac', '-b:a', '192k', '-flags:a', '+bitexact'];
}

import type { DemoFailure } from '../../domain/demo/making/demo-studio.port';
import type { FilmOrder, FilmWriter } from '../../domain/demo/making/film-writer.port';
import { FILM_HEIGHT, FILM_WIDTH, FRAMES_PER_SECOND, type Film } from '../../domain/demo/film/film';
import { filmOf } from '../../domain/demo/film/film-of';
import type { Result } from '../../domain/shared/result';
import type { DemoPlace } from './demo-place';
import { feedTool, outcomeOf } from './feed-tool';

const DEADLINE_MS = 600_000;
const KEYFRAME_SECONDS = 2;
const QUALITY = '23';

const PICTURES = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${FILM_WIDTH}x${FILM_HEIGHT}`];
const KEYFRAMES = String(FRAMES_PER_SECOND * KEYFRAME_SECONDS);
/** Slow gradients in the dark show steps first: there the encoder is told to spend more. */
const ENCODER = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryfast', '-crf', QUALITY, '-aq-mode', '3'],
  ...['-pix_fmt', 'yuv420p', '-g', KEYFRAMES, '-keyint_min', KEYFRAMES, '-sc_threshold', '0'],
];
const COLOURS = ['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
/** Neither dates nor versions are written, and nothing depends on how many processors there are. */
const REPEATABLE = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-threads', '1', '-map_metadata', '-1'];

/** Encodes with ffmpeg, which is given picture after picture as fast as it takes them; the song's sound is copied. */
export class FfmpegFilmWriter implements FilmWriter {
  constructor(
    private readonly ffmpeg: string,
    private readonly place: DemoPlace,
  ) {}

  write({ output, sound, score, look, seed }: FilmOrder): Promise<Result<void, DemoFailure>> {
    const film = filmOf(score, look, seed);
    return this.place.complete(output, async (file) => {
      const input = [
        ...PICTURES,
        '-r',
        String(FRAMES_PER_SECOND),
        '-i',
        'pipe:0',
        '-i',
        `file:${this.place.placeOf(sound)}`,
      ];
      const coded = ['-map', '0:v:0', '-map', '1:a:0', ...ENCODER, ...COLOURS, '-c:a', 'copy', ...REPEATABLE];
      return outcomeOf(
        await feedTool({
          command: [
            ...([this.ffmpeg, '-hide_banner', '-nostats', '-v', 'error', ...input] as const),
            ...[...coded, '-movflags', '+faststart', '-f', 'mp4', '-y', file],
          ],
          input: pictures(film),
          deadlineMs: DEADLINE_MS,
        }),
      );
    });
  }
}

function* pictures(film: Film): Generator<Uint8Array> {
  for (let frame = 0; frame < film.frameCount; frame += 1) yield film.draw(frame);
}

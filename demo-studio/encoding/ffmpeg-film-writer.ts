import type { PieceOutcome } from '../making/piece-outcome';
import type { FilmOrder, FilmWriter } from '../making/film-writer.port';
import { FILM_HEIGHT, FILM_WIDTH } from '../film/film';
import { filmOf } from '../film/film-of';
import type { DemoPlace } from './demo-place';
import { feedTool, outcomeOf } from './feed-tool';
import { PICTURE_CODING, pictures, picturesIn, REPEATABLE } from './film-coding';

const DEADLINE_MS = 600_000;

/** Encodes with ffmpeg, which receives one picture after another at its own speed; the song's sound is copied. */
export class FfmpegFilmWriter implements FilmWriter {
  constructor(
    private readonly ffmpeg: string,
    private readonly place: DemoPlace,
  ) {}

  write({ output, sound, score, look, seed }: FilmOrder): Promise<PieceOutcome> {
    const film = filmOf(score, look, seed);
    return this.place.complete(output, async (file) => {
      const input = [...picturesIn(FILM_WIDTH, FILM_HEIGHT), '-i', `file:${this.place.placeOf(sound)}`];
      const coded = ['-map', '0:v:0', '-map', '1:a:0', ...PICTURE_CODING, '-c:a', 'copy', ...REPEATABLE];
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

import { drawPicture } from '../../domain/demo/art/draw-picture';
import { songStem } from '../../domain/demo/catalogue/demo-paths';
import type { DemoSong } from '../../domain/demo/catalogue/demo-song';
import { filmLookOf } from '../../domain/demo/film/film-look-of';
import { lyricsOf } from '../../domain/demo/lyrics/lyrics-of';
import { syllableCounts } from '../../domain/demo/lyrics/syllable-counts';
import { timedLyrics } from '../../domain/demo/lyrics/timed-lyrics';
import type { DemoFailure } from '../../domain/demo/making/demo-studio.port';
import type { DemoTask } from '../../domain/demo/making/demo-task';
import type { FilmWriter } from '../../domain/demo/making/film-writer.port';
import type { PictureWriter } from '../../domain/demo/making/picture-writer.port';
import { songTags } from '../../domain/demo/making/song-tags';
import type { SoundWriter } from '../../domain/demo/making/sound-writer.port';
import type { TextWriter } from '../../domain/demo/making/text-writer.port';
import { composeSong } from '../../domain/demo/music/compose-song';
import { renderSong } from '../../domain/demo/music/render-song';
import type { Score } from '../../domain/demo/music/score';
import { succeed, type Result } from '../../domain/shared/result';

export interface PieceTools {
  readonly sounds: SoundWriter;
  readonly pictures: PictureWriter;
  readonly texts: TextWriter;
  readonly films: FilmWriter;
}

type TaskOf<Kind extends DemoTask['kind']> = Extract<DemoTask, { kind: Kind }>;

/** Makes one piece of the demo, from its brief to its file. */
export class MakePiece {
  constructor(private readonly tools: PieceTools) {}

  async execute(task: DemoTask): Promise<Result<void, DemoFailure>> {
    switch (task.kind) {
      case 'picture':
        return succeed(await this.tools.pictures.write(task.output, drawPicture(task.picture)));
      case 'song':
        return this.makeSong(task);
      case 'film':
        return this.makeFilm(task);
    }
  }

  /** Lyrics come first: with the sound there, the song is looked at. */
  private async makeSong({ output, song, album }: TaskOf<'song'>): Promise<Result<void, DemoFailure>> {
    const score = scoreOf(song);
    const lyrics = lyricsOf(song.slug);
    if (lyrics !== null) await this.tools.texts.write(`${songStem(album, song)}.lrc`, timedLyrics(score, lyrics));
    return this.tools.sounds.write(output, renderSong(score), songTags(song, album));
  }

  private makeFilm({ output, song, album }: TaskOf<'film'>): Promise<Result<void, DemoFailure>> {
    const sound = `${songStem(album, song)}.m4a`;
    const { seed } = song.brief;
    return this.tools.films.write({ output, sound, score: scoreOf(song), look: filmLookOf(song.slug, seed), seed });
  }
}

function scoreOf({ slug, brief }: DemoSong): Score {
  const lyrics = lyricsOf(slug);
  const words = lyrics === null ? undefined : syllableCounts(lyrics);
  return composeSong({ ...brief, ...(words && { words }) });
}

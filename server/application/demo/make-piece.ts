import { drawPicture } from '../../domain/demo/art/draw-picture';
import { clipStem, songStem } from '../../domain/demo/catalogue/demo-paths';
import type { DemoSong } from '../../domain/demo/catalogue/demo-song';
import { bestStretch } from '../../domain/demo/clips/best-stretch';
import { clipCaptions } from '../../domain/demo/clips/clip-captions';
import { clipFilm } from '../../domain/demo/clips/clip-film';
import { clipOf } from '../../domain/demo/clips/demo-clips';
import { filmLookOf } from '../../domain/demo/film/film-look-of';
import { lyricsOf } from '../../domain/demo/lyrics/lyrics-of';
import { syllableCounts } from '../../domain/demo/lyrics/syllable-counts';
import { timedLyrics } from '../../domain/demo/lyrics/timed-lyrics';
import type { ClipWriter } from '../../domain/demo/making/clip-writer.port';
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
import { writeStretch } from '../../../contract/kernel/song-stretch';
import { fail, succeed, type Result } from '../../domain/shared/result';

export interface PieceTools {
  readonly sounds: SoundWriter;
  readonly pictures: PictureWriter;
  readonly texts: TextWriter;
  readonly films: FilmWriter;
  readonly clips: ClipWriter;
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
      case 'clip':
        return this.makeClip(task);
    }
  }

  /** Lyrics are written first, because a song is read as soon as its sound file exists. */
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

  /** Captions and poster are written first, because they are looked for as soon as the clip's file exists. */
  private async makeClip({ output, song, album }: TaskOf<'clip'>): Promise<Result<void, DemoFailure>> {
    const { texts, clips } = this.tools;
    const clip = clipOf(song.slug);
    if (clip === undefined) return fail({ kind: 'broken', detail: `no clip of ${song.slug}` });
    const score = scoreOf(song);
    const stretch = bestStretch(score);
    const film = clipFilm(score, stretch, clip.look, song.brief.seed);
    const lyrics = lyricsOf(song.slug);
    const captions = lyrics && clipCaptions(timedLyrics(score, lyrics), stretch);
    if (captions !== null) await texts.write(`${clipStem(album, song)}.vtt`, captions);
    const poster = await clips.writePoster(`${clipStem(album, song)}.jpg`, film);
    if (!poster.ok) return poster;
    const used = writeStretch({ fromMs: Math.round(stretch.from * 1000), toMs: Math.round(stretch.to * 1000) });
    const tags = { title: song.title, artist: album.artist, comment: `${clip.caption} ${used}` };
    return clips.write({ output, sound: `${songStem(album, song)}.m4a`, stretch, film, tags });
  }
}

function scoreOf({ slug, brief }: DemoSong): Score {
  const lyrics = lyricsOf(slug);
  const words = lyrics === null ? undefined : syllableCounts(lyrics);
  return composeSong({ ...brief, ...(words && { words }) });
}

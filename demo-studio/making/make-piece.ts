import { drawPicture } from '../art/draw-picture';
import { clipStem, songStem } from '../catalogue/demo-paths';
import type { DemoSong } from '../catalogue/demo-song';
import { bestStretch } from '../clips/best-stretch';
import { clipCaptions } from '../clips/clip-captions';
import { clipFilm } from '../clips/clip-film';
import { clipOf } from '../clips/demo-clips';
import { filmLookOf } from '../film/film-look-of';
import { lyricsOf } from '../lyrics/lyrics-of';
import { syllableCounts } from '../lyrics/syllable-counts';
import { timedLyrics } from '../lyrics/timed-lyrics';
import type { ClipWriter } from './clip-writer.port';
import { MADE, notMade, type PieceOutcome } from './piece-outcome';
import type { DemoTask } from './demo-task';
import type { FilmWriter } from './film-writer.port';
import type { PictureWriter } from './picture-writer.port';
import { songTags } from './song-tags';
import type { SoundWriter } from './sound-writer.port';
import type { TextWriter } from './text-writer.port';
import { composeSong } from '../music/compose-song';
import { renderSong } from '../music/render-song';
import type { Score } from '../music/score';
import { writeStretch } from '../../contract/kernel/song-stretch';

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

  async execute(task: DemoTask): Promise<PieceOutcome> {
    switch (task.kind) {
      case 'picture':
        await this.tools.pictures.write(task.output, drawPicture(task.picture));
        return MADE;
      case 'song':
        return this.makeSong(task);
      case 'film':
        return this.makeFilm(task);
      case 'clip':
        return this.makeClip(task);
    }
  }

  /** Lyrics are written first, because a song is read as soon as its sound file exists. */
  private async makeSong({ output, song, album }: TaskOf<'song'>): Promise<PieceOutcome> {
    const score = scoreOf(song);
    const lyrics = lyricsOf(song.slug);
    if (lyrics !== null) await this.tools.texts.write(`${songStem(album, song)}.lrc`, timedLyrics(score, lyrics));
    return this.tools.sounds.write(output, renderSong(score), songTags(song, album));
  }

  private makeFilm({ output, song, album }: TaskOf<'film'>): Promise<PieceOutcome> {
    const sound = `${songStem(album, song)}.m4a`;
    const { seed } = song.brief;
    return this.tools.films.write({ output, sound, score: scoreOf(song), look: filmLookOf(song.slug, seed), seed });
  }

  /** Captions and poster are written first, because they are looked for as soon as the clip's file exists. */
  private async makeClip({ output, song, album }: TaskOf<'clip'>): Promise<PieceOutcome> {
    const { texts, clips } = this.tools;
    const clip = clipOf(song.slug);
    if (clip === undefined) return notMade({ kind: 'broken', detail: `no clip of ${song.slug}` });
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

import type { DemoSong } from '../catalogue/demo-song';
import type { AlbumFacts } from './demo-task';

/** The song's tags in a generated file. */
export interface SongTags {
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  /** "2/3". */
  readonly track: string;
  readonly year: number;
  readonly genre: string;
}

/** The tags of a song of an album. The artist is the album's. */
export function songTags(song: Pick<DemoSong, 'title' | 'track' | 'genre'>, album: AlbumFacts): SongTags {
  const { title, genre, track } = song;
  return {
    title,
    genre,
    artist: album.artist,
    album: album.title,
    year: album.year,
    track: `${track}/${album.songCount}`,
  };
}

import type { MusicStyle, SongBrief } from '../music/song-brief';
import { keyOf, type KeyName } from './song-key';
import { slugOf } from './slug-of';

export type CategorySlug = 'nhac-viet' | 'indie-moc' | 'bolero-que-nha' | 'tap-trung' | 'ngay-mua' | 'lai-xe';

/** A song of the demo as its album lists it. */
export interface SongRow {
  readonly title: string;
  readonly style: MusicStyle;
  /** Beats per minute. */
  readonly tempo: number;
  readonly key: KeyName;
  readonly seconds: number;
  readonly seed: number;
  readonly categories: readonly CategorySlug[];
  /** Popularity, 1 to 100; the invented number of plays is derived from it. */
  readonly popularity: number;
  readonly hasVideo?: true;
}

/** One invented song: its title and other facts, and the brief it is made from. */
export interface DemoSong {
  readonly slug: string;
  readonly title: string;
  /** From 1. */
  readonly track: number;
  readonly genre: string;
  /** Contains no lyrics; they are looked up by the slug. */
  readonly brief: SongBrief;
  readonly categories: readonly CategorySlug[];
  readonly popularity: number;
  readonly hasVideo: boolean;
}

const GENRES: Readonly<Record<MusicStyle, string>> = {
  'lo-fi': 'Lo-fi',
  ballad: 'Ballad',
  'city-pop': 'City pop',
  ambient: 'Ambient',
  house: 'House',
  bolero: 'Bolero',
  bossa: 'Bossa nova',
  folk: 'Folk',
};

/** The song that an album's row describes; its track number is its place in the album. */
export function demoSong(row: SongRow, index: number): DemoSong {
  const { title, style, tempo, seconds, seed, categories, popularity } = row;
  return {
    slug: slugOf(title),
    title,
    track: index + 1,
    genre: GENRES[style],
    brief: { seed, style, tempo, key: keyOf(row.key), seconds },
    categories,
    popularity,
    hasVideo: row.hasVideo === true,
  };
}

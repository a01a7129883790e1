import type { AlbumCard } from '../catalogue/album-card';
import type { ArtistCard } from '../catalogue/artist-card';
import type { CategoryCard } from '../catalogue/category-card';
import type { PlaylistCard } from '../catalogue/playlist-card';
import type { SongCard } from '../catalogue/song-card';
import type { ShortCard } from '../shorts/short-card';
import { chooseFeatured } from './choose-featured';
import type { HomeItem, HomeSection } from './home-section';
import type { CatalogueCounts } from './home-candidates.port';

/**
 * The number of items in each row of the home page: 5 top cards, rows of 6, 6 and 5, short videos under these, cards of 4, 8 and
 * 4 (specification §2), and categories after them.
 */
export const HOME_SIZES = {
  featured: 5,
  new: 6,
  trending: 6,
  forYou: 5,
  shorts: 8,
  playlists: 4,
  albums: 8,
  artists: 4,
  categories: 4,
} as const;

/** The number of entries in a complete ranked list. */
export const CHART_LENGTH = 100;

/** The material of the home page, each list with the best first and long enough that rows need not repeat each other. */
export interface HomeMaterial {
  readonly newest: readonly SongCard[];
  readonly videos: readonly SongCard[];
  readonly trending: readonly SongCard[];
  readonly forYou: readonly SongCard[];
  readonly shorts: readonly ShortCard[];
  readonly playlists: readonly PlaylistCard[];
  readonly albums: readonly AlbumCard[];
  readonly artists: readonly ArtistCard[];
  readonly categories: readonly CategoryCard[];
  readonly counts: CatalogueCounts;
}

const songItem = (song: SongCard): HomeItem => ({ type: 'song', song });
const playlistItem = (playlist: PlaylistCard): HomeItem => ({ type: 'playlist', playlist });
const albumItem = (album: AlbumCard): HomeItem => ({ type: 'album', album });
const artistItem = (artist: ArtistCard): HomeItem => ({ type: 'artist', artist });
const categoryItem = (category: CategoryCard): HomeItem => ({ type: 'category', category });

const featuredRow = (items: readonly HomeItem[]): Pick<HomeSection, 'layout' | 'action' | 'isRanked'> => ({
  layout: 'top',
  action: items.some(({ type }) => type === 'album') ? 'album' : 'song',
  isRanked: false,
});

/** A row takes items that the rows before it do not show; if there are too few, it repeats items until it is full. */
function notYetShown<T extends { readonly id: string }>(
  candidates: readonly T[],
  shown: readonly T[],
  count: number,
): readonly T[] {
  const isShown = (candidate: T): boolean => shown.some(({ id }) => id === candidate.id);
  return [...candidates.filter((one) => !isShown(one)), ...candidates.filter(isShown)].slice(0, count);
}

const CARDS = { layout: 'card', isRanked: false } as const;
const RECENT: HomeSection = { ...CARDS, id: 'recent', action: 'history', items: [], totalCount: 0 };

/**
 * Returns the home page's rows in order, and no rows if there is no music. A row without items is left out, except *recent*,
 * which the web app fills with the songs that this listener played (decisions.md §4).
 */
export function composeHome(material: HomeMaterial): readonly HomeSection[] {
  if (material.counts.songs === 0) return [];
  const featured = chooseFeatured(material, HOME_SIZES.featured);
  const rows: readonly HomeSection[] = [
    { ...featuredRow(featured), id: 'featured', items: featured, totalCount: featured.length },
    ...songRows(material),
    shortRow(material),
    ...cardRows(material, featured),
  ];
  const isShown = ({ id, items, shorts = [] }: HomeSection): boolean =>
    id === 'recent' || items.length + shorts.length > 0;
  return rows.filter(isShown);
}

function songRows({ counts, ...material }: HomeMaterial): readonly HomeSection[] {
  const newest = material.newest.slice(0, HOME_SIZES.new);
  const trending = material.trending.slice(0, HOME_SIZES.trending);
  const forYou = notYetShown(material.forYou, [...newest, ...trending], HOME_SIZES.forYou);
  const songs = { layout: 'list', action: 'song', isRanked: false, totalCount: counts.songs } as const;
  return [
    { ...songs, id: 'new', items: newest.map(songItem) },
    { ...songs, id: 'trending', isRanked: true, items: trending.map(songItem), totalCount: inChart(counts.songs) },
    { ...songs, id: 'for-you', items: forYou.map(songItem), totalCount: material.forYou.length },
  ];
}

function shortRow({ shorts }: HomeMaterial): HomeSection {
  const shown = shorts.slice(0, HOME_SIZES.shorts);
  return { ...CARDS, id: 'shorts', action: 'short', items: [], shorts: shown, totalCount: shown.length };
}

const inChart = (count: number): number => Math.min(count, CHART_LENGTH);

function cardRows({ counts, ...material }: HomeMaterial, featured: readonly HomeItem[]): readonly HomeSection[] {
  const featuredAlbums = featured.flatMap((item) => (item.type === 'album' ? [item.album] : []));
  const albums = notYetShown(material.albums, featuredAlbums, HOME_SIZES.albums);
  const playlists = material.playlists.slice(0, HOME_SIZES.playlists);
  const artists = material.artists.slice(0, HOME_SIZES.artists);
  const categories = material.categories.slice(0, HOME_SIZES.categories);
  return [
    { ...CARDS, id: 'playlists', action: 'playlist', items: playlists.map(playlistItem), totalCount: counts.playlists },
    { ...CARDS, id: 'albums', action: 'album', items: albums.map(albumItem), totalCount: counts.albums },
    { ...CARDS, id: 'artists', action: 'artist', items: artists.map(artistItem), totalCount: inChart(counts.artists) },
    RECENT,
    {
      ...CARDS,
      id: 'categories',
      action: 'category',
      items: categories.map(categoryItem),
      totalCount: counts.categories,
    },
  ];
}

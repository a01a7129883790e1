import type { AlbumCard } from '../catalogue/album-card';
import type { ArtistCard } from '../catalogue/artist-card';
import type { SongCard } from '../catalogue/song-card';
import type { HomeItem, HomeSection } from './home-section';

/** How many each row of the home page shows (specification §2: 5 top cards, rows of 6, 6 and 5, cards 4, 8 and 4). */
export const HOME_SIZES = { featured: 5, new: 6, trending: 6, forYou: 5, albums: 8, artists: 4 } as const;

/** What the home page is made of, each list best first and long enough that rows need not repeat each other. */
export interface HomeMaterial {
  readonly newest: readonly SongCard[];
  readonly trending: readonly SongCard[];
  readonly forYou: readonly SongCard[];
  readonly albums: readonly AlbumCard[];
  readonly artists: readonly ArtistCard[];
  readonly songCount: number;
  readonly albumCount: number;
  readonly artistCount: number;
}

const songItem = (song: SongCard): HomeItem => ({ type: 'song', song });
const albumItem = (album: AlbumCard): HomeItem => ({ type: 'album', album });
const artistItem = (artist: ArtistCard): HomeItem => ({ type: 'artist', artist });

const hasPicture = ({ imageId }: { readonly imageId: string | null }): boolean => imageId !== null;

/** Albums with a picture first, for the large cards; the order within is kept. */
const picturesFirst = (albums: readonly AlbumCard[]): readonly AlbumCard[] => [
  ...albums.filter(hasPicture),
  ...albums.filter((album) => !hasPicture(album)),
];

function featuredItems({ albums, newest }: HomeMaterial): readonly HomeItem[] {
  const items = [...picturesFirst(albums).map(albumItem), ...newest.map(songItem)];
  return items.slice(0, HOME_SIZES.featured);
}

const featuredRow = (items: readonly HomeItem[]): Pick<HomeSection, 'layout' | 'action' | 'isRanked'> => ({
  layout: 'top',
  action: items.some(({ type }) => type === 'album') ? 'album' : 'song',
  isRanked: false,
});

/** A row takes what the rows before it do not show; where that leaves it short, it repeats rather than stays short. */
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
 * The home page's rows in order. No music: no rows. A row without anything to show stays out, but for *recent*, which the
 * web app fills with what this listener heard (decisions.md §4). Playlists join when there are any to make.
 */
export function composeHome(material: HomeMaterial): readonly HomeSection[] {
  if (material.songCount === 0) return [];
  const newest = material.newest.slice(0, HOME_SIZES.new);
  const trending = material.trending.slice(0, HOME_SIZES.trending);
  const forYou = notYetShown(material.forYou, [...newest, ...trending], HOME_SIZES.forYou);
  const featured = featuredItems(material);
  const featuredAlbums = featured.flatMap((item) => (item.type === 'album' ? [item.album] : []));
  const albums = notYetShown(material.albums, featuredAlbums, HOME_SIZES.albums);
  const artists = material.artists.slice(0, HOME_SIZES.artists);
  const { songCount, albumCount, artistCount } = material;
  const songs = { layout: 'list', action: 'song', isRanked: false, totalCount: songCount } as const;
  const rows: readonly HomeSection[] = [
    { ...featuredRow(featured), id: 'featured', items: featured, totalCount: featured.length },
    { ...songs, id: 'new', items: newest.map(songItem) },
    { ...songs, id: 'trending', isRanked: true, items: trending.map(songItem) },
    { ...songs, id: 'for-you', items: forYou.map(songItem) },
    { ...CARDS, id: 'albums', action: 'album', items: albums.map(albumItem), totalCount: albumCount },
    { ...CARDS, id: 'artists', action: 'artist', items: artists.map(artistItem), totalCount: artistCount },
  ];
  return [...rows.filter(({ items }) => items.length > 0), RECENT];
}

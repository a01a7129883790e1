import type { ArtistSort, CollectionSort, SongSort } from '../../../../src/domain/catalogue/sorts';
import type { ArtistCard, SectionItem } from '../../../../src/domain/catalogue/home-section';
import type { Song } from '../../../../src/domain/catalogue/song';

type Order<T> = ((a: T, b: T) => number) | null;

const { compare } = new Intl.Collator('vi', { numeric: true });

const bylineOf = ({ artists, title }: Song): string => `${artists[0]?.name ?? ''} ${title}`;
const titleOf = (item: SectionItem): string => {
  if (item.type === 'album') return item.album.title;
  return item.type === 'playlist' ? item.playlist.title : '';
};
const yearOf = (item: SectionItem): number => (item.type === 'album' ? (item.album.year ?? 0) : 0);

/** How a backend sorts songs; null: as they were given, which is newest first. */
export const SONG_ORDERS: Readonly<Record<SongSort, Order<Song>>> = {
  newest: null,
  popular: (a, b) => Number(b.playCount) - Number(a.playCount),
  title: (a, b) => compare(a.title, b.title),
  artist: (a, b) => compare(bylineOf(a), bylineOf(b)),
  duration: (a, b) => a.duration - b.duration,
};

export const ARTIST_ORDERS: Readonly<Record<ArtistSort, Order<ArtistCard>>> = {
  newest: null,
  popular: (a, b) => Number(b.listenerCount) - Number(a.listenerCount),
  name: (a, b) => compare(a.name, b.name),
};

/** Cards have no play counts, so the order by most played is the given order, too. */
export const COLLECTION_ORDERS: Readonly<Record<CollectionSort, Order<SectionItem>>> = {
  newest: null,
  popular: null,
  title: (a, b) => compare(titleOf(a), titleOf(b)),
  year: (a, b) => yearOf(b) - yearOf(a),
};

export const inOrder = <T>(all: readonly T[], order: Order<T>): readonly T[] =>
  order === null ? all : all.toSorted(order);

import type { AlbumCard } from '../catalogue/album-card';
import type { SongCard } from '../catalogue/song-card';
import type { HomeItem } from './home-section';

export interface FeaturedCandidates {
  /** Each list best first. */
  readonly albums: readonly AlbumCard[];
  readonly videos: readonly SongCard[];
  readonly newest: readonly SongCard[];
}

/** An album comes first; then songs with a video and albums alternate, so that the large cards show both kinds. */
const TURNS = ['album', 'video', 'album', 'video', 'video'] as const;

/**
 * Chooses at most `count` items for the large cards. Albums with a picture come before those without, and a song whose album is
 * already shown is skipped while there are others. If one kind runs out, the other kind fills its cards, and new songs fill the
 * rest.
 */
export function chooseFeatured(candidates: FeaturedCandidates, count: number): readonly HomeItem[] {
  const waiting = {
    album: picturesFirst(candidates.albums).map((album): HomeItem => ({ type: 'album', album })),
    video: candidates.videos.map((song): HomeItem => ({ type: 'song', song })),
  };
  const rest = candidates.newest.map((song): HomeItem => ({ type: 'song', song }));
  const chosen: HomeItem[] = [];
  for (let turn = 0; chosen.length < count; turn += 1) {
    const kind = TURNS[turn % TURNS.length] ?? 'album';
    const next = take(waiting[kind], chosen) ?? take([...waiting.album, ...waiting.video, ...rest], chosen);
    if (next === undefined) return chosen;
    chosen.push(next);
  }
  return chosen;
}

/** The first item whose album is not shown yet; if there is none, the first that is not shown yet. */
function take(from: readonly HomeItem[], chosen: readonly HomeItem[]): HomeItem | undefined {
  const left = from.filter((item) => !chosen.some((other) => isSame(item, other)));
  return left.find((item) => !chosen.some((other) => areClose(item, other))) ?? left[0];
}

const isSame = (one: HomeItem, other: HomeItem): boolean => identityOf(one) === identityOf(other);

const areClose = (one: HomeItem, other: HomeItem): boolean => albumOf(one) !== null && albumOf(one) === albumOf(other);

function identityOf(item: HomeItem): string {
  if (item.type === 'song') return `song ${item.song.id}`;
  return item.type === 'album' ? `album ${item.album.id}` : item.type;
}

function albumOf(item: HomeItem): string | null {
  if (item.type === 'song') return item.song.album?.id ?? null;
  return item.type === 'album' ? item.album.id : null;
}

const hasPicture = ({ imageId }: { readonly imageId: string | null }): boolean => imageId !== null;

const picturesFirst = (albums: readonly AlbumCard[]): readonly AlbumCard[] => [
  ...albums.filter(hasPicture),
  ...albums.filter((album) => !hasPicture(album)),
];

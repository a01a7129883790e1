import type { AlbumCard } from '../../domain/catalogue/album-card';
import type { AlbumCatalogue } from '../../domain/catalogue/album-catalogue.port';
import type { ArtistCard } from '../../domain/catalogue/artist-card';
import type { ArtistCatalogue, ArtistHead } from '../../domain/catalogue/artist-catalogue.port';
import type { SongCard } from '../../domain/catalogue/song-card';
import type { SongCatalogue } from '../../domain/catalogue/song-catalogue.port';
import type { ArtistCards } from '../catalogue/artist-cards';
import type { SongCards } from '../catalogue/song-cards';

/** How many items each row of an artist's page shows; further items are in a list of their own. */
const SIZES = { topSongs: 10, albums: 24, videos: 12, similar: 8 } as const;

export interface ArtistPage {
  readonly artist: ArtistHead & ArtistCard;
  readonly topSongs: readonly SongCard[];
  readonly albums: readonly AlbumCard[];
  readonly videos: readonly SongCard[];
  readonly similar: readonly ArtistCard[];
}

export interface ArtistSources {
  readonly artists: ArtistCatalogue;
  readonly albums: Pick<AlbumCatalogue, 'list'>;
  readonly songs: Pick<SongCatalogue, 'ofArtist'>;
  readonly cards: SongCards;
  readonly artistCards: ArtistCards;
}

/** One artist with songs, albums, videos and similar artists. */
export class ReadArtist {
  constructor(private readonly sources: ArtistSources) {}

  /** Null where there is no such artist. */
  async execute(id: string): Promise<ArtistPage | null> {
    const { artists, albums, songs, cards, artistCards } = this.sources;
    const [head, topIds, ofArtist, videoIds, similar] = await Promise.all([
      artists.artist(id),
      songs.ofArtist(id, 'popular', { offset: 0, limit: SIZES.topSongs }),
      albums.list(id, 'newest', { offset: 0, limit: SIZES.albums }),
      artists.videosOf(id, SIZES.videos),
      this.similarTo(id),
    ]);
    if (head === null) return null;
    const [[card], topSongs, videos] = await Promise.all([
      artistCards.of([head]),
      cards.inOrder(topIds),
      cards.inOrder(videoIds),
    ]);
    const artist = { ...head, listenerCount: card?.listenerCount ?? 0 };
    return { artist, topSongs, albums: ofArtist, videos, similar };
  }

  /** If there are too few similar artists, well-known artists fill the row. */
  private async similarTo(id: string): Promise<readonly ArtistCard[]> {
    const { artists, artistCards } = this.sources;
    const [alike, known] = await Promise.all([
      artists.similarTo(id, SIZES.similar),
      artists.list('popular', { offset: 0, limit: SIZES.similar + 1 }),
    ]);
    const ids = new Set([...alike, ...known.map((artist) => artist.id)]);
    ids.delete(id);
    return artistCards.inOrder([...ids].slice(0, SIZES.similar));
  }
}

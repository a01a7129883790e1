import type { AlbumCatalogue } from '../../domain/catalogue/album-catalogue.port';
import type { PlaylistCatalogue } from '../../domain/catalogue/playlist-catalogue.port';
import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import type { HomeItem } from '../../domain/home/home-section';
import type { ListeningTotals, ListeningHistory } from '../../domain/library/listening-history.port';
import type { LibraryEntry, Library, LibraryQuery, LibraryKind } from '../../domain/library/library.port';
import type { LikedSongs, LikedTotals } from '../../domain/library/liked-songs.port';
import type { ArtistCards } from '../catalogue/artist-cards';

export interface LibraryItem extends LibraryEntry {
  readonly item: HomeItem;
}

export interface LibraryPage {
  readonly items: readonly LibraryItem[];
  readonly totalCount: number;
  readonly liked: LikedTotals;
  readonly heard: ListeningTotals;
}

export interface LibrarySources {
  readonly library: Library;
  readonly liked: Pick<LikedSongs, 'totals'>;
  readonly history: Pick<ListeningHistory, 'totals'>;
  readonly cards: LibraryCards;
}

/** The sources of the cards in a library. */
export interface LibraryCards {
  readonly albums: Pick<AlbumCatalogue, 'albums'>;
  readonly playlists: Pick<PlaylistCatalogue, 'playlists'>;
  readonly artists: Pick<ArtistCards, 'inOrder'>;
}

const idsOf = (things: readonly LibraryEntry[], kind: LibraryKind): readonly string[] =>
  things.filter((thing) => thing.kind === kind).map(({ id }) => id);

/** A listener's library, page by page, and the totals of the songs that they liked and played. */
export class ReadLibrary {
  constructor(private readonly sources: LibrarySources) {}

  async execute(accountId: string, query: LibraryQuery, slice: Slice): Promise<LibraryPage> {
    const { library, liked, history } = this.sources;
    const [things, totalCount, likedTotals, heardTotals] = await Promise.all([
      library.list(accountId, query, slice),
      library.count(accountId, query.kind),
      liked.totals(accountId),
      history.totals(accountId),
    ]);
    const items = await this.itemsOf(things);
    // An item that left the library between the two queries has no card any more.
    const entries = things.flatMap((thing) => {
      const item = items.get(`${thing.kind} ${thing.id}`);
      return item === undefined ? [] : [{ ...thing, item }];
    });
    return { items: entries, totalCount, liked: likedTotals, heard: heardTotals };
  }

  private async itemsOf(things: readonly LibraryEntry[]): Promise<ReadonlyMap<string, HomeItem>> {
    const { albums, playlists, artists } = this.sources.cards;
    const [albumCards, playlistCards, artistCards] = await Promise.all([
      albums.albums(idsOf(things, 'album')),
      playlists.playlists(idsOf(things, 'playlist')),
      artists.inOrder(idsOf(things, 'artist')),
    ]);
    return new Map<string, HomeItem>([
      ...albumCards.map((album) => [`album ${album.id}`, { type: 'album', album }] as const),
      ...playlistCards.map((playlist) => [`playlist ${playlist.id}`, { type: 'playlist', playlist }] as const),
      ...artistCards.map((artist) => [`artist ${artist.id}`, { type: 'artist', artist }] as const),
    ]);
  }
}

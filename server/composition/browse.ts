import type { FastifyInstance } from 'fastify';
import { CategoryAlbums } from '../application/browse/category-albums';
import { Charts } from '../application/browse/charts';
import { ListArtists } from '../application/browse/list-artists';
import { ListCollections } from '../application/browse/list-collections';
import { ReadArtist } from '../application/browse/read-artist';
import { ReadCategory } from '../application/browse/read-category';
import { ReadCollection } from '../application/browse/read-collection';
import { ReadSection } from '../application/browse/read-section';
import { SongLists } from '../application/browse/song-lists';
import type { ArtistCards } from '../application/catalogue/artist-cards';
import type { ListSongs } from '../application/catalogue/list-songs';
import type { SongCards } from '../application/catalogue/song-cards';
import type { ReadHome } from '../application/home/read-home';
import type { Clock } from '../application/ports/clock.port';
import type { AlbumCatalogue } from '../domain/catalogue/album-catalogue.port';
import type { ArtistCatalogue } from '../domain/catalogue/artist-catalogue.port';
import type { CategoryCatalogue } from '../domain/catalogue/category-catalogue.port';
import type { PlaylistCatalogue } from '../domain/catalogue/playlist-catalogue.port';
import type { SongCatalogue } from '../domain/catalogue/song-catalogue.port';
import type { HomeCandidates } from '../domain/home/home-candidates.port';
import { registerAlbums } from '../presentation/http/albums/register-albums';
import { registerDetails } from '../presentation/http/browse/register-details';
import { registerLists } from '../presentation/http/browse/register-lists';
import type { ComposedLibraryRoutes } from './own-library';

export interface BrowseDeps {
  readonly clock: Clock;
  readonly catalogues: {
    readonly songs: SongCatalogue;
    readonly albums: AlbumCatalogue;
    readonly artists: ArtistCatalogue;
    readonly playlists: PlaylistCatalogue;
    readonly categories: CategoryCatalogue;
  };
  readonly shelves: HomeCandidates;
  readonly cards: SongCards;
  readonly artistCards: ArtistCards;
  readonly readHome: ReadHome;
  readonly listSongs: ListSongs;
  readonly keeping: ComposedLibraryRoutes;
}

export interface ComposedBrowse {
  /** Must be called whenever songs were added, changed or removed. */
  forget(): void;
}

/** Everything for browsing: lists, sections, and the pages of artists, categories, albums and playlists. */
export function composeBrowse(app: FastifyInstance, deps: BrowseDeps): ComposedBrowse {
  const { clock, catalogues, cards, artistCards, readHome, listSongs, keeping } = deps;
  const { songs, albums, artists, playlists, categories } = catalogues;
  const charts = new Charts(deps.shelves, clock);
  const { liked, saved, followed, history, ownHome } = keeping;
  const songLists = new SongLists({ listSongs, charts, cards, liked, history, ownHome });
  const categoryAlbums = new CategoryAlbums(albums, clock);
  const listCollections = new ListCollections({ albums, categoryAlbums, playlists }, clock);
  const listArtists = new ListArtists(artists, artistCards, clock);
  const readCategory = new ReadCategory({ categories, categoryAlbums, artistCards });
  const lists = { songLists, listCollections, readCategory };
  const readSection = new ReadSection({ readHome, charts, ...lists, playlists, categories });
  registerLists(app, { songLists, readSection, listCollections, listArtists });
  registerDetails(app, {
    readArtist: new ReadArtist({ artists, albums, songs, cards, artistCards }),
    readCategory,
    categories,
    followed,
  });
  registerAlbums(app, new ReadCollection({ songs, cards, albums, playlists, saved }));
  const remembering = [charts, categoryAlbums, listCollections, listArtists];
  return {
    forget: () => {
      for (const each of remembering) each.forget();
    },
  };
}

import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { SongCards } from '../application/catalogue/song-cards';
import type { ReadHome } from '../application/home/read-home';
import { ReadOwnHome } from '../application/home/read-own-home';
import { LikeSongs } from '../application/library/like-songs';
import { ReadLibrary, type LibraryCards } from '../application/library/read-library';
import { RecordPlay } from '../application/plays/record-play';
import type { Clock } from '../application/ports/clock.port';
import type { FollowedArtists } from '../domain/library/followed-artists.port';
import type { LikedSongs } from '../domain/library/liked-songs.port';
import type { ListeningHistory } from '../domain/library/listening-history.port';
import type { SavedCollections } from '../domain/library/saved-collections.port';
import { PostgresPlayLog } from '../infrastructure/postgres/catalogue/postgres-play-log';
import { PostgresAnnotatedSongs } from '../infrastructure/postgres/library/postgres-annotated-songs';
import { PostgresFollowedArtists } from '../infrastructure/postgres/library/postgres-followed-artists';
import { PostgresLibrary } from '../infrastructure/postgres/library/postgres-library';
import { PostgresLikedSongs } from '../infrastructure/postgres/library/postgres-liked-songs';
import { PostgresListenerTaste } from '../infrastructure/postgres/library/postgres-listener-taste';
import { PostgresListeningHistory } from '../infrastructure/postgres/library/postgres-listening-history';
import { PostgresOwnPlaylists } from '../infrastructure/postgres/library/postgres-own-playlists';
import { PostgresPlaylistEntries } from '../infrastructure/postgres/library/postgres-playlist-entries';
import { PostgresSavedCollections } from '../infrastructure/postgres/library/postgres-saved-collections';
import type { Schema } from '../infrastructure/postgres/schema';
import { CryptoIdSource } from '../infrastructure/system/crypto-id-source';
import { registerHistory } from '../presentation/http/history/register-history';
import { registerHome } from '../presentation/http/home/register-home';
import { registerSaved } from '../presentation/http/library/register-saved';
import { registerLibrary } from '../presentation/http/library/register-library';
import { registerOwnPlaylists } from '../presentation/http/library/register-own-playlists';
import { registerSongsById } from '../presentation/http/live/register-songs-by-id';
import { annotateSongs } from '../presentation/http/annotate-songs';

export interface OwnLibraryDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly cards: SongCards;
  readonly libraryCards: LibraryCards;
  readonly readHome: ReadHome;
}

/** The data of one listener that other calls use. */
export interface ComposedLibraryRoutes {
  readonly liked: LikedSongs;
  readonly saved: SavedCollections;
  readonly followed: FollowedArtists;
  readonly history: ListeningHistory;
  readonly ownHome: ReadOwnHome;
}

/** Everything that belongs to one listener: likes, library, playlists, history, their home page. */
export function composeOwnLibrary(app: FastifyInstance, deps: OwnLibraryDeps): ComposedLibraryRoutes {
  const { db, clock, cards, libraryCards, readHome } = deps;
  const liked = new PostgresLikedSongs(db);
  const history = new PostgresListeningHistory(db);
  const saved = new PostgresSavedCollections(db);
  const followed = new PostgresFollowedArtists(db);
  const taste = new PostgresListenerTaste(db);
  const ownHome = new ReadOwnHome({ taste, history, cards, home: readHome }, clock);
  const readLibrary = new ReadLibrary({ library: new PostgresLibrary(db), liked, history, cards: libraryCards });
  const playlists = new PostgresOwnPlaylists(db);
  const annotated = new PostgresAnnotatedSongs(db);
  annotateSongs(app, annotated);
  registerHome(app, readHome, ownHome);
  registerHistory(app, { recordPlay: new RecordPlay(new PostgresPlayLog(db), new CryptoIdSource()), history, cards });
  registerSaved(app, { likeSongs: new LikeSongs(annotated, cards), saved, followed });
  registerLibrary(app, readLibrary);
  registerSongsById(app, cards);
  registerOwnPlaylists(app, { playlists, entries: new PostgresPlaylistEntries(db), ids: new CryptoIdSource() });
  return { liked, saved, followed, history, ownHome };
}

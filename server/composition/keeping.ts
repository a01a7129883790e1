import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { SongCards } from '../application/catalogue/song-cards';
import type { ReadHome } from '../application/home/read-home';
import { ReadOwnHome } from '../application/home/read-own-home';
import { ReadLibrary, type KeptCards } from '../application/keeping/read-library';
import { RecordPlay } from '../application/plays/record-play';
import type { Clock } from '../application/ports/clock.port';
import type { FollowedArtists } from '../domain/keeping/followed-artists.port';
import type { LikedSongs } from '../domain/keeping/liked-songs.port';
import type { ListeningHistory } from '../domain/keeping/listening-history.port';
import type { SavedCollections } from '../domain/keeping/saved-collections.port';
import { PostgresPlayLog } from '../infrastructure/postgres/catalogue/postgres-play-log';
import { PostgresFollowedArtists } from '../infrastructure/postgres/keeping/postgres-followed-artists';
import { PostgresLibrary } from '../infrastructure/postgres/keeping/postgres-library';
import { PostgresLikedSongs } from '../infrastructure/postgres/keeping/postgres-liked-songs';
import { PostgresListenerTaste } from '../infrastructure/postgres/keeping/postgres-listener-taste';
import { PostgresListeningHistory } from '../infrastructure/postgres/keeping/postgres-listening-history';
import { PostgresOwnPlaylists } from '../infrastructure/postgres/keeping/postgres-own-playlists';
import { PostgresPlaylistEntries } from '../infrastructure/postgres/keeping/postgres-playlist-entries';
import { PostgresSavedCollections } from '../infrastructure/postgres/keeping/postgres-saved-collections';
import type { Schema } from '../infrastructure/postgres/schema';
import { CryptoIdSource } from '../infrastructure/system/crypto-id-source';
import { registerHistory } from '../presentation/http/history/register-history';
import { registerHome } from '../presentation/http/home/register-home';
import { registerFavourites } from '../presentation/http/keeping/register-favourites';
import { registerLibrary } from '../presentation/http/keeping/register-library';
import { registerOwnPlaylists } from '../presentation/http/keeping/register-own-playlists';
import { registerSongsById } from '../presentation/http/live/register-songs-by-id';
import { markLiked } from '../presentation/http/mark-liked';

export interface KeepingParts {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly cards: SongCards;
  readonly kept: KeptCards;
  readonly readHome: ReadHome;
}

/** What other calls ask about one listener. */
export interface ComposedKeeping {
  readonly liked: LikedSongs;
  readonly saved: SavedCollections;
  readonly followed: FollowedArtists;
  readonly history: ListeningHistory;
  readonly ownHome: ReadOwnHome;
}

/** Everything that is one listener's own: likes, library, playlists, history, their home page. */
export function composeKeeping(app: FastifyInstance, parts: KeepingParts): ComposedKeeping {
  const { db, clock, cards, kept, readHome } = parts;
  const [liked, history] = [new PostgresLikedSongs(db), new PostgresListeningHistory(db)];
  const [saved, followed] = [new PostgresSavedCollections(db), new PostgresFollowedArtists(db)];
  const taste = new PostgresListenerTaste(db);
  const ownHome = new ReadOwnHome({ taste, history, cards, home: readHome }, clock);
  const readLibrary = new ReadLibrary({ library: new PostgresLibrary(db), liked, history, cards: kept });
  const playlists = new PostgresOwnPlaylists(db);
  markLiked(app, liked);
  registerHome(app, readHome, ownHome);
  registerHistory(app, { recordPlay: new RecordPlay(new PostgresPlayLog(db), new CryptoIdSource()), history, cards });
  registerFavourites(app, { liked, saved, followed, songsChanged: (ids) => cards.forgetThese(ids) });
  registerLibrary(app, readLibrary);
  registerSongsById(app, cards);
  registerOwnPlaylists(app, { playlists, entries: new PostgresPlaylistEntries(db), ids: new CryptoIdSource() });
  return { liked, saved, followed, history, ownHome };
}

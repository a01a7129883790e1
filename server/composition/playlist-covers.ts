import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { SetPlaylistCover } from '../application/library/set-playlist-cover';
import type { PictureStore } from '../domain/images/picture-store.port';
import { SharpAvatarMaker } from '../infrastructure/images/sharp-avatar-maker';
import { PostgresOwnPlaylists } from '../infrastructure/postgres/library/postgres-own-playlists';
import type { Schema } from '../infrastructure/postgres/schema';
import { registerPlaylistCover } from '../presentation/http/library/register-playlist-cover';

/** Pictures that listeners give their playlists. */
export async function composePlaylistCovers(
  app: FastifyInstance,
  db: Kysely<Schema>,
  pictures: PictureStore,
): Promise<void> {
  const setCover = new SetPlaylistCover(new PostgresOwnPlaylists(db), new SharpAvatarMaker(), pictures);
  await registerPlaylistCover(app, setCover);
}

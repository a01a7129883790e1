import type { FastifyInstance } from 'fastify';
import { IdParams } from '../../../../contract/id';
import * as z from '../../../../contract/schema';
import type { SetPlaylistCover } from '../../../application/library/set-playlist-cover';
import { succeed } from '../../../domain/shared/result';
import { done, NOT_FOUND } from '../answer';
import { registerPictureUpload } from '../picture-upload';
import { presentOwnPlaylist } from './register-own-playlists';

/** A picture for an own playlist. */
export async function registerPlaylistCover(app: FastifyInstance, setCover: SetPlaylistCover): Promise<void> {
  await registerPictureUpload(app, {
    call: 'setPlaylistCover',
    keep: async ({ identity, params, bytes, language }) => {
      const parsed = z.safeParse(IdParams, params);
      if (!parsed.success) return succeed(NOT_FOUND);
      const key = { accountId: identity.accountId, playlistId: parsed.data.id };
      const stored = await setCover.execute(key, bytes);
      if (!stored.ok) return stored;
      return succeed(
        stored.value === null ? NOT_FOUND : done(presentOwnPlaylist(stored.value, language), 'playlist-changed'),
      );
    },
  });
}

import type { FastifyInstance } from 'fastify';
import type { LikeSongs } from '../../../application/library/like-songs';
import type { FollowedArtists } from '../../../domain/library/followed-artists.port';
import type { SavedCollections } from '../../../domain/library/saved-collections.port';
import { done, type Answer } from '../answer';
import { defineOwnRoute } from '../define-route';
import type { SuccessKind } from '../success-messages';

export interface SavedRoutesDeps {
  readonly likeSongs: LikeSongs;
  readonly saved: Pick<SavedCollections, 'save' | 'unsave'>;
  readonly followed: Pick<FollowedArtists, 'follow' | 'unfollow'>;
}

/** Success, or the ids that do not exist: then nothing was saved. */
const answerOf = (missing: readonly string[], success: SuccessKind): Answer<null> =>
  missing.length === 0 ? done(null, success) : { kind: 'not-found', ids: missing };

/** Likes, saved collections, followed artists. Saving and following have no use case: each stores rows and decides nothing. */
export function registerSaved(app: FastifyInstance, deps: SavedRoutesDeps): void {
  registerLikes(app, deps);
  const { saved, followed } = deps;
  defineOwnRoute(app, 'saveCollections', 'writing', async ({ body, identity }) =>
    answerOf(await saved.save(identity.accountId, body.album_playlist_ids), 'saved'),
  );
  defineOwnRoute(app, 'unsaveCollections', 'writing', async ({ body, identity }) => {
    await saved.unsave(identity.accountId, body.album_playlist_ids);
    return done(null, 'unsaved');
  });
  defineOwnRoute(app, 'followArtists', 'writing', async ({ body, identity }) =>
    answerOf(await followed.follow(identity.accountId, body.artist_ids), 'followed'),
  );
  defineOwnRoute(app, 'unfollowArtists', 'writing', async ({ body, identity }) => {
    await followed.unfollow(identity.accountId, body.artist_ids);
    return done(null, 'unfollowed');
  });
}

function registerLikes(app: FastifyInstance, { likeSongs }: SavedRoutesDeps): void {
  defineOwnRoute(app, 'likeSongs', 'writing', async ({ body, identity }) =>
    answerOf(await likeSongs.like(identity.accountId, body.song_ids), 'liked'),
  );
  defineOwnRoute(app, 'unlikeSongs', 'writing', async ({ body, identity }) => {
    await likeSongs.unlike(identity.accountId, body.song_ids);
    return done(null, 'unliked');
  });
}

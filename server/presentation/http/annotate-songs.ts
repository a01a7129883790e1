import type { FastifyInstance } from 'fastify';
import type { LikedSongs } from '../../domain/library/liked-songs.port';

interface SongLike {
  readonly id: string;
  readonly is_liked: boolean;
}

/** A short video may be liked too, but has no `has_audio`. */
const isSong = (value: object): value is SongLike => 'is_liked' in value && 'id' in value && 'has_audio' in value;

/** The ids of all songs in an answer, however deep. */
function songIdsIn(value: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const each of value) songIdsIn(each, found);
  else if (typeof value === 'object' && value !== null) {
    if (isSong(value)) found.add(value.id);
    else for (const each of Object.values(value)) songIdsIn(each, found);
  }
  return found;
}

/** The same response with the liked songs marked; objects that other responses may share are not changed. */
function marked(value: unknown, liked: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => marked(each, liked));
  if (typeof value !== 'object' || value === null) return value;
  if (isSong(value)) return { ...value, is_liked: liked.has(value.id) };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each, liked)]));
}

/**
 * In every response to a signed-in listener, songs show whether that listener likes them. It is done in one place, so that no
 * list omits it, and separately from the song data that is cached for everybody. Costs one query for each response that has
 * songs.
 */
export function markLiked(app: FastifyInstance, likedSongs: Pick<LikedSongs, 'likedAmong'>): void {
  app.addHook('preSerialization', async ({ identity }, _reply, payload) => {
    if (identity === null) return payload;
    const ids = songIdsIn(payload, new Set());
    if (ids.size === 0) return payload;
    const liked = await likedSongs.likedAmong(identity.accountId, [...ids]);
    return liked.size === 0 ? payload : marked(payload, liked);
  });
}

import type { FastifyInstance } from 'fastify';
import type { LikedSongs } from '../../domain/library/liked-songs.port';

interface SongLike {
  readonly id: string;
  readonly is_liked: boolean;
}

/** What else may be liked, a short video, has no sound of its own to say. */
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

/** The same answer with the songs marked that are liked; what may be shared with other answers stays as it is. */
function marked(value: unknown, liked: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => marked(each, liked));
  if (typeof value !== 'object' || value === null) return value;
  if (isSong(value)) return { ...value, is_liked: liked.has(value.id) };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each, liked)]));
}

/**
 * Whatever a route answers somebody who is signed in, its songs tell whether that listener likes them: in one place, so that
 * no list forgets it, and apart from what is remembered of songs for everybody. Costs one query an answer that has songs.
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

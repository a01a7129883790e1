import type { FastifyInstance } from 'fastify';
import { NO_ANNOTATIONS, type AnnotatedSongs, type SongAnnotations } from '../../domain/library/annotated-songs.port';
import { presentAnnotations } from './songs/present-song';

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

/** The same response with the songs annotated; objects that other responses may share are not changed. */
function annotated(value: unknown, known: ReadonlyMap<string, SongAnnotations>): unknown {
  if (Array.isArray(value)) return value.map((each) => annotated(each, known));
  if (typeof value !== 'object' || value === null) return value;
  if (isSong(value)) return { ...value, ...presentAnnotations(known.get(value.id) ?? NO_ANNOTATIONS) };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, annotated(each, known)]));
}

/**
 * In every response to a signed-in listener, songs show what that listener has noted on them. It is done in one place, so that no
 * list omits it, and separately from the song data that is cached for everybody. Costs one call of the port for each response
 * that has songs.
 */
export function annotateSongs(app: FastifyInstance, annotatedSongs: Pick<AnnotatedSongs, 'annotationsAmong'>): void {
  app.addHook('preSerialization', async ({ identity }, _reply, payload) => {
    if (identity === null) return payload;
    const ids = songIdsIn(payload, new Set());
    if (ids.size === 0) return payload;
    const known = await annotatedSongs.annotationsAmong(identity.accountId, [...ids]);
    return known.size === 0 ? payload : annotated(payload, known);
  });
}

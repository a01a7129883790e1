import { sql, type Kysely } from 'kysely';
import { LIMITS } from '../../../../contract/kernel/limits';
import type { OwnPlaylistKey } from '../../../domain/library/own-playlist-key';
import type {
  EntriesChange,
  EntriesRefusal,
  PlaylistEntries,
  PlaylistState,
} from '../../../domain/library/playlist-entries.port';
import { placeBetween } from '../../../domain/library/place-entry';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import type { Schema } from '../schema';
import type { Work } from './library-sets';
import { appendEntries, lockSongs, placeAnew } from './playlist-places';

interface Place {
  readonly id: string;
  readonly position: number;
}

const ENTRY_ID = /^\d{1,18}$/;

const NOT_FOUND = { kind: 'not-found' } as const;

export class PostgresPlaylistEntries implements PlaylistEntries {
  constructor(private readonly db: Kysely<Schema>) {}

  add(key: OwnPlaylistKey, songIds: readonly string[]): EntriesChange {
    return this.db.transaction().execute(async (work): EntriesChange => {
      // Songs are locked before the playlist, as when a song that is deleted is removed from its playlists.
      const unknown = await lockSongs(work, songIds);
      const state = await lock(work, key);
      if (state === null) return fail(NOT_FOUND);
      if (unknown.length > 0) return fail({ kind: 'unknown-songs', ids: unknown });
      if (state.songCount + songIds.length > LIMITS.playlistSongsMax) return fail({ kind: 'full' });
      await appendEntries(work, key.playlistId, songIds);
      return noteChange(work, key, 0);
    });
  }

  remove(key: OwnPlaylistKey, entryIds: readonly string[]): EntriesChange {
    return this.changing(key, async (work, state) => {
      const known = entryIds.filter((id) => ENTRY_ID.test(id));
      const { rows } = await sql`DELETE FROM playlist_songs
        WHERE playlist_id = ${key.playlistId} AND id = ANY (${known}::bigint[]) RETURNING id`.execute(work);
      return rows.length === 0 ? succeed(state) : noteChange(work, key, 0);
    });
  }

  move(key: OwnPlaylistKey, entryId: string, afterEntryId: string | null): EntriesChange {
    return this.changing(key, async (work, state) => {
      const entryIds = [entryId, ...(afterEntryId === null ? [] : [afterEntryId])];
      const places = await placesOf(work, key.playlistId, entryIds);
      if (entryIds.some((id) => !places.has(id))) return fail(NOT_FOUND);
      if (entryId === afterEntryId) return succeed(state);
      const isMoved = await moveEntry(work, key.playlistId, { entryId, afterEntryId });
      return isMoved ? noteChange(work, key, 1) : succeed(state);
    });
  }

  private changing(key: OwnPlaylistKey, change: (work: Work, state: PlaylistState) => EntriesChange): EntriesChange {
    return this.db.transaction().execute(async (work): EntriesChange => {
      const state = await lock(work, key);
      return state === null ? fail(NOT_FOUND) : change(work, state);
    });
  }
}

/** The next change of the playlist waits until this transaction ends. */
async function lock(work: Work, { accountId, playlistId }: OwnPlaylistKey): Promise<PlaylistState | null> {
  const { rows } = await sql<PlaylistState>`SELECT version, song_count AS "songCount" FROM playlists
    WHERE id = ${playlistId} AND owner_id = ${accountId} FOR UPDATE`.execute(work);
  return rows[0] ?? null;
}

/**
 * When entries are added or removed, the database counts them and raises the version; for a move the version is raised here, by
 * `by`.
 */
async function noteChange(
  work: Work,
  { playlistId }: OwnPlaylistKey,
  by: number,
): Promise<Result<PlaylistState, EntriesRefusal>> {
  const { rows } = await sql<PlaylistState>`UPDATE playlists SET updated_at = now(), version = version + ${by}::integer
    WHERE id = ${playlistId} RETURNING version, song_count AS "songCount"`.execute(work);
  return rows[0] === undefined ? fail(NOT_FOUND) : succeed(rows[0]);
}

async function placesOf(work: Work, playlistId: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const known = ids.filter((id) => ENTRY_ID.test(id));
  const { rows } = await sql<Place>`SELECT id::text AS id, position FROM playlist_songs
    WHERE playlist_id = ${playlistId} AND id = ANY (${known}::bigint[])`.execute(work);
  return new Map(rows.map(({ id, position }) => [id, position]));
}

interface Move {
  readonly entryId: string;
  readonly afterEntryId: string | null;
}

/** False if the entry is already in that position. */
async function moveEntry(work: Work, playlistId: string, move: Move): Promise<boolean> {
  const { entryId, afterEntryId } = move;
  const places = await placesOf(work, playlistId, [entryId, afterEntryId ?? '']);
  const before = afterEntryId === null ? null : (places.get(afterEntryId) ?? null);
  const after = await nextPlace(work, playlistId, before, entryId);
  const now = places.get(entryId) ?? 0;
  if ((before === null || now > before) && (after === null || now < after)) return false;
  const place = placeBetween(before, after);
  if (place === null) {
    await placeAnew(work, playlistId);
    return moveEntry(work, playlistId, move);
  }
  await sql`UPDATE playlist_songs SET position = ${place} WHERE id = ${entryId}::bigint`.execute(work);
  return true;
}

/** The position of the first entry after this one, ignoring the moved entry; null at the end. */
async function nextPlace(
  work: Work,
  playlistId: string,
  place: number | null,
  movedId: string,
): Promise<number | null> {
  const { rows } = await sql<{ next: number | null }>`SELECT min(position) AS next FROM playlist_songs
    WHERE playlist_id = ${playlistId} AND id <> ${movedId}::bigint
      AND (${place}::integer IS NULL OR position > ${place}::integer)`.execute(work);
  return rows[0]?.next ?? null;
}

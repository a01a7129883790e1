import { sql, type Kysely } from 'kysely';
import { foldText } from '../../../../contract/kernel/fold-text';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { StoredPicture } from '../../../domain/images/picture-store.port';
import type { OwnPlaylistKey } from '../../../domain/library/own-playlist-key';
import type { NewPlaylist, OwnPlaylist, OwnPlaylists, PlaylistFacts } from '../../../domain/library/own-playlists.port';
import type { EntriesRefusal } from '../../../domain/library/playlist-entries.port';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import type { Schema } from '../schema';
import type { Work } from './library-sets';
import { ownPlaylistsOf, toOwnPlaylist } from './own-playlist-rows';
import { appendEntries, lockSongs } from './playlist-places';

export class PostgresOwnPlaylists implements OwnPlaylists {
  constructor(private readonly db: Kysely<Schema>) {}

  async list(accountId: string, { offset, limit }: Slice): Promise<readonly OwnPlaylist[]> {
    const { rows } = await ownPlaylistsOf(sql`
      SELECT * FROM playlists WHERE owner_id = ${accountId}
      ORDER BY updated_at DESC, id LIMIT ${limit} OFFSET ${offset}`).execute(this.db);
    return rows.map(toOwnPlaylist);
  }

  async count(accountId: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*) AS n FROM playlists WHERE owner_id = ${accountId}`.execute(this.db);
    return rows[0]?.n ?? 0;
  }

  create(accountId: string, playlist: NewPlaylist): Promise<Result<OwnPlaylist, EntriesRefusal>> {
    const { id, name, description, isPublic, songIds } = playlist;
    return this.db.transaction().execute(async (transaction) => {
      const ids = await lockSongs(transaction, songIds);
      if (ids.length > 0) return fail({ kind: 'unknown-songs', ids });
      await transaction
        .insertInto('playlists')
        .values({ id, owner_id: accountId, name, description, is_public: isPublic, folded: foldText(name) })
        .execute();
      if (songIds.length > 0) await appendEntries(transaction, id, songIds);
      const made = await find(transaction, id);
      return made === null ? fail({ kind: 'not-found' }) : succeed(made);
    });
  }

  change(key: OwnPlaylistKey, changes: Partial<PlaylistFacts>): Promise<OwnPlaylist | null> {
    const { name, description, isPublic } = changes;
    return this.update(this.db, key, {
      ...(name !== undefined && { name, folded: foldText(name) }),
      ...(description !== undefined && { description }),
      ...(isPublic !== undefined && { is_public: isPublic }),
    });
  }

  setCover(key: OwnPlaylistKey, { id, width, height, colour }: StoredPicture): Promise<OwnPlaylist | null> {
    const { hue, chroma, secondHue: second_hue } = colour;
    return this.db.transaction().execute(async (transaction) => {
      const picture = { id, width, height, hue, chroma, second_hue };
      await transaction
        .insertInto('images')
        .values(picture)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return this.update(transaction, key, { image_id: id });
    });
  }

  async delete({ accountId, playlistId }: OwnPlaylistKey): Promise<boolean> {
    const deleted = await this.db
      .deleteFrom('playlists')
      .where('id', '=', playlistId)
      .where('owner_id', '=', accountId)
      .returning('id')
      .executeTakeFirst();
    return deleted !== undefined;
  }

  private async update(work: Work, key: OwnPlaylistKey, changes: Columns): Promise<OwnPlaylist | null> {
    const changed = await work
      .updateTable('playlists')
      .set({ ...changes, updated_at: sql`now()` })
      .where('id', '=', key.playlistId)
      .where('owner_id', '=', key.accountId)
      .returning('id')
      .executeTakeFirst();
    return changed === undefined ? null : find(work, key.playlistId);
  }
}

interface Columns {
  readonly name?: string;
  readonly folded?: string;
  readonly description?: string;
  readonly is_public?: boolean;
  readonly image_id?: string;
}

async function find(work: Work, id: string): Promise<OwnPlaylist | null> {
  const { rows } = await ownPlaylistsOf(sql`SELECT * FROM playlists WHERE id = ${id}`).execute(work);
  return rows[0] === undefined ? null : toOwnPlaylist(rows[0]);
}

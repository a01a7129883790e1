import { sql, type Kysely, type Transaction } from 'kysely';
import type { LibraryBatch, LibraryStore, RefusedEntry, SongEntry } from '../../../domain/import/library-store.port';
import type { Origin } from '../../../domain/import/origin';
import type { KnownFile } from '../../../domain/import/plan-changes';
import type { Result } from '../../../domain/shared/result';
import type { IdSource } from '../../../application/ports/id-source.port';
import type { Schema } from '../schema';
import { acceptance } from './acceptance';
import { removeUnseen } from './remove-unseen';
import { asEdited } from './song-edits';
import { storeAlbums, storeArtistPictures, storeArtists, storePictures } from './store-parents';
import { storeCompanions, storeFiles, storeSongArtists, storeSongs } from './store-songs';

/** Keeps the library in the database; each batch is one transaction. It knows and changes the files of one origin alone. */
export class PostgresLibraryStore implements LibraryStore {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly ids: IdSource,
    private readonly origin: Origin,
  ) {}

  async known(): Promise<ReadonlyMap<string, KnownFile>> {
    const songs = await this.db
      .selectFrom('media_files')
      .innerJoin('songs', 'songs.id', 'media_files.song_id')
      .select(['path', 'size', 'mtime_ms', 'fingerprint', 'companions', 'songs.id', 'songs.revision'])
      .where('origin', '=', this.origin)
      .execute();
    const refused = await this.db
      .selectFrom('refused_files')
      .select(['path', 'size', 'mtime_ms', 'reason'])
      .where('origin', '=', this.origin)
      .execute();
    const known = new Map<string, KnownFile>();
    for (const { path, size, mtime_ms, reason } of refused.filter((file) => file.reason !== 'undecodable')) {
      const seen = mayHavePassed(reason) ? NEVER : { size, modifiedMs: mtime_ms };
      known.set(path, { path, ...seen, companions: '', fingerprint: '', song: null });
    }
    for (const { path, size, mtime_ms, fingerprint, companions, id, revision } of songs) {
      known.set(path, { path, size, modifiedMs: mtime_ms, companions, fingerprint, song: { id, revision } });
    }
    return known;
  }

  commit({ songs, refused }: LibraryBatch): Promise<Result<undefined, 'not-accepted'>> {
    return acceptance(() =>
      this.db.transaction().execute(async (transaction) => {
        if (songs.length > 0) await this.takeIn(transaction, songs);
        if (refused.length > 0) await leaveOut(transaction, refused, this.origin);
      }),
    );
  }

  async remove(files: readonly KnownFile[]): Promise<void> {
    const paths = files.map(({ path }) => path);
    const songIds = files.flatMap(({ song }) => (song === null ? [] : [song.id]));
    await this.db.transaction().execute(async (transaction) => {
      await sql`DELETE FROM songs WHERE id = ANY(${songIds})`.execute(transaction);
      await sql`DELETE FROM refused_files WHERE origin = ${this.origin} AND path = ANY(${paths})`.execute(transaction);
    });
  }

  async removeEmpty(): Promise<void> {
    await this.db.transaction().execute(removeUnseen);
  }

  private async takeIn(transaction: Transaction<Schema>, found: readonly SongEntry[]): Promise<void> {
    const songs = await asEdited(transaction, found);
    await storePictures(transaction, songs);
    const artists = await storeArtists(transaction, songs, this.ids);
    const albums = await storeAlbums(transaction, songs, artists, this.ids);
    await storeSongs(transaction, songs, albums);
    await storeCompanions(transaction, songs);
    await storeSongArtists(transaction, songs, artists);
    await storeArtistPictures(transaction, songs, artists);
    await storeFiles(transaction, songs, this.origin);
  }
}

/** A permission, a disk or the database may have changed where the file has not: such a file is looked at again each time. */
const mayHavePassed = (reason: string): boolean => reason === 'unreadable' || reason === 'not-stored';
const NEVER = { size: -1, modifiedMs: -1 };

async function leaveOut(
  transaction: Transaction<Schema>,
  refused: readonly RefusedEntry[],
  origin: Origin,
): Promise<void> {
  const rows = refused.map(({ file: { path, size, modifiedMs }, reason }) => ({ path, size, modifiedMs, reason }));
  const paths = rows.map(({ path }) => path);
  await sql`DELETE FROM songs WHERE id IN
    (SELECT song_id FROM media_files WHERE origin = ${origin} AND path = ANY(${paths}))`.execute(transaction);
  await sql`INSERT INTO refused_files (origin, path, size, mtime_ms, reason)
    SELECT ${origin}, path, size, "modifiedMs", reason
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (path text, size bigint, "modifiedMs" bigint, reason text)
    ON CONFLICT (origin, path) DO UPDATE SET size = EXCLUDED.size, mtime_ms = EXCLUDED.mtime_ms,
      reason = EXCLUDED.reason, refused_at = now()`.execute(transaction);
}

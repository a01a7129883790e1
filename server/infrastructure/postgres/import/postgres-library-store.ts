import { sql, type Kysely, type Transaction } from 'kysely';
import type { KnownFile } from '../../../domain/import/known-file';
import type {
  LeftOutFile,
  LibraryBatch,
  LibraryStore,
  RefusedEntry,
  RefusedRow,
  SongEntry,
} from '../../../domain/import/library-store.port';
import { READER_VERSION } from '../../../domain/import/reader-version';
import { readRefusalReason } from '../../../domain/import/refusal';
import type { Origin } from '../../../domain/import/origin';
import type { Result } from '../../../domain/shared/result';
import type { IdSource } from '../../../application/ports/id-source.port';
import type { Schema } from '../schema';
import { atPaths } from './at-paths';
import { creditAlbums } from './album-credits';
import { chooseAlbumPictures } from './album-pictures';
import { acceptance, retryingDeadlocks } from './acceptance';
import { albumsAndArtists } from './delete-media';
import { removeUnseen } from './remove-unseen';
import { sizeSeen } from './size-seen';
import { markSongsAway, markSongsRefused } from './song-presence';
import { asEdited } from './song-edits';
import { storeAlbums } from './store-albums';
import { storeArtistPictures, storeArtists, storePictures } from './store-parents';
import { nameStandIns } from './stand-ins';
import { noteSuccessors, parentsOfSongs } from './successors';
import { storeCompanions, storeFiles, storeSongArtists, storeSongs } from './store-songs';

/** Stores the imported songs in the database; each batch is one transaction. It reads and changes only the files of one origin. */
export class PostgresLibraryStore implements LibraryStore {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly ids: IdSource,
    private readonly origin: Origin,
  ) {}

  async known(): Promise<{ readonly songs: readonly KnownFile[]; readonly leftOut: readonly LeftOutFile[] }> {
    const { rows: songs } = await sql<KnownFile>`SELECT 'song' AS kind, s.id, s.revision, f.path,
        ${sizeSeen(sql`s.refusal`, sql`f.size`)} AS size,
        f.mtime_ms AS "modifiedMs", f.ctime_ms AS "changedMs", f.companions, f.presence, f.reader, f.fingerprint, f.sound,
        f.former_sounds AS "formerSounds", f.recording, coalesce(e.told ->> 'title', s.title) AS title,
        s.duration_ms AS "durationMs"
      FROM media_files f JOIN all_songs s ON s.id = f.song_id LEFT JOIN song_edits e ON e.song_id = s.id
      WHERE f.origin = ${this.origin}`.execute(this.db);
    const size = sql`CASE WHEN reader = ${READER_VERSION} THEN ${sizeSeen(sql`reason`, sql`size`)} ELSE -1 END`;
    const { rows: leftOut } = await sql<Omit<LeftOutFile, 'reason'> & { readonly reason: string }>`
      SELECT path, ${size} AS size, mtime_ms AS "modifiedMs", ctime_ms AS "changedMs", '' AS companions, reason
      FROM refused_files WHERE origin = ${this.origin}`.execute(this.db);
    return { songs, leftOut: leftOut.map((file) => ({ ...file, reason: readRefusalReason(file.reason) })) };
  }

  commit({ songs, refused }: LibraryBatch): Promise<Result<undefined, 'not-accepted'>> {
    return acceptance(() =>
      this.db.transaction().execute(async (transaction) => {
        if (songs.length > 0) await this.takeIn(transaction, songs);
        if (refused.length > 0) await leaveOut(transaction, refused, this.origin);
      }),
    );
  }

  markAway(songIds: readonly string[]): Promise<void> {
    return retryingDeadlocks(() => this.db.transaction().execute((transaction) => markSongsAway(transaction, songIds)));
  }

  markRefused(songs: readonly RefusedRow[]): Promise<void> {
    return retryingDeadlocks(() =>
      this.db.transaction().execute((transaction) => markSongsRefused(transaction, songs, this.origin)),
    );
  }

  async forgetLeftOut(paths: readonly string[]): Promise<void> {
    await sql`DELETE FROM refused_files WHERE ${atPaths(this.origin, paths)}`.execute(this.db);
  }

  async removeOrphans(): Promise<void> {
    await nameStandIns(this.db);
    await retryingDeadlocks(() => this.db.transaction().execute(removeUnseen));
  }

  private async takeIn(transaction: Transaction<Schema>, found: readonly SongEntry[]): Promise<void> {
    const songs = await asEdited(transaction, found);
    const songIds = songs.map(({ songId }) => songId);
    const before = await parentsOfSongs(transaction, songIds);
    await storePictures(transaction, songs);
    const artists = await storeArtists(transaction, songs, this.ids);
    const albums = await storeAlbums(transaction, songs, artists, this.ids);
    await storeSongs(transaction, songs, albums);
    await storeCompanions(transaction, songs);
    await storeSongArtists(transaction, songs, artists);
    await storeArtistPictures(transaction, songs, artists);
    await storeFiles(transaction, songs, this.origin);
    await creditAlbums(transaction, [...albumsAndArtists(before).albumIds, ...albums.values()], this.ids);
    const after = await parentsOfSongs(transaction, songIds);
    await chooseAlbumPictures(transaction, albumsAndArtists([...before, ...after]).albumIds);
    await noteSuccessors(transaction, before, after);
  }
}

async function leaveOut(
  transaction: Transaction<Schema>,
  refused: readonly RefusedEntry[],
  origin: Origin,
): Promise<void> {
  const rows = refused.map(({ file: { path, size, modifiedMs, changedMs }, reason }) => ({
    path,
    size,
    modifiedMs,
    changedMs,
    reason,
  }));
  await sql`INSERT INTO refused_files (origin, path, size, mtime_ms, ctime_ms, reason, reader)
    SELECT ${origin}, path, size, "modifiedMs", "changedMs", reason, ${READER_VERSION}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (path text, size bigint, "modifiedMs" bigint, "changedMs" bigint, reason text)
    ON CONFLICT (origin, md5(path)) DO UPDATE SET size = EXCLUDED.size, mtime_ms = EXCLUDED.mtime_ms,
      ctime_ms = EXCLUDED.ctime_ms, reason = EXCLUDED.reason, reader = EXCLUDED.reader, refused_at = now()`.execute(
    transaction,
  );
}

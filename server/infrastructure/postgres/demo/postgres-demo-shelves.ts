import { sql, type Kysely, type Transaction } from 'kysely';
import type { IdSource } from '../../../application/ports/id-source.port';
import type { DemoNotes, DemoShelves, Release, Shelf, ShelvedSong } from '../../../domain/demo/demo-shelves.port';
import type { Schema } from '../schema';
import { storeCategories, storePlaylists, storeShelfPictures } from './store-shelves';
import { storeNotes } from './store-notes';
import { idsOf } from '../catalogue/ids-of';
import { deleteMedia } from '../import/delete-media';
import { removeUnseen } from '../import/remove-unseen';

/** Writes the demo's part of the catalogue, each call in one transaction. */
export class PostgresDemoShelves implements DemoShelves {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly ids: IdSource,
  ) {}

  async songs(): Promise<ReadonlyMap<string, ShelvedSong>> {
    const { rows } = await sql<{ path: string; id: string; duration_ms: number; is_out: boolean }>`
      SELECT f.path, s.id, s.duration_ms,
        EXISTS (SELECT FROM plays WHERE song_id = s.id AND event_id LIKE 'demo-%') AS is_out
      FROM media_files f JOIN songs s ON s.id = f.song_id WHERE f.origin = 'demo'`.execute(this.db);
    return new Map(
      rows.map(({ path, id, duration_ms, is_out }) => [
        path.normalize('NFC'),
        { id, durationMs: duration_ms, isOut: is_out },
      ]),
    );
  }

  pictureIds(): Promise<readonly string[]> {
    return idsOf(this.db, sql`SELECT id FROM images`);
  }

  placeCategories(categories: readonly (Shelf & { readonly grouping: string })[]): Promise<void> {
    return this.inOne(async (transaction) => {
      await storeShelfPictures(transaction, categories);
      await storeCategories(transaction, categories, this.ids);
    });
  }

  placePlaylists(playlists: readonly Shelf[]): Promise<void> {
    return this.inOne(async (transaction) => {
      await storeShelfPictures(transaction, playlists);
      await storePlaylists(transaction, playlists, this.ids);
    });
  }

  placeNotes(notes: DemoNotes): Promise<void> {
    return this.inOne((transaction) => storeNotes(transaction, notes));
  }

  release(releases: readonly Release[]): Promise<void> {
    return this.inOne(async (transaction) => {
      await datesOf(transaction, releases);
      await addPlays(transaction, releases);
    });
  }

  clear(): Promise<void> {
    return this.inOne(async (transaction) => {
      const songIds = await idsOf(transaction, sql`SELECT song_id AS id FROM media_files WHERE origin = 'demo'`);
      const clipIds = await idsOf(transaction, sql`SELECT id FROM all_short_videos WHERE origin = 'demo'`);
      await deleteMedia(transaction, { songIds, clipIds }, this.ids);
      await sql`DELETE FROM refused_files WHERE origin = 'demo'`.execute(transaction);
      await sql`DELETE FROM playlists WHERE origin = 'demo'`.execute(transaction);
      await sql`DELETE FROM categories WHERE origin = 'demo'`.execute(transaction);
      await removeUnseen(transaction);
    });
  }

  private inOne(work: (transaction: Transaction<Schema>) => Promise<void>): Promise<void> {
    return this.db.transaction().execute(work);
  }
}

async function datesOf(transaction: Transaction<Schema>, releases: readonly Release[]): Promise<void> {
  const rows = releases.map(({ songId, releasedAt }) => ({ songId, releasedAt }));
  await sql`UPDATE songs SET created_at = r."releasedAt"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r ("songId" text, "releasedAt" timestamptz)
    WHERE songs.id = r."songId"`.execute(transaction);
  const songIds = releases.map(({ songId }) => songId);
  await sql`UPDATE albums SET created_at = latest.at
    FROM (SELECT album_id, max(created_at) AS at FROM songs GROUP BY album_id) latest
    WHERE latest.album_id = albums.id AND albums.id IN (SELECT album_id FROM songs WHERE id = ANY(${songIds}))`.execute(
    transaction,
  );
}

async function addPlays(transaction: Transaction<Schema>, releases: readonly Release[]): Promise<void> {
  const plays = releases.flatMap((release) => release.plays);
  await sql`WITH added AS (
      INSERT INTO plays (event_id, song_id, device_id, played_ms, counted, played_at)
      SELECT "eventId", "songId", "deviceId", "playedMs", true, "playedAt"
      FROM jsonb_to_recordset(${JSON.stringify(plays)}::jsonb) AS r ("eventId" text, "songId" text, "deviceId" text,
        "playedMs" int, "playedAt" timestamptz)
      ON CONFLICT (event_id) DO NOTHING RETURNING song_id
    )
    UPDATE songs SET play_count = play_count + new_plays.n
    FROM (SELECT song_id, count(*) AS n FROM added GROUP BY song_id) new_plays
    WHERE songs.id = new_plays.song_id`.execute(transaction);
  // Albums and artists get the sum of their songs' plays.
  await sql`UPDATE albums SET play_count = of_songs.n
    FROM (SELECT album_id, sum(play_count) AS n FROM songs GROUP BY album_id) of_songs
    WHERE of_songs.album_id = albums.id AND albums.play_count < of_songs.n`.execute(transaction);
  await sql`UPDATE artists SET play_count = of_songs.n
    FROM (SELECT artist_id, sum(play_count) AS n FROM song_artists GROUP BY artist_id) of_songs
    WHERE of_songs.artist_id = artists.id AND artists.play_count < of_songs.n`.execute(transaction);
}

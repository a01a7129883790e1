import { sql, type Kysely } from 'kysely';
import type { IdSource } from '../../../application/ports/id-source.port';
import type { ClipFile, ShortFiles } from '../../../domain/shorts/short-files.port';
import type { ShortPosters } from '../../../domain/shorts/short-posters.port';
import type { LinkableClip, ShortSongLinks, SongLink } from '../../../domain/shorts/short-song-links.port';
import type { ClipEntry, ShortVideoStore } from '../../../domain/shorts/short-video-store.port';
import type { SongCandidate } from '../../../domain/import/choose-song';
import type { SongWish } from '../../../domain/import/clip-draft';
import type { StoredPicture } from '../../../domain/images/picture-store.port';
import type { RefusedRow } from '../../../domain/import/library-store.port';
import type { KnownFile } from '../../../domain/import/known-file';
import type { Origin } from '../../../domain/import/origin';
import type { Result } from '../../../domain/shared/result';
import { idsOf } from '../catalogue/ids-of';
import { acceptance, retryingDeadlocks } from '../import/acceptance';
import { sizeSeen } from '../import/size-seen';
import { noteSuccessors, parentsOfClips } from '../import/successors';
import { storeNamedArtists, storePictureRows } from '../import/store-parents';
import type { Schema } from '../schema';
import { markClipsAway, markClipsRefused, storeClips, storeHashtags, storeLinks } from './store-clips';

/** How many songs of one title are examined. */
const CANDIDATES = 500;

/** The songs with a title that the clip `v` wishes for; a song that an admin renamed also matches by the title in its file. */
const CALLED_SO = sql`
  SELECT s.id, s.title, s.duration_ms FROM search_names n JOIN songs s ON s.id = n.id
    WHERE n.kind = 'song' AND n.variant = 0 AND n.folded = ANY (v.wish_keys)
  UNION ALL SELECT s.id, e.told->>'title', s.duration_ms FROM song_edits e JOIN songs s ON s.id = e.song_id
    WHERE e.told_folded = ANY (v.wish_keys) AND s.folded <> e.told_folded`;

type FileRow = Pick<ClipFile, 'revision' | 'path' | 'size' | 'audio' | 'video' | 'captions'> & {
  readonly mtime_ms: number;
  readonly duration_ms: number;
};

interface LinkableRow {
  readonly id: string;
  readonly duration_ms: number;
  readonly wish: SongWish;
  readonly candidates: readonly SongCandidate[] | null;
}

/** Stores clips in the database; each call is one transaction. It reads and changes only the clips of one origin. */
export class PostgresShortVideoStore implements ShortVideoStore, ShortFiles, ShortPosters, ShortSongLinks {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly ids: IdSource,
    private readonly origin: Origin,
  ) {}

  async known(): Promise<readonly KnownFile[]> {
    const { rows } =
      await sql<KnownFile>`SELECT 'clip' AS kind, id, revision, path, ${sizeSeen(sql`refusal`, sql`size`)} AS size, mtime_ms AS "modifiedMs",
        ctime_ms AS "changedMs", companions, presence, reader, fingerprint, sound, former_sounds AS "formerSounds",
        NULL AS recording, caption AS title, duration_ms AS "durationMs"
      FROM all_short_videos WHERE origin = ${this.origin}`.execute(this.db);
    return rows;
  }

  put(clips: readonly ClipEntry[]): Promise<Result<undefined, 'not-accepted'>> {
    return acceptance(() => this.putAll(clips));
  }

  markAway(clipIds: readonly string[]): Promise<void> {
    return retryingDeadlocks(() =>
      this.db.transaction().execute((transaction) => markClipsAway(transaction, clipIds, this.origin)),
    );
  }

  markRefused(clips: readonly RefusedRow[]): Promise<void> {
    return retryingDeadlocks(() =>
      this.db.transaction().execute((transaction) => markClipsRefused(transaction, clips, this.origin)),
    );
  }

  async find(clipId: string): Promise<ClipFile | undefined> {
    const { rows } = await sql<FileRow>`
      SELECT revision, path, size, mtime_ms, duration_ms, audio, video, captions FROM short_videos
      WHERE id = ${clipId} AND origin = ${this.origin}`.execute(this.db);
    const [row] = rows;
    if (row === undefined) return undefined;
    const { mtime_ms: modifiedMs, duration_ms: durationMs, ...file } = row;
    return { clipId, ...file, modifiedMs, durationMs };
  }

  async linkable(): Promise<readonly LinkableClip[]> {
    const { rows } = await sql<LinkableRow>`
      SELECT v.id, v.duration_ms, v.wish, found.candidates FROM short_videos v LEFT JOIN LATERAL (
        SELECT jsonb_agg(jsonb_build_object('songId', called.id, 'title', called.title, 'durationMs', called.duration_ms,
          'artists', coalesce(credited.names, '[]'))) AS candidates
        FROM (${CALLED_SO} ORDER BY id LIMIT ${CANDIDATES}) called LEFT JOIN LATERAL (
          SELECT jsonb_agg(name ORDER BY place, name) AS names FROM (
            SELECT name, min(place) AS place FROM (
              SELECT a.name, sa.position AS place FROM song_artists sa JOIN artists a ON a.id = sa.artist_id
                WHERE sa.song_id = called.id
              UNION ALL SELECT jsonb_array_elements_text(told->'artists'), ${CANDIDATES} FROM song_edits
                WHERE song_id = called.id
            ) credited_by GROUP BY name
          ) credits
        ) credited ON true
      ) found ON true WHERE v.origin = ${this.origin} ORDER BY v.id`.execute(this.db);
    return rows.map(({ id, duration_ms: durationMs, wish, candidates }) => ({
      clipId: id,
      durationMs,
      wish,
      candidates: candidates ?? [],
    }));
  }

  async link(links: readonly SongLink[]): Promise<void> {
    if (links.length === 0) return;
    await this.db.transaction().execute((transaction) => storeLinks(transaction, links, this.origin));
  }

  withoutPoster(limit: number): Promise<readonly string[]> {
    return idsOf(
      this.db,
      sql`SELECT id FROM short_videos WHERE image_id IS NULL AND origin = ${this.origin}
          ORDER BY published_at DESC, id LIMIT ${limit}`,
    );
  }

  async keepPoster(clipId: string, revision: string, picture: StoredPicture): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await storePictureRows(transaction, [picture]);
      await sql`UPDATE short_videos SET image_id = ${picture.id}
        WHERE id = ${clipId} AND revision = ${revision} AND image_id IS NULL AND origin = ${this.origin}`.execute(
        transaction,
      );
    });
  }

  private async putAll(clips: readonly ClipEntry[]): Promise<void> {
    if (clips.length === 0) return;
    await this.db.transaction().execute(async (transaction) => {
      const pictures = clips.flatMap(({ picture }) => (picture === null ? [] : [picture]));
      await storePictureRows(transaction, pictures);
      // A clip's spelling of an artist never replaces the spelling from songs.
      const names = clips.flatMap(({ draft }) => (draft.artist === null ? [] : [{ name: draft.artist, atMs: 0 }]));
      const artists = await storeNamedArtists(transaction, names, this.ids);
      const clipIds = clips.map(({ clipId }) => clipId);
      const before = await parentsOfClips(transaction, clipIds);
      await storeClips(transaction, clips, { origin: this.origin, artists });
      await noteSuccessors(transaction, before, await parentsOfClips(transaction, clipIds));
      await storeHashtags(transaction, clips);
    });
  }
}

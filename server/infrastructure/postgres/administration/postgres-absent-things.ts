import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { AccountPage } from '../../../domain/administration/account-directory.port';
import type { AbsentThing, AbsentThings, AbsentThingsQuery } from '../../../domain/administration/absent-things.port';
import type { Presence } from '../../../domain/import/known-file';
import { idsOf } from '../catalogue/ids-of';
import { retryingDeadlocks } from '../import/acceptance';
import { albumsAndArtists, deleteMedia } from '../import/delete-media';
import { MEDIA_TABLES, nameStandInsOf } from '../import/stand-ins';
import { noteSuccessors, parentsOfMedia } from '../import/successors';
import { sumPlays } from '../import/sum-plays';
import type { IdSource } from '../../../application/ports/id-source.port';
import type { Schema } from '../schema';
import { holdingText } from '../search/holding-text';
import { pathHolding } from '../search/path-holding';
import { moveToStandIns, type StoodFor } from './move-to-stand-ins';
import { moveToStandInClips } from './move-to-stand-in-clips';

type Row = Omit<AbsentThing, 'absence' | 'artists'> & {
  readonly presence: Presence;
  readonly since: Date;
  readonly artists: readonly string[] | null;
};

const ABSENT = sql`(
  SELECT 'song' AS kind, s.id, s.title, s.folded, f.path, s.presence, s.absent_since, s.like_count, s.play_count, s.stand_in
    FROM all_songs s LEFT JOIN media_files f ON f.song_id = s.id WHERE s.presence <> 'here'
  UNION ALL SELECT 'clip', id, caption, caption_folded, path, presence, absent_since, like_count, start_count, stand_in
    FROM all_short_videos WHERE presence <> 'here')`;

const longerThan = (days: number): RawBuilder<unknown> =>
  sql`absent_since <= now() - make_interval(days => ${days}::integer)`;

const toAbsent = ({ presence, since, artists, ...row }: Row): AbsentThing => ({
  ...row,
  artists: artists ?? [],
  absence: { kind: presence === 'refused' ? 'unreadable' : 'away', since },
});

export class PostgresAbsentThings implements AbsentThings {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly ids: IdSource,
  ) {}

  async list({
    searchText: searchText,
    longerThanDays,
    slice: { offset, limit },
  }: AbsentThingsQuery): Promise<AccountPage<AbsentThing>> {
    const text = holdingText(searchText);
    const wanted = text === null ? sql`true` : sql`(folded LIKE ${text} OR ${pathHolding(sql`path`, text)})`;
    const matching = sql`FROM ${ABSENT} a WHERE ${wanted} AND ${longerThan(longerThanDays)}`;
    const { rows } = await sql<Row>`
      SELECT kind, id, title, coalesce(path, '') AS path, presence, absent_since AS since, like_count AS "likeCount",
        play_count AS "playCount", (SELECT count(*)::int FROM playlist_songs WHERE song_id = a.id) AS "placeCount",
        EXISTS (SELECT FROM songs WHERE id = a.stand_in UNION ALL SELECT FROM short_videos WHERE id = a.stand_in) AS "hasStandIn", (
          SELECT jsonb_agg(artists.name ORDER BY sa.position) FROM all_song_artists sa
            JOIN artists ON artists.id = sa.artist_id WHERE sa.song_id = a.id) AS artists
      ${matching} ORDER BY absent_since, id LIMIT ${limit} OFFSET ${offset}`.execute(this.db);
    const { rows: counted } = await sql<{ n: number }>`SELECT count(*)::int AS n ${matching}`.execute(this.db);
    return { items: rows.map(toAbsent), totalCount: counted[0]?.n ?? 0 };
  }

  forget(ids: readonly string[]): Promise<readonly string[]> {
    return retryingDeadlocks(() =>
      this.db.transaction().execute((transaction) => forgetAbsent(transaction, ids, this.ids)),
    );
  }

  since(before: Date): Promise<readonly string[]> {
    return idsOf(this.db, sql`SELECT id FROM ${ABSENT} a WHERE absent_since <= ${before} ORDER BY absent_since, id`);
  }
}

async function forgetAbsent(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  newIds: IdSource,
): Promise<readonly string[]> {
  const songs = await absentAmong(transaction, 'song', ids);
  const clips = await absentAmong(transaction, 'clip', ids);
  const stoodFor = [...songs.stoodFor, ...clips.stoodFor];
  const left = await parentsOfMedia(transaction, [...songs.ids, ...clips.ids]);
  const parents = await parentsOfMedia(
    transaction,
    stoodFor.map(({ standIn }) => standIn),
  );
  const keptOf = new Map(parents.map((parents) => [parents.id, parents]));
  const heirs = stoodFor.flatMap(({ id, standIn }) => {
    const parents = keptOf.get(standIn);
    return parents === undefined ? [] : [{ ...parents, id }];
  });
  await moveToStandIns(transaction, songs.stoodFor);
  await moveToStandInClips(transaction, clips.stoodFor);
  await noteSuccessors(transaction, left, heirs);
  await deleteMedia(transaction, { songIds: songs.ids, clipIds: clips.ids }, newIds);
  await sumPlays(transaction, albumsAndArtists([...left, ...parents]));
  return [...songs.ids, ...clips.ids];
}

/** Which of these are absent, and their stand-ins; locked until the end of the transaction. */
async function absentAmong(
  transaction: Transaction<Schema>,
  kind: keyof typeof MEDIA_TABLES,
  among: readonly string[],
) {
  const { all, here } = MEDIA_TABLES[kind];
  // The stand-ins are locked too, in the same order in which likes of listeners lock rows.
  await sql`SELECT FROM ${all} WHERE id IN (SELECT unnest(${among}::text[])
      UNION SELECT stand_in FROM ${all} WHERE id = ANY (${among}::text[])) ORDER BY id FOR UPDATE`.execute(transaction);
  const ids = await idsOf(
    transaction,
    sql`SELECT id FROM ${all} WHERE id = ANY (${among}::text[]) AND presence <> 'here'`,
  );
  // An interrupted scan has named no stand-ins, so they are found by their sound here.
  await nameStandInsOf(transaction, kind, ids);
  const { rows: stoodFor } = await sql<StoodFor>`
    SELECT a.id, a.stand_in AS "standIn" FROM ${all} a JOIN ${here} b ON b.id = a.stand_in
    WHERE a.id = ANY (${ids}::text[])`.execute(transaction);
  return { ids, stoodFor };
}

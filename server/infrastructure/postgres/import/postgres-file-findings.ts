import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AccountPage } from '../../../domain/administration/account-directory.port';
import type { FileFindings, FindingsQuery } from '../../../domain/import/file-findings.port';
import { HIDDEN_REASONS, readRefusalReason, type RefusedFile } from '../../../domain/import/refusal';
import { readImportWarnings, type FileWithWarnings } from '../../../domain/import/import-warning';
import type { Schema } from '../schema';
import { holdingText } from '../search/holding-text';
import { pathHolding } from '../search/path-holding';

interface LeftOutRow {
  readonly path: string;
  readonly reason: string;
}

interface ReservedRow {
  readonly path: string;
  readonly reservations: readonly string[];
  readonly video: string | null;
  readonly reason: string | null;
}

const IS_HIDDEN = sql`reason = ANY (${[...HIDDEN_REASONS]}::text[])`;
const HIDDEN = sql`(SELECT path, reason FROM refused_files WHERE ${IS_HIDDEN})`;
const REFUSED = sql`(SELECT path, reason FROM refused_files WHERE NOT ${IS_HIDDEN}
  UNION ALL SELECT f.path, s.refusal FROM media_files f JOIN all_songs s ON s.id = f.song_id WHERE f.presence = 'refused'
  UNION ALL SELECT path, refusal FROM all_short_videos WHERE presence = 'refused')`;
const RESERVED = sql`(SELECT path, reservations, refused_video AS video, refused_video_reason AS reason FROM media_files
    WHERE (reservations <> '{}' OR refused_video IS NOT NULL) AND presence = 'here'
  UNION ALL SELECT path, reservations, NULL, NULL FROM all_short_videos
    WHERE reservations <> '{}' AND presence = 'here')`;

const holds = (text: RawBuilder<unknown>, searchText: string): RawBuilder<unknown> => {
  const pattern = holdingText(searchText);
  return pattern === null ? sql`true` : pathHolding(text, pattern);
};

export class PostgresFileFindings implements FileFindings {
  constructor(private readonly db: Kysely<Schema>) {}

  refused(query: FindingsQuery): Promise<AccountPage<RefusedFile>> {
    return this.leftOut(REFUSED, query);
  }

  hidden(query: FindingsQuery): Promise<AccountPage<RefusedFile>> {
    return this.leftOut(HIDDEN, query);
  }

  async reserved(query: FindingsQuery): Promise<AccountPage<FileWithWarnings>> {
    const wanted = sql`(${holds(sql`path`, query.searchText)} OR ${holds(sql`'video ' || video`, query.searchText)}
      OR reservations && ${query.reservations}::text[]
      OR reason = ANY (${query.reasons}::text[]))`;
    const { items, totalCount } = await this.list<ReservedRow>(RESERVED, wanted, query);
    const read = ({ path, reservations, video, reason }: ReservedRow): FileWithWarnings => ({
      path,
      reservations: readImportWarnings(reservations),
      video: video === null ? null : { path: video, reason: readRefusalReason(reason ?? '') },
    });
    return { items: items.map(read), totalCount };
  }

  private async leftOut(files: RawBuilder<unknown>, query: FindingsQuery): Promise<AccountPage<RefusedFile>> {
    const wanted = sql`(${holds(sql`path`, query.searchText)} OR reason = ANY (${query.reasons}::text[]))`;
    const { items, totalCount } = await this.list<LeftOutRow>(files, wanted, query);
    return { items: items.map(({ path, reason }) => ({ path, reason: readRefusalReason(reason) })), totalCount };
  }

  private async list<Row>(
    files: RawBuilder<unknown>,
    wanted: RawBuilder<unknown>,
    { slice: { offset, limit } }: FindingsQuery,
  ): Promise<AccountPage<Row>> {
    const { rows } = await sql<Row>`SELECT * FROM ${files} f WHERE ${wanted}
      ORDER BY 1, 2 LIMIT ${limit} OFFSET ${offset}`.execute(this.db);
    const { rows: counted } = await sql<{
      n: number;
    }>`SELECT count(*)::int AS n FROM ${files} f WHERE ${wanted}`.execute(this.db);
    return { items: rows, totalCount: counted[0]?.n ?? 0 };
  }
}

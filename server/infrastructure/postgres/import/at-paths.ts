import { sql, type RawBuilder } from 'kysely';

/** That a file of this origin lies at one of these paths, as the index of paths asks: paths may be longer than an index holds. */
export const atPaths = (origin: string, paths: readonly string[]): RawBuilder<unknown> =>
  sql`(origin = ${origin} AND md5(path) = ANY (ARRAY(SELECT md5(given.path) FROM unnest(${paths}::text[]) AS given (path))))`;

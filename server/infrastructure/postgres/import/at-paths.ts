import { sql, type RawBuilder } from 'kysely';

/**
 * The condition that a file of this origin has one of these paths. The index stores hashes, because a path may be longer than an
 * index entry can be.
 */
export const atPaths = (origin: string, paths: readonly string[]): RawBuilder<unknown> =>
  sql`(origin = ${origin} AND md5(path) = ANY (ARRAY(SELECT md5(given.path) FROM unnest(${paths}::text[]) AS given (path))))`;

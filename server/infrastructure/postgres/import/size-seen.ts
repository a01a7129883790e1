import { sql, type RawBuilder } from 'kysely';
import type { RefusalReason } from '../../../domain/import/refusal';

/** Causes outside the file: a permission, a disk, the database or the decoder may have changed since. */
const PASSING: readonly RefusalReason[] = ['unreadable', 'not-stored', 'undecodable'];

/**
 * The known size of a file, given the reason for which it was refused, if any; -1, which no file has, if the file must be
 * examined again each time.
 */
export const sizeSeen = (reason: RawBuilder<unknown>, size: RawBuilder<unknown>): RawBuilder<number> =>
  sql`CASE WHEN ${reason} = ANY (${PASSING}::text[]) THEN -1 ELSE ${size} END`;

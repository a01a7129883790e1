import { sql, type RawBuilder } from 'kysely';
import type { RefusalReason } from '../../../domain/import/refusal';

/** A permission, a disk, the database or the decoder may have changed where the file has not. */
const PASSING: readonly RefusalReason[] = ['unreadable', 'not-stored', 'undecodable'];

/** The size of a file that was refused for this reason, if for any; -1, which no file has, where it is to be looked at again each time. */
export const sizeSeen = (reason: RawBuilder<unknown>, size: RawBuilder<unknown>): RawBuilder<number> =>
  sql`CASE WHEN ${reason} = ANY (${PASSING}::text[]) THEN -1 ELSE ${size} END`;

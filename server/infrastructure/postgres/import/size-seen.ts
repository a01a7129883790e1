import { sql, type RawBuilder } from 'kysely';

/** A permission, a disk or the database may have changed where the file has not. */
const PASSING = ['unreadable', 'not-stored'];

/** The size of a file that was refused for this reason, if for any; -1, which no file has, where it is to be looked at again each time. */
export const sizeSeen = (reason: RawBuilder<unknown>, size: RawBuilder<unknown>): RawBuilder<number> =>
  sql`CASE WHEN ${reason} = ANY (${PASSING}::text[]) THEN -1 ELSE ${size} END`;

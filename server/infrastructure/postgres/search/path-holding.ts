import { sql, type RawBuilder } from 'kysely';
import { RAW_LETTERS, readablePath } from '../../../domain/import/path-text';

/** The text shown for each single byte that is not UTF-8. */
const SHOWN = Array.from(RAW_LETTERS, readablePath).join('');

/** Whether a path contains the text of this pattern (`holdingText`); bytes that are not UTF-8 are read one by one. */
export const pathHolding = (path: RawBuilder<unknown>, pattern: string): RawBuilder<unknown> =>
  sql`lower(unaccent(normalize(translate(${path}, ${RAW_LETTERS}, ${SHOWN})))) LIKE ${pattern}`;

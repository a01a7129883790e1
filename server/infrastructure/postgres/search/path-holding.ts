import { sql, type RawBuilder } from 'kysely';
import { RAW_LETTERS, readablePath } from '../../../domain/import/path-text';

/** What each byte that is no UTF-8 is shown as where it stands alone. */
const SHOWN = Array.from(RAW_LETTERS, readablePath).join('');

/** Whether a path holds the text of this pattern (`holdingText`), its bytes that are no UTF-8 read one by one. */
export const pathHolding = (path: RawBuilder<unknown>, pattern: string): RawBuilder<unknown> =>
  sql`lower(unaccent(normalize(translate(${path}, ${RAW_LETTERS}, ${SHOWN})))) LIKE ${pattern}`;

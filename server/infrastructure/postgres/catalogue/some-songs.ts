import { sql, type RawBuilder } from 'kysely';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const START_LENGTH = 4;

/** The id at `fraction` of the range of all possible ids. */
function idAt(fraction: number): string {
  let rest = fraction;
  let id = '';
  while (id.length < START_LENGTH) {
    rest *= ALPHABET.length;
    id += ALPHABET.charAt(Math.floor(rest));
    rest %= 1;
  }
  return id;
}

/**
 * Some random songs, selected by `fraction` (0 up to 1). Ids are random, so a range of the primary key is a sample of the
 * catalogue that costs the same at any size; after the last id it continues from the first.
 */
export function songsFrom(fraction: number, count: number): RawBuilder<{ id: string }> {
  const start = idAt(fraction);
  return sql`
    SELECT id FROM (
      (SELECT id FROM songs WHERE id >= ${start} ORDER BY id LIMIT ${count})
      UNION ALL (SELECT id FROM songs WHERE id < ${start} ORDER BY id LIMIT ${count})
    ) AS near ORDER BY id < ${start}, id LIMIT ${count}`;
}

import { sql, type RawBuilder } from 'kysely';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const START_LENGTH = 4;

/** The id that lies `fraction` of the way through all ids there could be. */
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
 * Some songs by chance, `fraction` (0 up to 1) deciding which. Ids are random, so a stretch of the primary key is a sample of
 * the library that costs the same for any size of it; past the last id it goes on from the first.
 */
export function songsFrom(fraction: number, count: number): RawBuilder<{ id: string }> {
  const start = idAt(fraction);
  return sql`
    SELECT id FROM (
      (SELECT id FROM songs WHERE id >= ${start} ORDER BY id LIMIT ${count})
      UNION ALL (SELECT id FROM songs WHERE id < ${start} ORDER BY id LIMIT ${count})
    ) AS near ORDER BY id < ${start}, id LIMIT ${count}`;
}

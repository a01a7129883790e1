import { sql, type RawBuilder } from 'kysely';
import type { NameKind } from '../../../domain/search/name-match';
import type { SearchForm } from '../../../domain/search/search-text';
import { literally } from './name-patterns';

const COLUMNS = sql`kind, id, variant, folded, accented, popularity`;
/** From this length on, the trigram index finds names that contain a text; shorter texts match only beginnings of names. */
const TRIGRAM_LETTERS = 3;
/** A text that matches more names than this is too general; only the first of them are examined. */
const MOST_LOOKED_AT = 20_000;
/** Two hundred names, each with up to three forms in the table. */
const MOST_BEGINNINGS = 600;
const OTHER_KINDS: readonly NameKind[] = ['album', 'artist', 'playlist'];

export interface Candidates {
  readonly songs: RawBuilder<unknown>;
  readonly others: RawBuilder<unknown>;
}

export const isShort = ({ folded }: SearchForm): boolean => Array.from(folded).length < TRIGRAM_LETTERS;

/** The rows of names that may match: all that contain the text or, for one or two letters, the most popular that begin with it. */
export function candidatesFor(text: SearchForm): Candidates {
  if (!isShort(text)) return { songs: holdingSongs(text.folded), others: holdingOthers(text.folded) };
  const others = OTHER_KINDS.map((kind) => sql`(${beginning(kind, text.folded)})`);
  return { songs: beginning('song', text.folded), others: sql.join(others, sql` UNION ALL `) };
}

const holdingSongs = (folded: string): RawBuilder<unknown> => sql`
  SELECT ${COLUMNS} FROM search_names WHERE kind = 'song' AND folded = ${folded}
  UNION ALL (SELECT ${COLUMNS} FROM search_names WHERE kind = 'song' AND folded LIKE ${`%${literally(folded)}%`}
    AND folded <> ${folded} LIMIT ${sql.lit(MOST_LOOKED_AT)})`;

const holdingOthers = (folded: string): RawBuilder<unknown> => sql`
  SELECT ${COLUMNS} FROM search_names WHERE kind <> 'song' AND folded LIKE ${`%${literally(folded)}%`}
  LIMIT ${sql.lit(MOST_LOOKED_AT)}`;

function beginning(kind: NameKind, folded: string): RawBuilder<unknown> {
  const letters = sql.lit(Array.from(folded).length);
  return sql`
    SELECT ${COLUMNS} FROM search_names WHERE kind = ${sql.lit(kind)} AND folded = ${folded}
    UNION ALL (SELECT ${COLUMNS} FROM search_names WHERE kind = ${sql.lit(kind)} AND left(folded, ${letters}) = ${folded}
      AND folded <> ${folded} ORDER BY popularity DESC LIMIT ${sql.lit(MOST_BEGINNINGS)})`;
}

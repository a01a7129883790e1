import { sql, type RawBuilder } from 'kysely';
import { displayArtistOf } from '../../../../contract/kernel/display-artist';
import { foldText, withoutPunctuation } from '../../../../contract/kernel/fold-text';
import type { SongDraft } from '../../../domain/import/song-draft';
import { formsOf, type SearchText } from '../../../domain/search/search-text';
import { isShort } from './candidate-names';

/** In code units: an index does not accept long texts, and nobody types them. */
const LONGEST = 200;
const HALF_A_LETTER = /[\ud800-\udbff]$/;
const MOST_LOOKED_AT = 2_000;
const MOST = 200;

/** A song's displayed artists as a search text, without accents and punctuation; null where it is one artist's name. */
export function foldCredit({ artists, displayArtist }: Pick<SongDraft, 'artists' | 'displayArtist'>): string | null {
  if (artists.length === 1 && displayArtist === null) return null;
  const written = displayArtistOf({ artists: artists.map((name) => ({ name })), displayArtist });
  const folded = foldText(withoutPunctuation(written, ' ')).slice(0, LONGEST);
  return folded.replace(HALF_A_LETTER, '') || null;
}

/**
 * The songs whose displayed artists begin with the text, as `song_id`; the text need not be an artist's name. The search uses the
 * last form of `typed`, which has blanks for punctuation, and a range, since the index is not used for a pattern that is unknown
 * when the statement is planned.
 */
export function songsWrittenBy(text: SearchText): RawBuilder<unknown> {
  const forms = formsOf(text);
  if (forms.some(isShort)) return sql`SELECT NULL::text AS song_id WHERE false`;
  const typedName = sql`(SELECT plain FROM typed WHERE form = ${sql.lit(forms.length - 1)})`;
  return sql`(SELECT id AS song_id FROM (SELECT id, play_count FROM all_songs
      WHERE display_folded ~>=~ ${typedName} AND display_folded ~<~ (${typedName} || chr(1114111)) AND presence = 'here'
      LIMIT ${sql.lit(MOST_LOOKED_AT)}) written
    ORDER BY play_count DESC, id LIMIT ${sql.lit(MOST)})`;
}

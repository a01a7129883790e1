import { sql, type RawBuilder } from 'kysely';
import { foldText } from '../../../../contract/kernel/fold-text';
import { MATCH_TIERS } from '../../../domain/search/name-match';
import { formsOf, type SearchForm, type SearchText } from '../../../domain/search/search-text';
import { candidatesFor, isShort, type Candidates } from './candidate-names';
import { accentPattern } from './name-patterns';
import { songsWrittenBy } from './songs-written-by';

/** How many artists with a matching name have their songs shown, and how many of each. */
const ARTISTS_WITH_SONGS = 3;
const SONGS_OF_ARTIST = 200;
/** From this variant on, names in the table have no punctuation. */
const FIRST_OTHER_FORM = 2;

const TIER = {
  exact: sql.lit(MATCH_TIERS.exact),
  sameFolded: sql.lit(MATCH_TIERS.sameFolded),
  beginning: sql.lit(MATCH_TIERS.beginning),
  wordBeginning: sql.lit(MATCH_TIERS.wordBeginning),
  inside: sql.lit(MATCH_TIERS.inside),
  byArtist: sql.lit(MATCH_TIERS.byArtist),
};

/** Within one group of names, the likeliest first. */
export const BEST_FIRST = sql`tier, agrees DESC, popularity DESC, letters, id`;

/** The results of `rankedNames`; each row has kind, id, popularity, tier, agrees, letters. */
export const SONG_NAMES = sql`ranked_song`;
export const OTHER_NAMES = sql`ranked_other`;

/** Every name that may match, with its rank: songs, including those of artists with a matching name; and all others. */
export function rankedNames(text: SearchText): RawBuilder<unknown> {
  const forms = formsOf(text);
  const ranked = (group: keyof Candidates): RawBuilder<unknown> =>
    onceEach(forms.map((form, at) => rankedBy(form, at, candidatesFor(form)[group])));
  const artistTier = isShort(text) ? TIER.sameFolded : TIER.beginning;
  return sql`
    WITH typed (form, whole, plain, accents) AS (VALUES ${sql.join(forms.map(typedRow))}), song AS MATERIALIZED (${ranked('songs')}),
    ranked_other AS MATERIALIZED (${ranked('others')}), by_artist AS (
      SELECT DISTINCT theirs.song_id FROM (
        SELECT id FROM ranked_other WHERE kind = 'artist' AND tier <= ${artistTier}
        ORDER BY tier, popularity DESC, id LIMIT ${sql.lit(ARTISTS_WITH_SONGS)}
      ) artist, LATERAL (
        SELECT song_id FROM song_artists WHERE artist_id = artist.id ORDER BY play_count DESC, song_id
        LIMIT ${sql.lit(SONGS_OF_ARTIST)}
      ) theirs UNION ${songsWrittenBy(text)}
    ), ranked_song AS MATERIALIZED (
      SELECT * FROM song
      UNION ALL SELECT n.kind, n.id, n.popularity, ${TIER.byArtist}, true, length(n.folded)
        FROM by_artist JOIN search_names n ON n.kind = 'song' AND n.id = by_artist.song_id AND n.variant = 0
        WHERE NOT EXISTS (SELECT FROM song WHERE song.id = n.id)
    )`;
}

/** A search form as a row of `typed`, with its index. */
const typedRow = (form: SearchForm, at: number): RawBuilder<unknown> =>
  sql`(${sql.lit(at)}, ${form.accented}::text, ${form.folded}::text, ${accentPattern(form)}::text)`;

/** A name that matches in several of its forms gets the rank of its best form. */
const onceEach = (ranked: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql`
  SELECT kind, id, max(popularity) AS popularity, min(tier) AS tier, bool_or(agrees) AS agrees, min(letters) AS letters
  FROM (${sql.join(ranked, sql` UNION ALL `)}) each_form GROUP BY kind, id`;

/**
 * `tier`, whether the typed accents match, and the length of a name. A name with the same letters but other accents than typed is
 * another word: it ranks behind the names that begin as typed. Only a name written as typed is an exact match; without its
 * punctuation it ranks as `sameFolded`.
 */
function rankedBy(form: SearchForm, at: number, names: RawBuilder<unknown>): RawBuilder<unknown> {
  const agrees = hasAccents(form) ? AGREES : sql`true`;
  const asTyped = sql.lit(at === 0 ? FIRST_OTHER_FORM : 0);
  return sql`
    SELECT kind, id, popularity, CASE WHEN accented = whole AND variant < ${asTyped} THEN ${TIER.exact}
        WHEN folded = plain AND ${agrees} THEN ${TIER.sameFolded}
        WHEN starts_with(folded, plain) THEN ${TIER.beginning}
        WHEN strpos(' ' || folded, ' ' || plain) > 0 THEN ${TIER.wordBeginning} ELSE ${TIER.inside} END AS tier,
      ${agrees} AS agrees, length(folded) AS letters
    FROM (${names}) named JOIN typed ON typed.form = ${sql.lit(at)} ${at === 0 ? sql`` : wordsOnly(form)}`;
}

/** A form that was not typed literally is matched at the beginning of a word, and not inside one. */
function wordsOnly({ isWhole }: SearchForm): RawBuilder<unknown> {
  const end = sql.lit(isWhole ? ' ' : '');
  return sql`WHERE strpos(' ' || folded || ${end}, ' ' || plain || ${end}) > 0`;
}

const AGREES = sql`
  (CASE WHEN starts_with(folded, plain) THEN accented LIKE accents || '%' ELSE accented LIKE '%' || accents || '%' END)`;

const hasAccents = ({ accented }: SearchForm): boolean => foldText(accented) !== accented;

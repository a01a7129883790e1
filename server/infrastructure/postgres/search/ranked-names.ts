import { sql, type RawBuilder } from 'kysely';
import { foldText } from '../../../../contract/kernel/fold-text';
import { MATCH_TIERS } from '../../../domain/search/found-name';
import type { SearchText } from '../../../domain/search/search-text';
import { candidatesFor, isShort } from './candidate-names';
import { accentPattern } from './name-patterns';

/** How many artists of a name have their songs shown, and how many of each. */
const ARTISTS_WITH_SONGS = 3;
const SONGS_OF_ARTIST = 200;

const TIER = {
  exact: sql.lit(MATCH_TIERS.exact),
  sameFolded: sql.lit(MATCH_TIERS.sameFolded),
  beginning: sql.lit(MATCH_TIERS.beginning),
  wordBeginning: sql.lit(MATCH_TIERS.wordBeginning),
  inside: sql.lit(MATCH_TIERS.inside),
  byArtist: sql.lit(MATCH_TIERS.byArtist),
};

/** Of the names of one group the likeliest first. */
export const BEST_FIRST = sql`tier, agrees DESC, popularity DESC, letters, id`;

/** What `rankedNames` makes, each row with kind, id, popularity, tier, agrees, letters. */
export const SONG_NAMES = sql`ranked_song`;
export const OTHER_NAMES = sql`ranked_other`;

/** Every name that may be meant with its rank: songs, those of artists who are called so among them; and all others. */
export function rankedNames(text: SearchText): RawBuilder<unknown> {
  const { songs, others } = candidatesFor(text);
  const artistTier = isShort(text) ? TIER.sameFolded : TIER.beginning;
  return sql`
    WITH typed AS (
      SELECT ${text.accented}::text AS whole, ${text.folded}::text AS plain, ${accentPattern(text)}::text AS accents
    ), song AS MATERIALIZED (${songs}), ranked_other AS MATERIALIZED (
      SELECT kind, id, max(popularity) AS popularity, min(tier) AS tier, bool_or(agrees) AS agrees, min(letters) AS letters
      FROM (SELECT kind, id, popularity, ${rankFor(text)} FROM (${others}) other, typed) each_variant GROUP BY kind, id
    ), by_artist AS (
      SELECT DISTINCT theirs.song_id FROM (
        SELECT id FROM ranked_other WHERE kind = 'artist' AND tier <= ${artistTier}
        ORDER BY tier, popularity DESC, id LIMIT ${sql.lit(ARTISTS_WITH_SONGS)}
      ) artist, LATERAL (
        SELECT song_id FROM song_artists WHERE artist_id = artist.id ORDER BY play_count DESC, song_id
        LIMIT ${sql.lit(SONGS_OF_ARTIST)}
      ) theirs
    ), ranked_song AS MATERIALIZED (
      SELECT kind, id, popularity, ${rankFor(text)} FROM song, typed
      UNION ALL SELECT n.kind, n.id, n.popularity, ${TIER.byArtist}, true, length(n.folded)
        FROM by_artist JOIN search_names n ON n.kind = 'song' AND n.id = by_artist.song_id AND n.variant = 0
        WHERE NOT EXISTS (SELECT FROM song WHERE song.id = n.id)
    )`;
}

/**
 * `tier`, whether the accents agree that were typed, and the length of a name. A name of the same letters with other accents
 * than those that were typed is another word: it comes behind the names that begin as typed.
 */
function rankFor(text: SearchText): RawBuilder<unknown> {
  const agrees = hasAccents(text) ? AGREES : sql`true`;
  return sql`
    CASE WHEN accented = whole THEN ${TIER.exact} WHEN folded = plain AND ${agrees} THEN ${TIER.sameFolded}
      WHEN starts_with(folded, plain) THEN ${TIER.beginning}
      WHEN strpos(' ' || folded, ' ' || plain) > 0 THEN ${TIER.wordBeginning} ELSE ${TIER.inside} END AS tier,
    ${agrees} AS agrees, length(folded) AS letters`;
}

const AGREES = sql`
  (CASE WHEN starts_with(folded, plain) THEN accented LIKE accents || '%' ELSE accented LIKE '%' || accents || '%' END)`;

const hasAccents = ({ accented }: SearchText): boolean => foldText(accented) !== accented;

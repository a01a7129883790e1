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
  const rank = rankOf(text);
  return sql`
    WITH song AS MATERIALIZED (${songs}), ranked_other AS MATERIALIZED (
      SELECT kind, id, max(popularity) AS popularity, min(tier) AS tier, bool_or(agrees) AS agrees, min(letters) AS letters
      FROM (SELECT kind, id, popularity, ${rank} FROM (${others}) other) each_variant GROUP BY kind, id
    ), by_artist AS (
      SELECT DISTINCT theirs.song_id FROM (
        SELECT id FROM ranked_other WHERE kind = 'artist' AND tier <= ${artistTier}
        ORDER BY tier, popularity DESC, id LIMIT ${sql.lit(ARTISTS_WITH_SONGS)}
      ) artist, LATERAL (
        SELECT song_id FROM song_artists WHERE artist_id = artist.id ORDER BY play_count DESC, song_id
        LIMIT ${sql.lit(SONGS_OF_ARTIST)}
      ) theirs
    ), ranked_song AS MATERIALIZED (
      SELECT kind, id, popularity, ${rank} FROM song
      UNION ALL SELECT n.kind, n.id, n.popularity, ${TIER.byArtist}, true, length(n.folded)
        FROM by_artist JOIN search_names n ON n.kind = 'song' AND n.id = by_artist.song_id AND n.variant = 0
        WHERE NOT EXISTS (SELECT FROM song WHERE song.id = n.id)
    )`;
}

/** `tier`, whether the accents agree that were typed, and the length of a name. */
function rankOf(text: SearchText): RawBuilder<unknown> {
  const { accented, folded } = text;
  return sql`
    CASE WHEN accented = ${accented} THEN ${TIER.exact} WHEN folded = ${folded} THEN ${TIER.sameFolded}
      WHEN starts_with(folded, ${folded}) THEN ${TIER.beginning}
      WHEN strpos(' ' || folded, ${` ${folded}`}) > 0 THEN ${TIER.wordBeginning} ELSE ${TIER.inside} END AS tier,
    ${agreementWith(text)} AS agrees, length(folded) AS letters`;
}

function agreementWith(text: SearchText): RawBuilder<unknown> {
  if (foldText(text.accented) === text.accented) return sql`true`;
  const accents = accentPattern(text);
  return sql`CASE WHEN starts_with(folded, ${text.folded}) THEN accented LIKE ${`${accents}%`}
    ELSE accented LIKE ${`%${accents}%`} END`;
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import {
  groupOf,
  MATCH_TIERS,
  type FoundGroup,
  type FoundName,
  type FoundNames,
  type NameGroup,
  type NameKind,
} from '../../../domain/search/found-name';
import type { NamesAsked, SearchIndex, SungSongs } from '../../../domain/search/search-index.port';
import type { SearchText } from '../../../domain/search/search-text';
import type { Schema } from '../schema';
import { candidatesFor, isShort } from './candidate-names';
import { accentPattern, literally } from './name-patterns';

interface NameRow extends FoundName {
  readonly total: number;
}

interface SungRow {
  readonly id: string;
  readonly total: number;
}

const MOST_NEARLY = 50;
const MOST_SUNG = 500;
const MOST_BY_BOTH = 100;
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

export class PostgresSearchIndex implements SearchIndex {
  constructor(private readonly db: Kysely<Schema>) {}

  async called({ text, kinds, slice }: NamesAsked): Promise<FoundNames> {
    const { rows } = await sql<NameRow>`
      ${rankedNames(text)}
      SELECT kind, id, tier, popularity, total FROM (
        SELECT *, count(*) OVER (PARTITION BY team) AS total, row_number() OVER (
          PARTITION BY team ORDER BY tier, agrees DESC, popularity DESC, letters, id) AS place
        FROM (SELECT *, CASE WHEN kind IN ('album', 'playlist') THEN 'collection' ELSE kind END AS team FROM ranked
          WHERE kind = ANY (${kinds}::text[])) named
      ) placed WHERE place > ${slice.offset} AND place <= ${slice.offset + slice.limit} ORDER BY place`.execute(
      this.db,
    );
    return {
      song: groupFrom(rows, 'song'),
      collection: groupFrom(rows, 'collection'),
      artist: groupFrom(rows, 'artist'),
    };
  }

  async byArtistAndTitle({ folded }: SearchText): Promise<readonly FoundName[]> {
    const words = folded.split(' ');
    const splits = words.slice(1).flatMap((_, at) => {
      const [head, tail] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
      return [
        { artist: head, title: tail },
        { artist: tail, title: head },
      ];
    });
    if (splits.length === 0) return [];
    const titles = splits.map(({ title }) => `%${literally(title)}%`);
    const { rows } = await sql<{ id: string; popularity: number }>`
      SELECT n.id, n.popularity
      FROM unnest(${splits.map(({ artist }) => artist)}::text[], ${titles}::text[]) AS split (artist, title)
      JOIN search_names a ON a.kind = 'artist' AND a.folded = split.artist
      JOIN song_artists sa ON sa.artist_id = a.id
      JOIN search_names n ON n.kind = 'song' AND n.id = sa.song_id AND n.folded LIKE split.title
      GROUP BY n.id, n.popularity, n.folded
      ORDER BY n.popularity DESC, length(n.folded), n.id LIMIT ${sql.lit(MOST_BY_BOTH)}`.execute(this.db);
    return rows.map(({ id, popularity }) => ({ kind: 'song', id, popularity, tier: MATCH_TIERS.wordBeginning }));
  }

  async nearlyCalled({ folded }: SearchText): Promise<readonly FoundName[]> {
    const { rows } = await sql<{ kind: NameKind; id: string; popularity: number }>`
      SELECT kind, id, popularity FROM names_like(${folded}, ${sql.lit(MOST_NEARLY)})
      ORDER BY likeness DESC, popularity DESC, id`.execute(this.db);
    return rows.map(({ kind, id, popularity }) => ({ kind, id, popularity, tier: MATCH_TIERS.nearly }));
  }

  async singing(words: readonly string[], { offset, limit }: Slice): Promise<SungSongs> {
    const phrase = `${words.map((word) => `'${word}'`).join(' <-> ')}:*`;
    const { rows } = await sql<SungRow>`
      SELECT n.id, count(*) OVER () AS total
      FROM (SELECT song_id FROM song_words WHERE words @@ ${phrase}::tsquery LIMIT ${sql.lit(MOST_SUNG)}) sung
      JOIN search_names n ON n.kind = 'song' AND n.id = sung.song_id AND n.variant = 0
      ORDER BY n.popularity DESC, n.id LIMIT ${limit} OFFSET ${offset}`.execute(this.db);
    return { songIds: rows.map(({ id }) => id), totalCount: rows[0]?.total ?? 0 };
  }
}

/** Every name that may be meant with its rank, in `ranked`: songs, others, and songs of artists who are called so. */
function rankedNames(text: SearchText): RawBuilder<unknown> {
  const { songs, others } = candidatesFor(text);
  const artistTier = isShort(text) ? TIER.sameFolded : TIER.beginning;
  const rank = rankOf(text);
  return sql`
    WITH song AS MATERIALIZED (${songs}), ranked_other AS MATERIALIZED (
      SELECT kind, id, min(tier) AS tier, bool_or(agrees) AS agrees, max(popularity) AS popularity, min(letters) AS letters
      FROM (SELECT kind, id, popularity, ${rank} FROM (${others}) other) each_variant GROUP BY kind, id
    ), by_artist AS (
      SELECT DISTINCT theirs.song_id FROM (
        SELECT id FROM ranked_other WHERE kind = 'artist' AND tier <= ${artistTier}
        ORDER BY tier, popularity DESC, id LIMIT ${sql.lit(ARTISTS_WITH_SONGS)}
      ) artist, LATERAL (
        SELECT song_id FROM song_artists WHERE artist_id = artist.id ORDER BY play_count DESC, song_id
        LIMIT ${sql.lit(SONGS_OF_ARTIST)}
      ) theirs
    ), ranked AS (
      SELECT kind, id, popularity, ${rank} FROM song
      UNION ALL SELECT kind, id, popularity, tier, agrees, letters FROM ranked_other
      UNION ALL SELECT n.kind, n.id, n.popularity, ${TIER.byArtist}, true, length(n.folded)
        FROM by_artist JOIN search_names n ON n.kind = 'song' AND n.id = by_artist.song_id AND n.variant = 0
        WHERE NOT EXISTS (SELECT FROM song WHERE song.id = n.id)
    )`;
}

/** `tier`, whether the accents agree that were typed, and the length of a name: how the rows of one group are ordered. */
function rankOf(text: SearchText): RawBuilder<unknown> {
  const { accented, folded } = text;
  const accents = accentPattern(text);
  return sql`
    CASE WHEN accented = ${accented} THEN ${TIER.exact} WHEN folded = ${folded} THEN ${TIER.sameFolded}
      WHEN starts_with(folded, ${folded}) THEN ${TIER.beginning}
      WHEN strpos(' ' || folded, ${` ${folded}`}) > 0 THEN ${TIER.wordBeginning} ELSE ${TIER.inside} END AS tier,
    CASE WHEN starts_with(folded, ${folded}) THEN accented LIKE ${`${accents}%`}
      ELSE accented LIKE ${`%${accents}%`} END AS agrees,
    length(folded) AS letters`;
}

function groupFrom(rows: readonly NameRow[], group: NameGroup): FoundGroup {
  const own = rows.filter(({ kind }) => groupOf(kind) === group);
  const names = own.map(({ kind, id, tier, popularity }) => ({ kind, id, tier, popularity }));
  return { names, totalCount: own[0]?.total ?? 0 };
}

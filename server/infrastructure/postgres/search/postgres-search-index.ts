import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { Lyrics } from '../../../domain/catalogue/song-details';
import {
  groupOf,
  MATCH_TIERS,
  type NameMatchGroup,
  type NameMatch,
  type NameMatches,
  type NameGroup,
  type NameKind,
} from '../../../domain/search/name-match';
import type { NamesQuery, SearchIndex, SungSongs } from '../../../domain/search/search-index.port';
import { formsOf, type SearchForm, type SearchText } from '../../../domain/search/search-text';
import type { Schema } from '../schema';
import { literally } from './name-patterns';
import { BEST_FIRST, OTHER_NAMES, rankedNames, SONG_NAMES } from './ranked-names';

interface NameRow extends NameMatch {
  readonly total: number;
}

interface SungRow extends Lyrics {
  readonly id: string;
  readonly total: number;
}

const MOST_NEARLY = 50;
const MOST_SUNG = 500;
const MOST_BY_BOTH = 100;

type GroupPage = (kinds: readonly NameKind[], slice: Slice) => RawBuilder<unknown>;

const GROUPS: Readonly<Record<NameGroup, GroupPage>> = {
  song: (_, slice) => pageOf(SONG_NAMES, sql`true`, slice),
  collection: (kinds, slice) => pageOf(OTHER_NAMES, sql`kind <> 'artist' AND kind = ANY (${kinds}::text[])`, slice),
  artist: (_, slice) => pageOf(OTHER_NAMES, sql`kind = 'artist'`, slice),
};

/** Sorts only for the rows of the page; the total is counted separately. */
const pageOf = (
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  { offset, limit }: Slice,
): RawBuilder<unknown> => sql`
  SELECT *, (SELECT count(*) FROM ${from} WHERE ${where}) AS total FROM ${from} WHERE ${where}
  ORDER BY ${BEST_FIRST} LIMIT ${limit} OFFSET ${offset}`;

export class PostgresSearchIndex implements SearchIndex {
  constructor(private readonly db: Kysely<Schema>) {}

  async byName({ text, kinds, slice }: NamesQuery): Promise<NameMatches> {
    const groups = [...new Set(kinds.map(groupOf))].map((group) => sql`(${GROUPS[group](kinds, slice)})`);
    const { rows } = await sql<NameRow>`
      ${rankedNames(text)} SELECT * FROM (${sql.join(groups, sql` UNION ALL `)}) named ORDER BY ${BEST_FIRST}`.execute(
      this.db,
    );
    return {
      song: groupFrom(rows, 'song'),
      collection: groupFrom(rows, 'collection'),
      artist: groupFrom(rows, 'artist'),
    };
  }

  async byArtistAndTitle(text: SearchText): Promise<readonly NameMatch[]> {
    const splits = formsOf(text).flatMap(artistsAndTitles);
    if (splits.length === 0) return [];
    const titles = splits.map(({ title }) => `%${literally(title)}%`);
    const { rows } = await sql<{ id: string; popularity: number }>`
      SELECT n.id, n.popularity
      FROM unnest(${splits.map(({ artist }) => artist)}::text[], ${titles}::text[]) AS split (artist, title)
      JOIN search_names a ON a.kind = 'artist' AND a.folded = split.artist
      JOIN song_artists sa ON sa.artist_id = a.id
      JOIN search_names n ON n.kind = 'song' AND n.id = sa.song_id AND n.folded LIKE split.title
      GROUP BY n.id, n.popularity
      ORDER BY n.popularity DESC, min(length(n.folded)), n.id LIMIT ${sql.lit(MOST_BY_BOTH)}`.execute(this.db);
    return rows.map(({ id, popularity }) => ({ kind: 'song', id, popularity, tier: MATCH_TIERS.wordBeginning }));
  }

  async fuzzyByName({ folded }: SearchText): Promise<readonly NameMatch[]> {
    const { rows } = await sql<{ kind: NameKind; id: string; popularity: number }>`
      SELECT kind, id, popularity FROM names_like(${folded}, ${sql.lit(MOST_NEARLY)})
      ORDER BY likeness DESC, popularity DESC, id`.execute(this.db);
    return rows.map(({ kind, id, popularity }) => ({ kind, id, popularity, tier: MATCH_TIERS.nearly }));
  }

  async byLyrics(words: readonly string[], { offset, limit }: Slice): Promise<SungSongs> {
    const phrase = `${words.map((word) => `'${word}'`).join(' <-> ')}:*`;
    const { rows } = await sql<SungRow>`
      SELECT page.id, page.total, songs.lyrics_format AS format, songs.lyrics AS text FROM (
        SELECT n.id, n.popularity, count(*) OVER () AS total
        FROM (SELECT song_id FROM song_words WHERE words @@ ${phrase}::tsquery LIMIT ${sql.lit(MOST_SUNG)}) sung
        JOIN search_names n ON n.kind = 'song' AND n.id = sung.song_id AND n.variant = 0
        ORDER BY n.popularity DESC, n.id LIMIT ${limit} OFFSET ${offset}
      ) page JOIN songs ON songs.id = page.id ORDER BY page.popularity DESC, page.id`.execute(this.db);
    const songs = rows.map(({ id, format, text }) => ({ id, lyrics: { format, text } }));
    return { songs, totalCount: rows[0]?.total ?? 0 };
  }
}

/** Every position at which a text may be split into an artist and a title, in either order. */
function artistsAndTitles({ folded }: SearchForm): readonly { readonly artist: string; readonly title: string }[] {
  const words = folded.split(' ');
  return words.slice(1).flatMap((_, at) => {
    const head = words.slice(0, at + 1).join(' ');
    const tail = words.slice(at + 1).join(' ');
    return [
      { artist: head, title: tail },
      { artist: tail, title: head },
    ];
  });
}

function groupFrom(rows: readonly NameRow[], group: NameGroup): NameMatchGroup {
  const own = rows.filter(({ kind }) => groupOf(kind) === group);
  const names = own.map(({ kind, id, tier, popularity }) => ({ kind, id, tier, popularity }));
  return { names, totalCount: own[0]?.total ?? 0 };
}

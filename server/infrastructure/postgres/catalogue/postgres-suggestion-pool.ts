import { sql, type Kysely } from 'kysely';
import { seededFraction } from '../../../domain/shared/seeded-fraction';
import type { SuggestionTraits } from '../../../domain/suggestions/choose-suggestions';
import type { SuggestionPool } from '../../../domain/suggestions/suggestion-pool.port';
import type { Schema } from '../schema';
import { idsOf } from './ids-of';
import { ALBUM_POSITION } from './song-rows';
import { songsFrom } from './some-songs';

const FROM_ALBUM = 20;
const FROM_ARTISTS = 30;
const FROM_GENRE = 40;
const FROM_POPULAR = 20;
const FROM_CHANCE = 30;

export class PostgresSuggestionPool implements SuggestionPool {
  constructor(private readonly db: Kysely<Schema>) {}

  around(song: SuggestionTraits, excludedIds: readonly string[], seed: string): Promise<readonly string[]> {
    const allowed = sql`s.id <> ALL (${[song.id, ...excludedIds]}::text[])`;
    // More random songs are requested, because the excluded ones are removed only afterwards.
    const chance = songsFrom(seededFraction(seed, String(excludedIds.length)), FROM_CHANCE + excludedIds.length);
    const fromAlbum = sql`
      SELECT s.id FROM songs s WHERE s.album_id = ${song.albumId} AND ${allowed}
      ORDER BY ${ALBUM_POSITION} > ${song.albumPosition}::int DESC NULLS LAST, ${ALBUM_POSITION}, s.id LIMIT ${FROM_ALBUM}`;
    const fromArtists = sql`
      SELECT s.id FROM songs s
      WHERE s.id IN (SELECT song_id FROM song_artists WHERE artist_id = ANY (${song.artistIds}::text[])) AND ${allowed}
      ORDER BY s.play_count DESC, s.id LIMIT ${FROM_ARTISTS}`;
    const popular = (condition: typeof allowed, count: number) =>
      sql`SELECT s.id FROM songs s WHERE ${condition} AND ${allowed} ORDER BY s.play_count DESC, s.id LIMIT ${count}`;
    return idsOf(
      this.db,
      sql`(${fromAlbum}) UNION (${fromArtists})
          UNION (${popular(sql`s.genre = ${song.genre}`, FROM_GENRE)}) UNION (${popular(sql`true`, FROM_POPULAR)})
          UNION (SELECT s.id FROM (${chance}) s WHERE ${allowed})`,
    );
  }
}

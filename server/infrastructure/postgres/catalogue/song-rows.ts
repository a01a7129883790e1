import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AudioFacts } from '../../../domain/catalogue/media-facts';
import type { ArtistRef, PictureColour, SongCard } from '../../../domain/catalogue/song-card';
import type { Schema } from '../schema';

/** An artist as `{id, name, image id}`: an SQL array costs a third of what JSON costs here. */
export type ArtistTriple = readonly [id: string, name: string, imageId: string | null];

export interface ColourRow {
  readonly hue: number | null;
  readonly chroma: number | null;
  readonly second_hue: number | null;
}

export interface SongRow extends ColourRow {
  readonly id: string;
  readonly title: string;
  readonly album_id: string | null;
  readonly album_title: string | null;
  readonly duration_ms: number;
  readonly picture_id: string | null;
  readonly revision: string;
  readonly audio: AudioFacts;
  readonly has_video: boolean;
  readonly is_premium: boolean;
  readonly play_count: number;
  readonly like_count: number;
  readonly artists: readonly ArtistTriple[] | null;
}

/** Names the columns of a `SongRow`; `s` is the song, as `SONG_JOINS` joins it. */
export const SONG_COLUMNS = sql`
  s.id, s.title, s.album_id, al.title AS album_title, s.duration_ms, s.revision, s.audio, s.has_video, s.is_premium,
  s.play_count, s.like_count, i.id AS picture_id, i.hue, i.chroma, i.second_hue, credited.artists`;

export const SONG_JOINS = sql`
  LEFT JOIN albums al ON al.id = s.album_id
  LEFT JOIN images i ON i.id = coalesce(s.image_id, al.image_id)
  LEFT JOIN LATERAL (
    SELECT array_agg(ARRAY[a.id, a.name, a.image_id] ORDER BY sa.position) AS artists
    FROM song_artists sa JOIN artists a ON a.id = sa.artist_id WHERE sa.song_id = s.id
  ) credited ON true`;

/**
 * The songs that `page` names by `id`, in the order of its `place`. The page is cut before anything is joined, or a late
 * page would join everything that it skips.
 */
export async function songCards(db: Kysely<Schema>, page: RawBuilder<unknown>): Promise<readonly SongCard[]> {
  const { rows } = await sql<SongRow>`
    SELECT ${SONG_COLUMNS} FROM (${page}) page JOIN songs s ON s.id = page.id ${SONG_JOINS} ORDER BY page.place`.execute(
    db,
  );
  return rows.map(toSongCard);
}

export const toArtistRefs = (artists: readonly ArtistTriple[] | null): readonly ArtistRef[] =>
  (artists ?? []).map(([id, name, imageId]) => ({ id, name, imageId }));

export function toColour({ hue, chroma, second_hue }: ColourRow): PictureColour | null {
  return hue === null || chroma === null || second_hue === null ? null : { hue, chroma, secondHue: second_hue };
}

export function toSongCard(row: SongRow): SongCard {
  const { album_id: albumId, album_title: albumTitle } = row;
  return {
    id: row.id,
    title: row.title,
    artists: toArtistRefs(row.artists),
    album: albumId === null || albumTitle === null ? null : { id: albumId, title: albumTitle },
    durationMs: row.duration_ms,
    imageId: row.picture_id,
    colour: toColour(row),
    revision: row.revision,
    audio: row.audio,
    hasVideo: row.has_video,
    isPremium: row.is_premium,
    playCount: row.play_count,
    likeCount: row.like_count,
  };
}

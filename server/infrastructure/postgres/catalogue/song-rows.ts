import { sql } from 'kysely';
import type { Presence } from '../../../domain/import/known-file';
import type { AudioFacts } from '../../../domain/catalogue/media-facts';
import type { Absence, ArtistRef, PictureColour, SongCard } from '../../../domain/catalogue/song-card';

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
  readonly genre: string | null;
  readonly year: number | null;
  readonly album_position: number | null;
  readonly artists: readonly ArtistTriple[] | null;
  readonly display_artist: string | null;
  readonly presence: Presence;
  readonly absent_since: Date | null;
  readonly stand_in: string | null;
}

/** Separates positions on a later disc or side from those on an earlier one. */
const TRACKS_PER_SIDE = 1_000;
const SIDES_PER_DISC = 26;

/** The position of a song `s` in its album: a disc without a number counts as the first. */
export const ALBUM_POSITION = sql`((coalesce(s.disc_number, 1) * ${sql.lit(SIDES_PER_DISC)} + coalesce(s.side, 0))
  * ${sql.lit(TRACKS_PER_SIDE)} + s.track_number)`;

/** The order of an album's songs. */
export const ALBUM_ORDER = sql`coalesce(disc_number, 1), coalesce(side, 0), track_number, file_name COLLATE vietnamese, id`;

/** The columns of a `SongRow`; `s` is the song, from `all_songs`, as `SONG_JOINS` joins it. */
export const SONG_COLUMNS = sql`
  s.id, s.title, s.album_id, al.title AS album_title, s.duration_ms, s.revision, s.audio, s.has_video, s.is_premium,
  s.play_count, s.like_count, i.id AS picture_id, i.hue, i.chroma, i.second_hue, credited.artists, s.display_artist, s.genre,
  coalesce(s.year, al.year) AS year, ${ALBUM_POSITION} AS album_position, s.presence, s.absent_since, s.stand_in`;

export const SONG_JOINS = sql`
  LEFT JOIN albums al ON al.id = s.album_id
  LEFT JOIN images i ON i.id = coalesce(s.image_id, al.image_id)
  LEFT JOIN LATERAL (
    SELECT array_agg(ARRAY[a.id, a.name, a.image_id] ORDER BY sa.position) AS artists
    FROM all_song_artists sa JOIN artists a ON a.id = sa.artist_id WHERE sa.song_id = s.id
  ) credited ON true`;

export const toArtistRefs = (artists: readonly ArtistTriple[] | null): readonly ArtistRef[] =>
  (artists ?? []).map(([id, name, imageId]) => ({ id, name, imageId }));

export function toColour({ hue, chroma, second_hue }: ColourRow): PictureColour | null {
  return hue === null || chroma === null || second_hue === null ? null : { hue, chroma, secondHue: second_hue };
}

function toAbsence({ presence, absent_since: since }: SongRow): Absence | null {
  if (since === null) return null;
  return { kind: presence === 'refused' ? 'unreadable' : 'away', since };
}

export function toSongCard(row: SongRow): SongCard {
  const { album_id: albumId, album_title: albumTitle } = row;
  return {
    id: row.id,
    title: row.title,
    artists: toArtistRefs(row.artists),
    displayArtist: row.display_artist,
    album: albumId === null || albumTitle === null ? null : { id: albumId, title: albumTitle },
    durationMs: row.duration_ms,
    imageId: row.picture_id,
    colour: toColour(row),
    media: { songId: row.id, revision: row.revision },
    audio: row.audio,
    hasVideo: row.has_video,
    isPremium: row.is_premium,
    playCount: row.play_count,
    likeCount: row.like_count,
    genre: row.genre,
    year: row.year,
    albumPosition: row.album_position,
    absence: toAbsence(row),
  };
}

import { sql, type Kysely } from 'kysely';
import { albumLoudness, type MeasuredSong } from '../../../domain/catalogue/album-loudness';
import type { VideoFacts } from '../../../domain/catalogue/media-facts';
import type { SongCard } from '../../../domain/catalogue/song-card';
import type { SongSort } from '../../../domain/catalogue/list-sorts';
import type { Slice, SongCatalogue } from '../../../domain/catalogue/song-catalogue.port';
import type { Credit, SongDetails } from '../../../domain/catalogue/song-details';
import { heardFrom, playedFrom } from '../../../domain/catalogue/stand-in';
import type { Schema } from '../schema';
import { countOf, idsOf } from './ids-of';
import { SONG_ORDER, songsAmong } from './song-orders';
import { ALBUM_ORDER, SONG_COLUMNS, SONG_JOINS, toSongCard, type SongRow } from './song-rows';

interface DetailsRow extends SongRow {
  readonly video: VideoFacts | null;
  readonly video_revision: string;
  readonly lyrics_format: 'plain' | 'lrc' | 'elrc' | null;
  readonly lyrics: string | null;
  readonly credits: readonly Credit[];
  readonly loudness_lufs: number | null;
  readonly true_peak_dbtp: number | null;
  readonly album_measures: readonly AlbumMeasure[] | null;
}

type AlbumMeasure = readonly [integrated: number, truePeak: number, durationMs: number];

/** The loudness of all measured songs of the album of `s`. */
const ALBUM_MEASURES = sql`(
  SELECT array_agg(ARRAY[m.loudness_lufs, m.true_peak_dbtp, m.duration_ms::real]) FROM songs m
  WHERE m.album_id = s.album_id AND m.loudness_lufs IS NOT NULL AND m.true_peak_dbtp IS NOT NULL)`;

function toDetails(row: DetailsRow): SongDetails {
  const { lyrics_format: format, lyrics: text, loudness_lufs: integrated, true_peak_dbtp: truePeak } = row;
  return {
    ...toSongCard(row),
    video: row.video,
    videoMedia: { songId: row.id, revision: row.video_revision },
    lyrics: format === null || text === null ? null : { format, text },
    credits: row.credits,
    loudness: integrated === null || truePeak === null ? null : { integrated, truePeak },
    albumLoudness: albumLoudness((row.album_measures ?? []).map(toMeasuredSong)),
  };
}

const toMeasuredSong = ([integrated, truePeak, durationMs]: AlbumMeasure): MeasuredSong => ({
  integrated,
  truePeak,
  durationMs,
});

const isHere = ({ presence }: SongRow): boolean => presence === 'here';

/** For those of these songs that have no file, the ids of the songs whose files are played instead. */
const standInsOf = (rows: readonly SongRow[]): readonly string[] =>
  rows.flatMap((row) => (isHere(row) || row.stand_in === null ? [] : [row.stand_in]));

export class PostgresSongCatalogue implements SongCatalogue {
  constructor(private readonly db: Kysely<Schema>) {}

  all(sort: SongSort, { offset, limit }: Slice, only?: 'videos'): Promise<readonly string[]> {
    const kind = only === undefined ? sql`` : sql`WHERE has_video`;
    return idsOf(
      this.db,
      sql`SELECT id FROM songs ${kind} ORDER BY ${SONG_ORDER[sort]} LIMIT ${limit} OFFSET ${offset}`,
    );
  }

  ofArtist(artistId: string, sort: SongSort, slice: Slice): Promise<readonly string[]> {
    return idsOf(this.db, songsAmong({ members: sql`song_artists WHERE artist_id = ${artistId}`, sort, slice }));
  }

  ofAlbum(albumId: string, { offset, limit }: Slice): Promise<readonly string[]> {
    return idsOf(
      this.db,
      sql`SELECT id FROM songs WHERE album_id = ${albumId}
          ORDER BY ${ALBUM_ORDER} LIMIT ${limit} OFFSET ${offset}`,
    );
  }

  async cards(ids: readonly string[]): Promise<readonly SongCard[]> {
    const rows = await this.cardRows(ids);
    const standIns = new Map((await this.cardRows(standInsOf(rows))).filter(isHere).map((row) => [row.id, row]));
    return rows.map((row) => {
      const standIn = isHere(row) ? undefined : standIns.get(row.stand_in ?? '');
      return standIn === undefined ? toSongCard(row) : heardFrom(toSongCard(row), toSongCard(standIn));
    });
  }

  async details(id: string): Promise<SongDetails | null> {
    const row = await this.detailsRow(id);
    if (row === undefined) return null;
    const [standInId] = standInsOf([row]);
    const standIn = standInId === undefined ? undefined : await this.detailsRow(standInId);
    return standIn !== undefined && isHere(standIn) ? playedFrom(toDetails(row), toDetails(standIn)) : toDetails(row);
  }

  async count(only?: 'videos'): Promise<number> {
    const kind = only === undefined ? sql`` : sql`WHERE has_video`;
    return countOf(this.db, sql`SELECT count(*) AS n FROM songs ${kind}`);
  }

  private async cardRows(ids: readonly string[]): Promise<readonly SongRow[]> {
    if (ids.length === 0) return [];
    const { rows } = await sql<SongRow>`
      SELECT ${SONG_COLUMNS} FROM all_songs s ${SONG_JOINS} WHERE s.id = ANY (${ids}::text[])`.execute(this.db);
    return rows;
  }

  private async detailsRow(id: string): Promise<DetailsRow | undefined> {
    const { rows } = await sql<DetailsRow>`
      SELECT ${SONG_COLUMNS}, s.video, coalesce(v.revision, s.revision) AS video_revision, s.lyrics_format, s.lyrics, s.credits,
        s.loudness_lufs, s.true_peak_dbtp, ${ALBUM_MEASURES} AS album_measures
      FROM all_songs s ${SONG_JOINS} LEFT JOIN companion_videos v ON v.song_id = s.id WHERE s.id = ${id}`.execute(
      this.db,
    );
    return rows[0];
  }
}

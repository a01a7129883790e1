import type { ColumnType, Generated } from 'kysely';
import type { AccountSchema } from './account-schema';
import type { Counter, Json, MadeNow, Optional, PresenceColumns } from './columns';
import type { CompanionVideosTable, ImportJobsTable, MediaFilesTable, RefusedFilesTable } from './import-schema';
import type { NameSchema } from './name-schema';
import type { ShortSchema } from './short-schema';
import type { VisitSchema } from './page-view-schema';
import type { Origin } from '../../domain/import/origin';

export interface ImagesTable {
  id: string;
  width: number;
  height: number;
  hue: number;
  chroma: number;
  second_hue: number;
  created_at: MadeNow;
}

export interface ArtistsTable {
  id: string;
  name: string;
  name_key: string;
  folded: string;
  named_ms: Counter;
  image_id: string | null;
  banner_id: ColumnType<string | null, string | null | undefined, string | null>;
  bio_vi: Generated<string>;
  bio_en: Generated<string>;
  song_count: Counter;
  play_count: Counter;
  follower_count: Counter;
  created_at: MadeNow;
}

export interface AlbumsTable {
  id: string;
  title: string;
  title_key: string;
  folded: string;
  named_ms: Counter;
  artist_id: string;
  display_artist: Optional<string>;
  year: number | null;
  image_id: string | null;
  description_vi: Generated<string>;
  description_en: Generated<string>;
  song_count: Counter;
  play_count: Counter;
  save_count: Counter;
  created_at: MadeNow;
}

/** The artists of an album besides the one under which it is listed, in order. */
export interface OtherAlbumArtistsTable {
  album_id: string;
  artist_id: string;
  position: number;
}

export interface SongsTable extends PresenceColumns {
  id: string;
  title: string;
  folded: string;
  display_artist: Optional<string>;
  display_folded: Optional<string>;
  album_id: string | null;
  other_album_artists: ColumnType<readonly string[], readonly string[] | undefined, readonly string[]>;
  display_album_artist: Optional<string>;
  disc_number: number | null;
  track_number: number | null;
  side: Optional<number>;
  file_name: Generated<string>;
  year: number | null;
  genre: string | null;
  image_id: string | null;
  duration_ms: number;
  has_video: Generated<boolean>;
  is_premium: Generated<boolean>;
  revision: string;
  audio: Json;
  video: ColumnType<unknown, string | null | undefined, string | null>;
  lyrics_format: 'plain' | 'lrc' | 'elrc' | null;
  lyrics: string | null;
  credits: ColumnType<unknown, string | undefined, string>;
  loudness_lufs: number | null;
  true_peak_dbtp: number | null;
  play_count: Counter;
  like_count: Counter;
  lead_artist: Generated<string>;
  created_at: MadeNow;
  updated_at: MadeNow;
}

/** The columns by which the songs of an artist or a category are sorted, maintained by triggers. */
interface SongOrderColumns {
  is_hidden: Generated<boolean>;
  play_count: Counter;
  title: Generated<string>;
  lead_artist: Generated<string>;
  duration_ms: Counter;
  created_at: MadeNow;
}

export interface SongArtistsTable extends SongOrderColumns {
  song_id: string;
  artist_id: string;
  position: number;
}

export interface PlaysTable {
  event_id: string;
  song_id: string;
  device_id: string;
  played_ms: number;
  counted: boolean;
  played_at: MadeNow;
}

export interface CategoriesTable {
  id: string;
  slug: string;
  name_vi: string;
  name_en: string;
  description_vi: Generated<string>;
  description_en: Generated<string>;
  folded: string;
  grouping: Generated<string>;
  image_id: string | null;
  position: Generated<number>;
  origin: Generated<Origin>;
  song_count: Counter;
  created_at: MadeNow;
}

export interface SongCategoriesTable extends SongOrderColumns {
  category_id: string;
  song_id: string;
}

export interface PlaylistsTable {
  id: string;
  owner_id: string | null;
  slug: string | null;
  name: string;
  description: Generated<string>;
  name_en: string | null;
  description_en: string | null;
  folded: string;
  is_public: Generated<boolean>;
  image_id: string | null;
  position: Generated<number>;
  origin: Generated<Origin>;
  save_count: Counter;
  song_count: Counter;
  duration_ms: Counter;
  version: Generated<number>;
  created_at: MadeNow;
  updated_at: MadeNow;
}

export interface PlaylistSongsTable {
  id: Generated<number>;
  playlist_id: string;
  song_id: string;
  position: number;
  duration_ms: Counter;
  added_at: MadeNow;
}

/**
 * Every table and view of the migrations, as kysely sees it. `songs`, `song_artists`, `song_categories` and `short_videos` are
 * views of what is present; the tables behind them also contain what is hidden while its file is away or refused.
 */
export interface Schema extends AccountSchema, NameSchema, ShortSchema, VisitSchema {
  images: ImagesTable;
  artists: ArtistsTable;
  albums: AlbumsTable;
  other_album_artists: OtherAlbumArtistsTable;
  songs: SongsTable;
  all_songs: SongsTable;
  song_artists: SongArtistsTable;
  all_song_artists: SongArtistsTable;
  media_files: MediaFilesTable;
  companion_videos: CompanionVideosTable;
  refused_files: RefusedFilesTable;
  import_jobs: ImportJobsTable;
  plays: PlaysTable;
  categories: CategoriesTable;
  song_categories: SongCategoriesTable;
  all_song_categories: SongCategoriesTable;
  playlists: PlaylistsTable;
  playlist_songs: PlaylistSongsTable;
}

import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { IdSource } from '../../../application/ports/id-source.port';
import {
  hasTagEdits,
  tagEditsOf,
  withTagEdits,
  type SongTags,
  type CreditedTags,
} from '../../../domain/catalogue/song-tags';
import type { AccountPage } from '../../../domain/administration/account-directory.port';
import type {
  ManagedSong,
  ManagedSongs,
  ManagedSongSort,
  SongsQuery,
} from '../../../domain/administration/managed-songs.port';
import { dropEdits, storeEdits, fileTagsOf } from '../import/song-edits';
import type { Schema } from '../schema';
import { holdingText } from '../search/holding-text';
import { retagSong } from './retag-song';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly string[] | null;
  readonly display_artist: string | null;
  readonly album: string | null;
  readonly album_artist: string | null;
  readonly other_album_artists: readonly string[];
  readonly display_album_artist: string | null;
  readonly year: number | null;
  readonly genre: string | null;
  readonly track_number: number | null;
  readonly is_premium: boolean;
  readonly is_edited: boolean;
  readonly play_count: number;
  readonly created_at: Date;
}

const ORDERS: Readonly<Record<ManagedSongSort, RawBuilder<unknown>>> = {
  newest: sql`s.created_at DESC, s.id`,
  title: sql`s.title COLLATE vietnamese, s.id`,
  artist: sql`s.lead_artist COLLATE vietnamese, s.title COLLATE vietnamese, s.id`,
  plays: sql`s.play_count DESC, s.id`,
};

function toManaged(row: Row): ManagedSong {
  const [first = '', ...others] = row.artists ?? [];
  const { title, album, album_artist: albumArtist, year, genre, track_number: track } = row;
  return {
    id: row.id,
    tags: {
      title,
      year,
      genre,
      track,
      artists: [first, ...others],
      album: album === null ? null : { title: album, artist: albumArtist ?? '' },
    },
    isPremium: row.is_premium,
    isEdited: row.is_edited,
    playCount: row.play_count,
    createdAt: row.created_at,
  };
}

/** Uses the index of names: songs whose title, artist or album contains the text. */
const namedLike = (text: string): RawBuilder<unknown> => sql`s.id IN (
  SELECT id FROM search_names WHERE kind = 'song' AND folded LIKE ${text}
  UNION SELECT song_id FROM song_artists WHERE artist_id IN (
    SELECT id FROM search_names WHERE kind = 'artist' AND folded LIKE ${text})
  UNION SELECT id FROM songs WHERE album_id IN (SELECT id FROM search_names WHERE kind = 'album' AND folded LIKE ${text}))`;

const toCredited = (row: Row): CreditedTags => ({
  ...toManaged(row).tags,
  displayArtist: row.display_artist,
  otherAlbumArtists: row.other_album_artists,
  displayAlbumArtist: row.display_album_artist,
});

export class PostgresManagedSongs implements ManagedSongs {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly ids: IdSource,
  ) {}

  async list({ searchText, sort, slice: { offset, limit } }: SongsQuery): Promise<AccountPage<ManagedSong>> {
    const text = holdingText(searchText);
    const wanted = text === null ? sql`true` : namedLike(text);
    const page = sql`SELECT s.id FROM songs s WHERE ${wanted} ORDER BY ${ORDERS[sort]} LIMIT ${limit} OFFSET ${offset}`;
    const items = (await read(this.db, page, ORDERS[sort])).map(toManaged);
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM songs s WHERE ${wanted}`.execute(this.db);
    return { items, totalCount: rows[0]?.n ?? 0 };
  }

  call(songId: string, tags: SongTags): Promise<ManagedSong | null> {
    return this.inSong(songId, async (transaction, now) => {
      const fileTags = (await fileTagsOf(transaction, songId)) ?? now;
      const edits = tagEditsOf(fileTags, tags);
      if (hasTagEdits(edits)) await storeEdits(transaction, songId, fileTags, edits);
      else await dropEdits(transaction, songId);
      await retagSong(transaction, songId, withTagEdits(fileTags, edits), this.ids);
    });
  }

  restore(songId: string): Promise<ManagedSong | null> {
    return this.inSong(songId, async (transaction) => {
      const fileTags = await fileTagsOf(transaction, songId);
      if (fileTags === null) return;
      await dropEdits(transaction, songId);
      await retagSong(transaction, songId, fileTags, this.ids);
    });
  }

  /** The song is locked, so that changes by two admins, or by an admin and an import, run one after the other. */
  private inSong(
    songId: string,
    change: (transaction: Transaction<Schema>, now: CreditedTags) => Promise<void>,
  ): Promise<ManagedSong | null> {
    return this.db.transaction().execute(async (transaction) => {
      await sql`SELECT FROM songs WHERE id = ${songId} FOR UPDATE`.execute(transaction);
      const [song] = await read(transaction, sql`SELECT ${songId}::text AS id`);
      if (song === undefined) return null;
      await change(transaction, toCredited(song));
      const [changed] = await read(transaction, sql`SELECT ${songId}::text AS id`);
      return changed === undefined ? null : toManaged(changed);
    });
  }
}

async function read(
  db: Kysely<Schema>,
  ids: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`s.id`,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    SELECT s.id, s.title, credited.names AS artists, s.display_artist, al.title AS album, owner.name AS album_artist,
      s.other_album_artists, s.display_album_artist, s.year, s.genre, s.track_number, s.is_premium,
      e.song_id IS NOT NULL AS is_edited, s.play_count, s.created_at
    FROM (${ids}) wanted JOIN songs s ON s.id = wanted.id
      LEFT JOIN albums al ON al.id = s.album_id LEFT JOIN artists owner ON owner.id = al.artist_id
      LEFT JOIN song_edits e ON e.song_id = s.id
      LEFT JOIN LATERAL (SELECT jsonb_agg(a.name ORDER BY sa.position) AS names
        FROM song_artists sa JOIN artists a ON a.id = sa.artist_id WHERE sa.song_id = s.id) credited ON true
    ORDER BY ${order}`.execute(db);
  return rows;
}

import { sql, type Transaction } from 'kysely';
import { foldText } from '../../../../contract/kernel/fold-text';
import type { SongEntry } from '../../../domain/import/library-store.port';
import { readablePath } from '../../../domain/import/path-text';
import { READER_VERSION } from '../../../domain/import/reader-version';
import type { Origin } from '../../../domain/import/origin';
import type { Schema } from '../schema';
import { foldCredit } from '../search/songs-written-by';
import { atPaths } from './at-paths';
import { markSongsAway, songsAt } from './song-presence';
import { albumKey } from './store-albums';
import { artistKey, type IdsByKey } from './store-parents';

/** Adds songs, or updates them; counts, likes and the time when they were added stay. */
export async function storeSongs(
  transaction: Transaction<Schema>,
  songs: readonly SongEntry[],
  albums: IdsByKey,
): Promise<void> {
  const rows = songs.map((song) => toRow(song, albums));
  await sql`INSERT INTO all_songs AS s (id, title, folded, album_id, disc_number, track_number, year, genre, image_id, duration_ms,
      has_video, revision, audio, video, lyrics_format, lyrics, credits, lead_artist, side, file_name,
      display_artist, display_folded, other_album_artists, display_album_artist)
    SELECT id, title, folded, album, disc, track, year, genre, picture, "durationMs",
      video IS NOT NULL, revision, audio, video, "lyricsFormat", lyrics, credits, "leadArtist", side, "fileName",
      "displayArtist", "displayFolded", "otherAlbumArtists", "displayAlbumArtist"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id text, title text, folded text, album text, disc int,
      track int, year int, genre text, picture text, "durationMs" int, revision text, audio jsonb, video jsonb,
      "lyricsFormat" text, lyrics text, credits jsonb, "leadArtist" text, side smallint, "fileName" text,
      "displayArtist" text, "displayFolded" text, "otherAlbumArtists" text[], "displayAlbumArtist" text)
    ON CONFLICT (id) DO UPDATE SET title = EXCLUDED.title, folded = EXCLUDED.folded, album_id = EXCLUDED.album_id,
      disc_number = EXCLUDED.disc_number, track_number = EXCLUDED.track_number, year = EXCLUDED.year,
      genre = EXCLUDED.genre, image_id = EXCLUDED.image_id, duration_ms = EXCLUDED.duration_ms,
      has_video = EXCLUDED.has_video, revision = EXCLUDED.revision, audio = EXCLUDED.audio, video = EXCLUDED.video,
      lyrics_format = EXCLUDED.lyrics_format, lyrics = EXCLUDED.lyrics, credits = EXCLUDED.credits,
      lead_artist = EXCLUDED.lead_artist, side = EXCLUDED.side, file_name = EXCLUDED.file_name,
      display_artist = EXCLUDED.display_artist, display_folded = EXCLUDED.display_folded,
      other_album_artists = EXCLUDED.other_album_artists, display_album_artist = EXCLUDED.display_album_artist,
      presence = 'here', absent_since = NULL, refusal = NULL, stand_in = NULL,
      loudness_lufs = CASE WHEN s.revision = EXCLUDED.revision THEN s.loudness_lufs END,
      true_peak_dbtp = CASE WHEN s.revision = EXCLUDED.revision THEN s.true_peak_dbtp END,
      updated_at = now()`.execute(transaction);
}

export async function storeSongArtists(
  transaction: Transaction<Schema>,
  songs: readonly SongEntry[],
  artists: IdsByKey,
): Promise<void> {
  const songIds = songs.map(({ songId }) => songId);
  const rows = songs.flatMap(({ songId, draft }) =>
    draft.artists.map((name, position) => ({ song: songId, artist: artists.get(artistKey(name)), position })),
  );
  await sql`DELETE FROM all_song_artists WHERE song_id = ANY(${songIds})`.execute(transaction);
  await sql`INSERT INTO all_song_artists (song_id, artist_id, position)
    SELECT song, artist, position
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (song text, artist text, position int)`.execute(
    transaction,
  );
}

/** Notes the video files beside songs; `songs.video` contains the facts about their pictures. */
export async function storeCompanions(transaction: Transaction<Schema>, songs: readonly SongEntry[]): Promise<void> {
  const songIds = songs.map(({ songId }) => songId);
  const rows = songs.flatMap(({ songId, companion }) => (companion === null ? [] : [{ songId, ...companion }]));
  await sql`DELETE FROM companion_videos WHERE song_id = ANY(${songIds})`.execute(transaction);
  if (rows.length === 0) return;
  await sql`INSERT INTO companion_videos (song_id, path, size, mtime_ms, revision, duration_ms, audio)
    SELECT "songId", path, size, "modifiedMs", revision, "durationMs", audio
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r ("songId" text, path text, size bigint,
      "modifiedMs" bigint, revision text, "durationMs" int, audio jsonb)`.execute(transaction);
}

/**
 * Notes which file belongs to each song, and removes the records that the file was left out or had another path. Another song
 * that had one of these paths is away until its own file is found.
 */
export async function storeFiles(
  transaction: Transaction<Schema>,
  songs: readonly SongEntry[],
  origin: Origin,
): Promise<void> {
  const paths = songs.map(({ file }) => file.path);
  const rows = songs.map(
    ({ file, fingerprint, sound, formerSounds, recording, reservations, songId, refusedVideo }) => ({
      path: file.path,
      size: file.size,
      modifiedMs: file.modifiedMs,
      changedMs: file.changedMs,
      companions: file.companions,
      fingerprint,
      sound,
      formerSounds,
      recording,
      reservations,
      songId,
      video: refusedVideo?.path ?? null,
      reason: refusedVideo?.reason ?? null,
    }),
  );
  const songIds = songs.map(({ songId }) => songId);
  await sql`DELETE FROM media_files WHERE song_id = ANY(${songIds})`.execute(transaction);
  await markSongsAway(transaction, await songsAt(transaction, paths, origin));
  await sql`DELETE FROM refused_files WHERE ${atPaths(origin, paths)}`.execute(transaction);
  await sql`INSERT INTO media_files (origin, path, size, mtime_ms, ctime_ms, fingerprint, sound, former_sounds, recording,
      companions, song_id, refused_video, refused_video_reason, reservations, reader)
    SELECT ${origin}, path, size, "modifiedMs", "changedMs", fingerprint, sound, "formerSounds", recording, companions,
      "songId", video, reason, reservations, ${READER_VERSION}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (path text, size bigint, "modifiedMs" bigint,
      "changedMs" bigint, fingerprint text, sound text, "formerSounds" text[], recording text, companions text,
      "songId" text, video text, reason text, reservations text[])`.execute(transaction);
}

function toRow({ songId, file, revision, draft, picture }: SongEntry, albums: IdsByKey): object {
  const { title, album, disc, side, track, year, genre, durationMs, audio, video, lyrics, credits } = draft;
  const { displayArtist, otherAlbumArtists, displayAlbumArtist } = draft;
  return {
    id: songId,
    revision,
    title,
    disc,
    side,
    track,
    year,
    genre,
    durationMs,
    audio,
    video,
    credits,
    displayArtist,
    otherAlbumArtists,
    displayAlbumArtist,
    folded: foldText(title),
    displayFolded: foldCredit(draft),
    leadArtist: draft.artists[0],
    fileName: readablePath(file.path.slice(file.path.lastIndexOf('/') + 1)),
    album: album === null ? null : (albums.get(albumKey(album)) ?? null),
    picture: picture?.id ?? null,
    lyricsFormat: lyrics?.format ?? null,
    lyrics: lyrics?.text ?? null,
  };
}

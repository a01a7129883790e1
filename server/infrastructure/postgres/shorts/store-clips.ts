import { sql, type Transaction } from 'kysely';
import { foldText } from '../../../../contract/kernel/fold-text';
import type { SongLink } from '../../../domain/shorts/short-song-links.port';
import type { ClipEntry } from '../../../domain/shorts/short-video-store.port';
import type { RefusedRow } from '../../../domain/import/library-store.port';
import { READER_VERSION } from '../../../domain/import/reader-version';
import type { Origin } from '../../../domain/import/origin';
import { readSearchText } from '../../../domain/search/search-text';
import { hashtagsOf } from '../../../domain/shorts/hashtags-of';
import { atPaths } from '../import/at-paths';
import { artistKey, type IdsByKey } from '../import/store-parents';
import type { Schema } from '../schema';

const leadArtistOf = (songId: string) =>
  sql`(SELECT sa.artist_id FROM all_song_artists sa WHERE sa.song_id = ${sql.ref(songId)} AND sa.position = 0)`;

/** Adds or updates clips; their counts, their publication times and the songs they use do not change. */
export async function storeClips(
  transaction: Transaction<Schema>,
  clips: readonly ClipEntry[],
  { origin, artists }: { readonly origin: Origin; readonly artists: IdsByKey },
): Promise<void> {
  const rows = clips.map((clip) => toRow(clip, artists));
  await displaceClips(
    transaction,
    clips.map(({ clipId, file }) => ({ id: clipId, path: file.path })),
    origin,
  );
  await sql`INSERT INTO all_short_videos AS v (id, origin, path, size, mtime_ms, ctime_ms, fingerprint, sound, former_sounds, companions, revision, duration_ms,
      audio, video, captions, caption, caption_folded, caption_accented, named_artist_id, artist_id, wish, wish_keys, image_id, published_at,
      reader, reservations)
    SELECT id, ${origin}, path, size, "modifiedMs", "changedMs", fingerprint, sound, "formerSounds", companions, revision, "durationMs", audio, video, captions,
      caption, "captionFolded", "captionAccented", artist, artist, wish, "wishKeys", picture, least(now(), to_timestamp("modifiedMs" / 1000.0)),
      ${READER_VERSION}, reservations
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id text, path text, size bigint, "modifiedMs" bigint,
      "changedMs" bigint, fingerprint text, sound text, "formerSounds" text[], companions text, revision text, "durationMs" int, audio jsonb, video jsonb, captions text,
      caption text, "captionFolded" text, "captionAccented" text, artist text, wish jsonb, "wishKeys" text[], picture text, reservations text[])
    ON CONFLICT (id) DO UPDATE SET origin = EXCLUDED.origin, path = EXCLUDED.path, size = EXCLUDED.size,
      mtime_ms = EXCLUDED.mtime_ms, ctime_ms = EXCLUDED.ctime_ms, fingerprint = EXCLUDED.fingerprint,
      sound = EXCLUDED.sound, former_sounds = EXCLUDED.former_sounds, presence = 'here',
      absent_since = NULL, refusal = NULL, stand_in = NULL, companions = EXCLUDED.companions,
      revision = EXCLUDED.revision, duration_ms = EXCLUDED.duration_ms, audio = EXCLUDED.audio, video = EXCLUDED.video,
      captions = EXCLUDED.captions, caption = EXCLUDED.caption,
      caption_folded = EXCLUDED.caption_folded, caption_accented = EXCLUDED.caption_accented, named_artist_id = EXCLUDED.named_artist_id,
      artist_id = coalesce(EXCLUDED.named_artist_id, ${leadArtistOf('v.song_id')}),
      wish = EXCLUDED.wish, wish_keys = EXCLUDED.wish_keys,
      reader = EXCLUDED.reader, reservations = EXCLUDED.reservations,
      image_id = coalesce(EXCLUDED.image_id, CASE WHEN v.revision = EXCLUDED.revision THEN v.image_id END)`.execute(
    transaction,
  );
}

/** Marks other clips at these paths as away until their own files are found. */
async function displaceClips(
  transaction: Transaction<Schema>,
  places: readonly { readonly id: string; readonly path: string }[],
  origin: Origin,
): Promise<void> {
  const ids = places.map(({ id }) => id);
  const paths = places.map(({ path }) => path);
  await sql`UPDATE all_short_videos SET presence = 'away', absent_since = now(), refusal = NULL
    WHERE origin = ${origin} AND path = ANY (${paths}::text[]) AND presence <> 'away' AND id <> ALL (${ids}::text[])`.execute(
    transaction,
  );
}

/** Marks clips as having no file: they are hidden, and lose no data. */
export async function markClipsAway(
  transaction: Transaction<Schema>,
  clipIds: readonly string[],
  origin: Origin,
): Promise<void> {
  await sql`UPDATE all_short_videos SET presence = 'away', absent_since = now(), refusal = NULL
    WHERE id = ANY (${clipIds}::text[]) AND origin = ${origin} AND presence <> 'away'`.execute(transaction);
}

/** Marks clips whose files cannot be read, and stores the state of these files, so that they are read again when they change. */
export async function markClipsRefused(
  transaction: Transaction<Schema>,
  refused: readonly RefusedRow[],
  origin: Origin,
): Promise<void> {
  const rows = refused.map(({ id, file, reason }) => ({ id, reason, ...file }));
  await displaceClips(transaction, rows, origin);
  await sql`UPDATE all_short_videos v SET presence = 'refused', refusal = r.reason, path = r.path, size = r.size,
      mtime_ms = r."modifiedMs", ctime_ms = r."changedMs", companions = r.companions, reader = ${READER_VERSION},
      absent_since = CASE WHEN v.presence = 'refused' THEN v.absent_since ELSE now() END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id text, reason text, path text, size bigint,
      "modifiedMs" bigint, "changedMs" bigint, companions text)
    WHERE v.id = r.id AND v.origin = ${origin}`.execute(transaction);
  const paths = refused.map(({ file }) => file.path);
  await sql`DELETE FROM refused_files WHERE ${atPaths(origin, paths)}`.execute(transaction);
}

/** Replaces the stored hashtags of captions. */
export async function storeHashtags(transaction: Transaction<Schema>, clips: readonly ClipEntry[]): Promise<void> {
  const ids = clips.map(({ clipId }) => clipId);
  const rows = clips.flatMap(({ clipId, draft }) =>
    hashtagsOf(draft.caption).map((hashtag, position) => ({ clipId, position, ...hashtag })),
  );
  await sql`DELETE FROM short_hashtags WHERE short_id = ANY (${ids}::text[])`.execute(transaction);
  if (rows.length === 0) return;
  await sql`INSERT INTO short_hashtags (short_id, position, tag, folded)
    SELECT "clipId", position, tag, folded
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r ("clipId" text, position int, tag text, folded text)`.execute(transaction);
}

/** Stores which songs clips use; a song that was removed in the meantime counts as none. */
export async function storeLinks(
  transaction: Transaction<Schema>,
  links: readonly SongLink[],
  origin: Origin,
): Promise<void> {
  const rows = links.map(({ clipId, songId, stretch }) => ({ clipId, songId, ...stretch }));
  await sql`UPDATE short_videos v SET song_id = song.id,
      song_from_ms = CASE WHEN song.id IS NOT NULL THEN r."fromMs" END,
      song_to_ms = CASE WHEN song.id IS NOT NULL THEN r."toMs" END,
      artist_id = coalesce(v.named_artist_id, ${leadArtistOf('song.id')})
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r ("clipId" text, "songId" text, "fromMs" int, "toMs" int) LEFT JOIN songs song ON song.id = r."songId"
    WHERE v.id = r."clipId" AND v.origin = ${origin}`.execute(transaction);
}

function toRow({ clipId, file, revision, draft, picture, ...prints }: ClipEntry, artists: IdsByKey): object {
  const { path, size, modifiedMs, changedMs, companions } = file;
  const { fingerprint, sound, formerSounds, reservations } = prints;
  const { caption, artist, wish, durationMs, audio, video, captions } = draft;
  const { folded: captionFolded, accented: captionAccented } = readSearchText(caption);
  return {
    id: clipId,
    path,
    size,
    modifiedMs,
    changedMs,
    companions,
    fingerprint,
    sound,
    formerSounds,
    revision,
    reservations,
    caption,
    captionFolded,
    captionAccented,
    wish,
    durationMs,
    audio,
    video,
    captions,
    wishKeys: wish.titles.map(foldText),
    artist: artist === null ? null : (artists.get(artistKey(artist)) ?? null),
    picture: picture?.id ?? null,
  };
}

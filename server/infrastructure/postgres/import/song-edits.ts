import { sql, type Transaction } from 'kysely';
import { foldText } from '../../../../contract/kernel/fold-text';
import { withTagEdits, type TagEdits, type CreditedTags } from '../../../domain/catalogue/song-tags';
import type { SongEntry } from '../../../domain/import/library-store.port';
import type { Schema } from '../schema';

/** Older stored tags have fewer fields. */
type NotedTags = Partial<CreditedTags> & Pick<CreditedTags, 'title' | 'artists' | 'album' | 'year' | 'genre' | 'track'>;

function tagsOf({ title, artists, album, year, genre, track, ...written }: NotedTags): CreditedTags {
  const { displayArtist = null, otherAlbumArtists = [], displayAlbumArtist = null } = written;
  return { title, artists, album, year, genre, track, displayArtist, otherAlbumArtists, displayAlbumArtist };
}

/** Songs with the tags that admins gave them: the tags of their files are stored, and the edits override them. */
export async function asEdited(
  transaction: Transaction<Schema>,
  songs: readonly SongEntry[],
): Promise<readonly SongEntry[]> {
  const songIds = songs.map(({ songId }) => songId);
  const { rows } = await sql<{ song_id: string; edits: TagEdits }>`
    SELECT song_id, edits FROM song_edits WHERE song_id = ANY(${songIds}) FOR UPDATE`.execute(transaction);
  if (rows.length === 0) return songs;
  const edits = new Map(rows.map((row) => [row.song_id, row.edits]));
  const told = songs.filter(({ songId }) => edits.has(songId)).map(({ songId, draft }) => asNoted(songId, draft));
  await sql`UPDATE song_edits e SET told = r.told, told_folded = r.folded
    FROM jsonb_to_recordset(${JSON.stringify(told)}::jsonb) AS r (song text, told jsonb, folded text)
    WHERE e.song_id = r.song`.execute(transaction);
  return songs.map((song) => ({ ...song, draft: withTagEdits(song.draft, edits.get(song.songId) ?? {}) }));
}

const asNoted = (song: string, tags: CreditedTags): object => ({
  song,
  told: tagsOf(tags),
  folded: foldText(tags.title),
});

/** The tags in a song's file, if an admin has edited them. */
export async function fileTagsOf(transaction: Transaction<Schema>, songId: string): Promise<CreditedTags | null> {
  const { rows } = await sql<{ told: NotedTags }>`
    SELECT told FROM song_edits WHERE song_id = ${songId} FOR UPDATE`.execute(transaction);
  return rows[0] === undefined ? null : tagsOf(rows[0].told);
}

export async function storeEdits(
  transaction: Transaction<Schema>,
  songId: string,
  told: CreditedTags,
  edits: TagEdits,
): Promise<void> {
  const tags = tagsOf(told);
  await sql`INSERT INTO song_edits (song_id, told, told_folded, edits)
    VALUES (${songId}, ${JSON.stringify(tags)}::jsonb, ${foldText(tags.title)}, ${JSON.stringify(edits)}::jsonb)
    ON CONFLICT (song_id) DO UPDATE SET edits = EXCLUDED.edits, edited_at = now()`.execute(transaction);
}

export async function dropEdits(transaction: Transaction<Schema>, songId: string): Promise<void> {
  await sql`DELETE FROM song_edits WHERE song_id = ${songId}`.execute(transaction);
}

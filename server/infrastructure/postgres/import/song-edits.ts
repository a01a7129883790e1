import { sql, type Transaction } from 'kysely';
import { foldText } from '../../../../contract/kernel/fold-text';
import { withTagEdits, type SongTags, type TagEdits } from '../../../domain/catalogue/song-tags';
import type { SongEntry } from '../../../domain/import/library-store.port';
import type { Schema } from '../schema';

const tagsOf = ({ title, artists, album, year, genre, track }: SongTags): SongTags => ({
  ...{ title, artists, album, year, genre, track },
});

/** Songs as admins call them: what their files say is noted, and gives way to the edits. */
export async function asEdited(
  transaction: Transaction<Schema>,
  songs: readonly SongEntry[],
): Promise<readonly SongEntry[]> {
  const songIds = songs.map(({ songId }) => songId);
  const { rows } = await sql<{ song_id: string; edits: TagEdits }>`
    SELECT song_id, edits FROM song_edits WHERE song_id = ANY(${songIds}) FOR UPDATE`.execute(transaction);
  if (rows.length === 0) return songs;
  const edits = new Map(rows.map((row) => [row.song_id, row.edits]));
  const told = songs.filter(({ songId }) => edits.has(songId)).map(({ songId, draft }) => toTold(songId, draft));
  await sql`UPDATE song_edits e SET told = r.told, told_folded = r.folded
    FROM jsonb_to_recordset(${JSON.stringify(told)}::jsonb) AS r (song text, told jsonb, folded text)
    WHERE e.song_id = r.song`.execute(transaction);
  return songs.map((song) => ({ ...song, draft: withTagEdits(song.draft, edits.get(song.songId) ?? {}) }));
}

const toTold = (song: string, tags: SongTags): object => ({ song, told: tagsOf(tags), folded: foldText(tags.title) });

/** What the file of a song says, where an admin calls it otherwise. */
export async function toldOf(transaction: Transaction<Schema>, songId: string): Promise<SongTags | null> {
  const { rows } = await sql<{ told: SongTags }>`
    SELECT told FROM song_edits WHERE song_id = ${songId} FOR UPDATE`.execute(transaction);
  return rows[0]?.told ?? null;
}

export async function keepEdits(
  transaction: Transaction<Schema>,
  songId: string,
  told: SongTags,
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

import type { LibraryBatch, LibraryStore, SongEntry } from '../../domain/import/library-store.port';
import type { RefusedEntry } from '../../domain/import/library-store.port';
import type { FoundFile } from '../../domain/import/known-file';
import type { ClipEntry, ShortVideoStore } from '../../domain/shorts/short-video-store.port';

interface BatchStores {
  readonly library: Pick<LibraryStore, 'commit' | 'forgetLeftOut'>;
  readonly shorts: Pick<ShortVideoStore, 'put'>;
}

/** Stores entries in one transaction; false if the database does not accept the content of one of them. */
type Put<Entry> = (entries: readonly Entry[]) => Promise<boolean>;

/**
 * Stores the files that were read. If the database rejects a batch because of its content, its halves are tried, down to the
 * single entries that it rejects: these are recorded as left out and returned; all others are stored. A failure that no entry
 * causes, such as a lost connection, is thrown.
 */
export async function storeBatch(
  { library, shorts }: BatchStores,
  { songs, refused }: LibraryBatch,
  clips: readonly ClipEntry[],
): Promise<readonly FoundFile[]> {
  const put: Put<SongEntry> = async (entries) => (await library.commit({ songs: entries, refused: [] })).ok;
  const leaveOut: Put<RefusedEntry> = async (entries) => (await library.commit({ songs: [], refused: entries })).ok;
  const badSongs = await rejectedAmong(songs, put);
  const badClips = await rejectedAmong(clips, async (entries) => {
    // Earlier findings about these files no longer apply, because the files have changed.
    await library.forgetLeftOut(entries.map(({ file }) => file.path));
    return (await shorts.put(entries)).ok;
  });
  const files = [...badSongs, ...badClips].map(({ file }) => file);
  await rejectedAmong([...refused, ...files.map((file) => ({ file, reason: 'not-stored' as const }))], leaveOut);
  return files;
}

async function rejectedAmong<Entry>(entries: readonly Entry[], put: Put<Entry>): Promise<readonly Entry[]> {
  if (entries.length === 0 || (await put(entries))) return [];
  if (entries.length === 1) return entries;
  const middle = Math.ceil(entries.length / 2);
  const first = await rejectedAmong(entries.slice(0, middle), put);
  return [...first, ...(await rejectedAmong(entries.slice(middle), put))];
}

import type { FoundFile, KnownFile } from '../../domain/import/known-file';
import type { ImportTools } from './import-tools';

type Shelves = Pick<ImportTools, 'library' | 'shorts'>;

export interface KnownFiles {
  /** Songs and short videos. */
  readonly known: readonly KnownFile[];
  /** Files that earlier runs made nothing of. */
  readonly leftOut: readonly FoundFile[];
}

/** Every file that earlier runs looked at. */
export async function knownFiles({ library, shorts }: Shelves): Promise<KnownFiles> {
  const clips = await shorts.known();
  const { songs, leftOut } = await library.known();
  return { known: [...songs, ...clips], leftOut };
}

/** Removes these songs and short videos. */
export async function removeFiles({ library, shorts }: Shelves, files: readonly KnownFile[]): Promise<void> {
  const clipIds = files.filter(({ kind }) => kind === 'clip').map(({ id }) => id);
  const songs = files.filter(({ kind }) => kind === 'song');
  if (songs.length > 0) await library.remove(songs);
  if (clipIds.length > 0) await shorts.remove(clipIds);
}

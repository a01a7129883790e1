import type { KnownFile } from '../../domain/import/plan-changes';
import type { ImportTools } from './import-tools';

type Shelves = Pick<ImportTools, 'library' | 'shorts'>;

/** Every file that earlier runs looked at, by path: songs, short videos, and what was left out. */
export async function knownFiles({ library, shorts }: Shelves): Promise<ReadonlyMap<string, KnownFile>> {
  const clips = await shorts.known();
  const known = new Map(await library.known());
  for (const [path, clip] of clips) known.set(path, { ...clip, song: null });
  return known;
}

/** Removes what these files were: songs, short videos, and the note that they were left out or cannot be decoded. */
export async function removeFiles({ library, shorts }: Shelves, files: readonly KnownFile[]): Promise<void> {
  const clipIds = files.flatMap(({ clip }) => (clip === undefined ? [] : [clip.id]));
  if (files.length > 0) await library.remove(files);
  if (clipIds.length > 0) await shorts.remove(clipIds);
}

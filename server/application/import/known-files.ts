import type { KnownFile, MediaKind } from '../../domain/import/known-file';
import type { LeftOutFile, RefusedEntry } from '../../domain/import/library-store.port';
import type { ImportTools } from './import-tools';

type Shelves = Pick<ImportTools, 'library' | 'shorts'>;

export interface KnownFiles {
  /** Songs and short videos. */
  readonly known: readonly KnownFile[];
  /** Files from which earlier runs made no song or clip. */
  readonly leftOut: readonly LeftOutFile[];
}

/** Every file that earlier runs processed. */
export async function knownFiles({ library, shorts }: Shelves): Promise<KnownFiles> {
  const clips = await shorts.known();
  const { songs, leftOut } = await library.known();
  return { known: [...songs, ...clips], leftOut };
}

/** Records that these songs and clips have no file any more. */
export async function markAway({ library, shorts }: Shelves, rows: readonly KnownFile[]): Promise<void> {
  const idsOf = (kindOfMedia: MediaKind) => rows.filter(({ kind }) => kind === kindOfMedia).map(({ id }) => id);
  const songIds = idsOf('song');
  const clipIds = idsOf('clip');
  if (songIds.length > 0) await library.markAway(songIds);
  if (clipIds.length > 0) await shorts.markAway(clipIds);
}

/** A known song or clip whose file cannot be read. */
export interface UnreadableRow extends RefusedEntry {
  readonly row: KnownFile;
}

/** Records that the files of these songs and clips cannot be read. */
export async function markRefused({ library, shorts }: Shelves, refused: readonly UnreadableRow[]): Promise<void> {
  const rowsOf = (kindOfMedia: MediaKind) =>
    refused.filter(({ row }) => row.kind === kindOfMedia).map(({ row, ...entry }) => ({ ...entry, id: row.id }));
  const songs = rowsOf('song');
  const clips = rowsOf('clip');
  if (songs.length > 0) await library.markRefused(songs);
  if (clips.length > 0) await shorts.markRefused(clips);
}

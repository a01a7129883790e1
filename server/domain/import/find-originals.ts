import { soundOf } from './file-keys';
import { arePartsAlike, hasSameLength } from './file-likeness';
import { isExamined, type FoundFile, type KnownFile, type SeenFile } from './known-file';
import { isBeginningOf, partsOf } from './sound-print';

interface Original {
  readonly row: KnownFile;
  /** True if the row's file is only the beginning of the original; false if it is another sound. */
  readonly isWhole: boolean;
}

/** The former sounds of a song or clip for which its current file is only the beginning, or has a different sound. */
function originalsOf(row: KnownFile): readonly (readonly [sound: string, original: Original])[] {
  const { kind, sound, formerSounds } = row;
  if (sound === null || formerSounds.length === 0) return [];
  const now = partsOf(sound);
  return formerSounds.flatMap((former) => {
    const before = partsOf(former);
    const isWhole = isBeginningOf(now, before) && before.length > now.length;
    if (!isWhole && arePartsAlike(now, before)) return [];
    return [[soundOf({ kind, sound: former }), { row, isWhole }] as const];
  });
}

/** Whether one of these rows has a file that differs from its former sound, so that another file may be the original. */
export const mayHaveOriginals = (rows: readonly KnownFile[]): boolean =>
  rows.some((row) => originalsOf(row).length > 0);

/**
 * Finds the original recordings of songs and clips whose files have been replaced: either another edit with the same beginning
 * was taken for the cut song while the song was away, or another recording was put at its path. The original becomes the song
 * again, and the file that replaced it becomes a song of its own; this does not happen if the replacement has the same length,
 * because it is then the song encoded again. `files` belong to no row yet, `others` belong to one: a file that sounds like one of
 * `others` is a copy of it.
 */
export function findOriginals<File extends FoundFile>(
  rows: readonly KnownFile[],
  files: readonly SeenFile<File>[],
  others: readonly SeenFile<File>[],
): ReadonlyMap<File, KnownFile> {
  const waiting = new Map<string, Original[]>();
  for (const [sound, original] of rows.flatMap(originalsOf)) {
    waiting.set(sound, [...(waiting.get(sound) ?? []), original]);
  }
  const taken = [...rows, ...others.filter(isExamined).map(({ look }) => look)];
  for (const sound of taken.map(soundOf)) waiting.delete(sound);
  const found = new Map<File, KnownFile>();
  const given = new Set<KnownFile>();
  for (const seen of files.filter(isExamined)) {
    const isTheirs = ({ row, isWhole }: Original) => !given.has(row) && (isWhole || !hasSameLength(row, seen));
    const row = waiting.get(soundOf(seen.look))?.find(isTheirs)?.row;
    if (row === undefined) continue;
    given.add(row);
    found.set(seen.file, row);
  }
  return found;
}

import { soundOf } from './file-keys';
import { arePartsAlike, hasSameLength } from './file-likeness';
import { isHeard, type FoundFile, type KnownFile, type SeenFile } from './known-file';
import { isBeginningOf, partsOf } from './sound-print';

interface Original {
  readonly row: KnownFile;
  /** The file of the row is only the beginning of it; else it is something else. */
  readonly isWhole: boolean;
}

/** What a song or clip was once, as far as its file is only the beginning of that now, or nothing like it, by its sound. */
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

/** Whether one of these has a file that is not what it was, so that another one may be. */
export const mayHaveOriginals = (rows: readonly KnownFile[]): boolean =>
  rows.some((row) => originalsOf(row).length > 0);

/**
 * Finds the recordings that songs and clips were before their files became others: another edit that began like a song was taken
 * for it, cut, while it was away, or another recording lay at its path. The original is the song again, and what took its place one
 * of its own; not where that lasts as long, which is the song encoded anew. `files` are nobody's yet, `others` somebody's: what sounds
 * like one of these is a copy of it.
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
  const taken = [...rows, ...others.filter(isHeard).map(({ look }) => look)];
  for (const sound of taken.map(soundOf)) waiting.delete(sound);
  const found = new Map<File, KnownFile>();
  const given = new Set<KnownFile>();
  for (const seen of files.filter(isHeard)) {
    const isTheirs = ({ row, isWhole }: Original) => !given.has(row) && (isWhole || !hasSameLength(row, seen));
    const row = waiting.get(soundOf(seen.look))?.find(isTheirs)?.row;
    if (row === undefined) continue;
    given.add(row);
    found.set(seen.file, row);
  }
  return found;
}

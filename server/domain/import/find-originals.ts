import { soundOf } from './file-keys';
import { isHeard, type FoundFile, type KnownFile, type SeenFile } from './known-file';
import { isBeginningOf, partsOf } from './sound-print';

/** What a song or clip was once, as far as its file is only the beginning of that now. */
function originalsOf({ kind, sound, formerSounds }: KnownFile): readonly string[] {
  if (sound === null || formerSounds.length === 0) return [];
  const now = partsOf(sound);
  const isWhole = (former: string) => isBeginningOf(now, partsOf(former)) && partsOf(former).length > now.length;
  return formerSounds.filter(isWhole).map((former) => soundOf({ kind, sound: former }));
}

/** Whether one of these has a file that is only the beginning of what it was. */
export const areSomeCut = (rows: readonly KnownFile[]): boolean => rows.some((row) => originalsOf(row).length > 0);

/**
 * Finds the whole recordings of songs and clips whose files are only the beginning of what they were: another edit that began like a
 * song was taken for it, cut, while it was away. The original is the song again, and what took its place one of its own. `files` are
 * nobody's yet, `others` somebody's: what sounds like one of these is a copy of it.
 */
export function findOriginals<File extends FoundFile>(
  rows: readonly KnownFile[],
  files: readonly SeenFile<File>[],
  others: readonly SeenFile<File>[],
): ReadonlyMap<File, KnownFile> {
  const waiting = new Map<string, KnownFile[]>();
  for (const row of rows) {
    for (const sound of originalsOf(row)) waiting.set(sound, [...(waiting.get(sound) ?? []), row]);
  }
  const taken = [...rows, ...others.filter(isHeard).map(({ look }) => look)];
  for (const sound of taken.map(soundOf)) waiting.delete(sound);
  const found = new Map<File, KnownFile>();
  const given = new Set<KnownFile>();
  for (const { file, look } of files.filter(isHeard)) {
    const row = waiting.get(soundOf(look))?.find((each) => !given.has(each));
    if (row === undefined) continue;
    given.add(row);
    found.set(file, row);
  }
  return found;
}

import { isAsBefore, isSameFile, type FoundFile, type KnownFile, type SeenFile } from './known-file';
import { findOriginals } from './find-originals';
import { PairFiles } from './pair-files';
import type { RefusalReason } from './refusal';

/** What a walk through the media folder saw. */
export interface SeenFolder<File extends FoundFile> {
  readonly files: readonly SeenFile<File>[];
  /** Folders that nobody could look into: what lies below them is neither there nor away. */
  readonly unreadableFolders: readonly string[];
}

/** A file, and what it was known as. */
export interface PlacedFile<File extends FoundFile> {
  readonly file: File;
  readonly row: KnownFile;
}

/** What a scan has to do. Every known row is in one of the lists, and every file too, or its row. */
export interface ChangePlan<File extends FoundFile> {
  /** Their files are as they were, or nobody could look. */
  readonly present: readonly KnownFile[];
  readonly new: readonly File[];
  /** At the path where they were. */
  readonly changed: readonly PlacedFile<File>[];
  readonly moved: readonly PlacedFile<File>[];
  /** No file is theirs. */
  readonly away: readonly KnownFile[];
  /** Files that cannot be read; with what lay there, where something did. */
  readonly refused: readonly {
    readonly file: File;
    readonly reason: RefusalReason;
    readonly row: KnownFile | undefined;
  }[];
  /** Files whose tags were not read and might match a known song: read these, and plan again. */
  readonly unsure: readonly File[];
}

/** A walk beside what is known, by paths, sizes and times alone. */
export interface Comparison<File extends FoundFile> {
  readonly present: readonly KnownFile[];
  /** New, or not as they were. */
  readonly unlike: readonly SeenFile<File>[];
  /** Their file is not there as it was, or is as it was and cannot be read. In the order of their paths. */
  readonly unplaced: readonly KnownFile[];
  /** Present rows whose file this walk saw. */
  readonly here: readonly PlacedFile<File>[];
  /** Of those without their file, those whose file cannot be read, as before. */
  readonly stillRefused: readonly PlacedFile<File>[];
}

/** Whether a path lies in one of these folders, or below it; `''` is the media folder. */
export const isBelowSome = (folders: readonly string[], path: string): boolean =>
  folders.some((folder) => folder === '' || path.startsWith(`${folder}/`));

/** Finds the known rows whose files are as they were. */
export function compareFiles<File extends FoundFile>(
  known: readonly KnownFile[],
  { files, unreadableFolders }: SeenFolder<File>,
): Comparison<File> {
  const byPath = new Map(files.map((seen) => [seen.file.path, seen]));
  const present: KnownFile[] = [];
  const here: PlacedFile<File>[] = [];
  const unplaced: KnownFile[] = [];
  const stillRefused: PlacedFile<File>[] = [];
  const settled = new Set<SeenFile<File>>();
  for (const row of known) {
    const seen = byPath.get(row.path);
    const isSame = seen !== undefined && isSettled(seen.file, row);
    if (isSame) settled.add(seen);
    if (isSame) (row.presence === 'refused' ? stillRefused : here).push({ file: seen.file, row });
    const isUnseen = row.presence !== 'away' && isBelowSome(unreadableFolders, row.path);
    ((isSame && row.presence === 'here') || isUnseen ? present : unplaced).push(row);
  }
  unplaced.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
  return { present, here, unplaced, stillRefused, unlike: files.filter((seen) => !settled.has(seen)) };
}

/**
 * Decides what the files of a scan are. Which known song or clip a file is, is told by its sound first, among all that are
 * known, also those that are away; by its path last (`PairFiles`). A file without a look is new unless it is as it was, which
 * is only right where no row is without its file, or has only the beginning of it.
 */
export function planChanges<File extends FoundFile>({
  present,
  here,
  unlike,
  unplaced,
  stillRefused,
}: Comparison<File>): ChangePlan<File> {
  const { pairs: paired, left, unsure } = new PairFiles(unplaced, unlike, present).execute();
  const taken = unlike.filter(({ file }) => paired.has(file));
  const free = unlike.filter(({ file }) => !paired.has(file));
  const originals = findOriginals(
    here.map(({ row }) => row),
    free,
    taken,
  );
  const pairs = new Map([...paired, ...originals]);
  // A song whose file is damaged is found where another file has its sound; the damaged one is nobody's then.
  const found = new Set(pairs.values());
  const stay = new Set(stillRefused.map(({ row }) => row).filter((row) => !found.has(row)));
  const abandoned = [...stillRefused, ...here].filter(({ row }) => found.has(row)).map(({ file }) => file);
  const unknown = unlike.filter(({ file, look }) => look?.kind !== 'refused' && !pairs.has(file));
  const placed = unlike.flatMap(({ file, look }) => {
    const row = pairs.get(file);
    return row === undefined || look?.kind === 'refused' ? [] : [{ file, row }];
  });
  const isInPlace = ({ file, row }: PlacedFile<File>) => file.path === row.path;
  return {
    present: [...present.filter((row) => !found.has(row)), ...stay],
    new: [...unknown.map(({ file }) => file), ...abandoned],
    changed: placed.filter(isInPlace),
    moved: placed.filter((each) => !isInPlace(each)),
    away: left.filter((row) => !stay.has(row)),
    refused: unlike.flatMap(({ file, look }) =>
      look?.kind === 'refused' ? [{ file, reason: look.reason, row: pairs.get(file) }] : [],
    ),
    unsure,
  };
}

/** Of a file that cannot be read, what lies beside it does not matter. */
function isSettled(file: FoundFile, row: KnownFile): boolean {
  if (row.presence === 'away') return false;
  return row.presence === 'refused' ? isSameFile(file, row) : isAsBefore(file, row);
}

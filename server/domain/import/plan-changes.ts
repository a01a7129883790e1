import { isAsBefore, isSameFile, type FoundFile, type KnownFile, type SeenFile } from './known-file';
import { findOriginals } from './find-originals';
import { PairFiles } from './pair-files';
import type { RefusalReason } from './refusal';

/** What a walk through the media folder found. */
export interface SeenFolder<File extends FoundFile> {
  readonly files: readonly SeenFile<File>[];
  /** Folders that could not be read: what lies below them counts neither as present nor as away. */
  readonly unreadableFolders: readonly string[];
}

/** A file and the known row that belongs to it. */
export interface PlacedFile<File extends FoundFile> {
  readonly file: File;
  readonly row: KnownFile;
}

/** What a scan must do. Every known row is in one of the lists, and every file too, itself or through its row. */
export interface ChangePlan<File extends FoundFile> {
  /** Rows whose files are unchanged or could not be checked. */
  readonly present: readonly KnownFile[];
  readonly new: readonly File[];
  /** Files that changed at the same path. */
  readonly changed: readonly PlacedFile<File>[];
  readonly moved: readonly PlacedFile<File>[];
  /** Rows that have no file. */
  readonly away: readonly KnownFile[];
  /** Files that cannot be read, each with the row that belongs to it, if there is one. */
  readonly refused: readonly {
    readonly file: File;
    readonly reason: RefusalReason;
    readonly row: KnownFile | undefined;
  }[];
  /** Files whose tags were not read and that might match a known song: read these files, then plan again. */
  readonly unsure: readonly File[];
}

/** A walk compared with the known rows, by path, size and time only. */
export interface FolderComparison<File extends FoundFile> {
  readonly present: readonly KnownFile[];
  /** New or changed files. */
  readonly changed: readonly SeenFile<File>[];
  /** Rows whose file is missing or changed, or is unchanged and cannot be read. Sorted by path. */
  readonly unmatched: readonly KnownFile[];
  /** Present rows whose file was found by this walk. */
  readonly found: readonly PlacedFile<File>[];
  /** Of the unplaced rows, those whose file still cannot be read. */
  readonly stillRefused: readonly PlacedFile<File>[];
}

/** Whether a path lies in one of these folders, or below it; `''` is the media folder. */
export const isBelowSome = (folders: readonly string[], path: string): boolean =>
  folders.some((folder) => folder === '' || path.startsWith(`${folder}/`));

/** Finds the known rows whose files are unchanged. */
export function compareFiles<File extends FoundFile>(
  known: readonly KnownFile[],
  { files, unreadableFolders }: SeenFolder<File>,
): FolderComparison<File> {
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
  return {
    present,
    found: here,
    unmatched: unplaced,
    stillRefused,
    changed: files.filter((seen) => !settled.has(seen)),
  };
}

/**
 * Decides what the files of a scan are. The known song or clip that a file belongs to is found first by its sound, among all that
 * are known including those that are away, and last by its path (`PairFiles`). A file without a look is new unless it is
 * unchanged, which is only right if no row is without its file or has only the beginning of it.
 */
export function planChanges<File extends FoundFile>({
  present,
  found: here,
  changed: unlike,
  unmatched: unplaced,
  stillRefused,
}: FolderComparison<File>): ChangePlan<File> {
  const { pairs: paired, left, unsure } = new PairFiles(unplaced, unlike, present).execute();
  const taken = unlike.filter(({ file }) => paired.has(file));
  const free = unlike.filter(({ file }) => !paired.has(file));
  const originals = findOriginals(
    here.map(({ row }) => row),
    free,
    taken,
  );
  const pairs = new Map([...paired, ...originals]);
  // If a song's file is damaged and another file has its sound, the song gets that other file; the damaged file then belongs to
  // no row.
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

/** For a file that cannot be read, the files beside it do not matter. */
function isSettled(file: FoundFile, row: KnownFile): boolean {
  if (row.presence === 'away') return false;
  return row.presence === 'refused' ? isSameFile(file, row) : isAsBefore(file, row);
}

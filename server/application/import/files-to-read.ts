import type { FileToRead } from '../../domain/import/file-report';
import type { ImportScope } from '../../domain/import/import-job';
import { isAsBefore, isSameFile, type KnownFile } from '../../domain/import/known-file';
import { isBelowSome } from '../../domain/import/plan-changes';
import { READER_VERSION } from '../../domain/import/reader-version';
import type { FolderWalk } from '../../domain/import/media-folder.port';
import type { RefusedFile } from '../../domain/import/refusal';
import type { KnownFiles } from './known-files';
import type { ImportPlan } from './plan-import';

/** Whether an unchanged file has nothing more to offer for its song or clip. */
const isWhole = ({ sound, presence, reader }: KnownFile): boolean =>
  reader === READER_VERSION && (sound !== null || presence === 'refused');

/** The known songs and clips whose files must be read, by the path of their file; `paths` are the paths of the walk. */
export function rowsToRead(
  plan: ImportPlan,
  paths: ReadonlySet<string>,
  scope: ImportScope,
): ReadonlyMap<string, KnownFile> {
  const rows = new Map([...plan.changed, ...plan.moved].map(({ file, row }) => [file.path, row]));
  for (const { file, row } of plan.refused) if (row !== undefined) rows.set(file.path, row);
  const isToRead = (row: KnownFile) => paths.has(row.path) && (scope === 'everything' || !isWhole(row));
  for (const row of plan.present.filter(isToRead)) rows.set(row.path, row);
  return rows;
}

export type SortedFiles = ReturnType<typeof sortLeftOut>;

/**
 * Sorts the files of a walk. Unchanged files that were left out before need no plan. The record of a left-out file is deleted if
 * the file is gone, or is a song's file and unchanged. Files that the walk leaves out are recorded if they were not, or had
 * another reason.
 */
export function sortLeftOut(walk: FolderWalk, { known, leftOut }: KnownFiles, scope: ImportScope) {
  const { files, unreadableFolders } = walk;
  const before = new Map(leftOut.map((file) => [file.path, file]));
  const taken = new Map(known.filter(({ presence }) => presence !== 'away').map((row) => [row.path, row]));
  const isStillOut = (file: FileToRead): boolean => {
    const out = before.get(file.path);
    const row = taken.get(file.path);
    return (
      scope === 'changes' && out !== undefined && isSameFile(file, out) && (row === undefined || !isAsBefore(file, row))
    );
  };
  const toPlan = files.filter((file) => !isStillOut(file));
  const notToRead = leftOutOf(walk);
  const isAsTaken = (file: FileToRead): boolean => {
    const row = taken.get(file.path);
    return row?.presence === 'here' && isAsBefore(file, row);
  };
  const paths = new Set([...files.filter((file) => !isAsTaken(file)), ...notToRead].map(({ path }) => path));
  const gone = leftOut.filter(({ path }) => !paths.has(path) && !isBelowSome(unreadableFolders, path));
  const newlyLeftOut = notToRead.filter(({ path, reason }) => before.get(path)?.reason !== reason);
  return { toPlan, stillLeftOut: files.length - toPlan.length, gone, notToRead, newlyLeftOut };
}

/** The paths of a walk that are not to be read, including folders that cannot be opened; each path once. */
function leftOutOf({ unreadableFolders, leftOut }: FolderWalk): readonly RefusedFile[] {
  const folders = unreadableFolders.map((path) => ({ path, reason: 'unreadable' as const }));
  return [...new Map([...folders, ...leftOut].map((each) => [each.path, each])).values()];
}

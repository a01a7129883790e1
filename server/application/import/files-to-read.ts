import type { FileToRead } from '../../domain/import/file-report';
import type { ImportScope } from '../../domain/import/import-job';
import { isAsBefore, isSameFile, type KnownFile } from '../../domain/import/known-file';
import { READER_VERSION } from '../../domain/import/reader-version';
import type { FolderWalk } from '../../domain/import/media-folder.port';
import type { KnownFiles } from './known-files';
import type { ImportPlan } from './plan-import';

/** Whether nothing more is to be learned of a song or clip whose file is as it was. */
const isWhole = ({ sound, presence, reader }: KnownFile): boolean =>
  reader === READER_VERSION && (sound !== null || presence === 'refused');

/** The known songs and clips whose files are to be read, by the path of their file; `paths` are those that were walked. */
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

/** Files that were left out and are as they were need no plan; what was left out and is gone is to be forgotten. */
export function sortLeftOut(
  { files, unreadableFolders }: FolderWalk,
  { known, leftOut }: KnownFiles,
  scope: ImportScope,
) {
  const before = new Map(leftOut.map((file) => [file.path, file]));
  const taken = new Map(known.filter(({ presence }) => presence !== 'away').map((row) => [row.path, row]));
  const isStillOut = (file: FileToRead): boolean => {
    const [out, row] = [before.get(file.path), taken.get(file.path)];
    return (
      scope === 'changes' && out !== undefined && isSameFile(file, out) && (row === undefined || !isAsBefore(file, row))
    );
  };
  const toPlan = files.filter((file) => !isStillOut(file));
  const paths = new Set(files.map(({ path }) => path));
  const isHidden = (path: string) => unreadableFolders.some((folder) => folder === '' || path.startsWith(`${folder}/`));
  const gone = leftOut.filter(({ path }) => !paths.has(path) && !isHidden(path));
  return { toPlan, stillLeftOut: files.length - toPlan.length, gone };
}

import type { FileReport, FileToRead } from '../../domain/import/file-report';
import type { FileExamination, FileNames, KnownFile } from '../../domain/import/known-file';
import { mayHaveOriginals } from '../../domain/import/find-originals';
import { compareFiles, planChanges, type ChangePlan, type SeenFolder } from '../../domain/import/plan-changes';
import type { SongFiles } from '../../domain/import/song-files.port';
import { ReadInParallel, type Reading } from './read-in-parallel';

const AT_ONCE = 100;
/**
 * How many reports are stored from reading files for their names, so that the import does not read these files again; each may
 * hold a song's texts.
 */
const MAX_ENTRIES = 1_000;

export interface ImportPlan extends ChangePlan<FileToRead> {
  /** The reports of files that were read already. */
  readonly reports: ReadonlyMap<FileToRead, FileReport>;
}

/**
 * Finds out what the files of a walk are. If every known song and clip has its whole file, all other files are new, and none is
 * examined. Otherwise all new and changed files are examined for their sound before any of them is imported; files that their
 * sound does not identify are also read for their names.
 */
export class PlanImport {
  private readonly reports = new Map<FileToRead, FileReport>();

  constructor(
    private readonly files: SongFiles,
    private readonly isStopped: () => boolean,
  ) {}

  async execute(known: readonly KnownFile[], folder: SeenFolder<FileToRead>): Promise<ImportPlan> {
    const compared = compareFiles(known, folder);
    const { changed: unlike, unmatched: unplaced } = compared;
    const isAllThere = unplaced.length === 0 && !mayHaveOriginals(compared.found.map(({ row }) => row));
    if (isAllThere) return { ...planChanges(compared), reports: this.reports };
    const looks = await this.lookAt(unlike.map(({ file }) => file));
    const looked = unlike.map(({ file }) => ({ file, look: looks.get(file) }));
    const plan = planChanges({ ...compared, changed: looked });
    if (plan.unsure.length === 0) return { ...plan, reports: this.reports };
    const names = await this.namesOf(plan.unsure);
    const named = looked.map((seen) => ({ ...seen, names: names.get(seen.file) }));
    return { ...planChanges({ ...compared, changed: named }), reports: this.reports };
  }

  private async lookAt(files: readonly FileToRead[]): Promise<ReadonlyMap<FileToRead, FileExamination>> {
    const looks = new Map<FileToRead, FileExamination>();
    const reading = { read: (file: FileToRead) => this.files.examine(file), width: this.files.width };
    await this.forEach(files, reading, (file, look) => looks.set(file, look));
    return looks;
  }

  private async namesOf(files: readonly FileToRead[]): Promise<ReadonlyMap<FileToRead, FileNames>> {
    const names = new Map<FileToRead, FileNames>();
    const reading = { read: (file: FileToRead) => this.files.read(file), width: this.files.width };
    await this.forEach(files, reading, (file, report) => {
      if (this.reports.size < MAX_ENTRIES) this.reports.set(file, report);
      const ownNames = namesIn(report);
      if (ownNames !== undefined) names.set(file, ownNames);
    });
    return names;
  }

  private async forEach<Answer>(
    files: readonly FileToRead[],
    reading: Reading<Answer>,
    take: (file: FileToRead, answer: Answer) => void,
  ): Promise<void> {
    const parallel = new ReadInParallel(files, reading);
    for (let read = await parallel.take(AT_ONCE); read.length > 0; read = await parallel.take(AT_ONCE)) {
      for (const { file, answer } of read) take(file, answer);
      if (this.isStopped()) parallel.stop();
    }
  }
}

function namesIn(report: FileReport): FileNames | undefined {
  if (report.kind === 'refused') return undefined;
  const { isTitled } = report;
  if (report.kind === 'clip') return { title: report.draft.caption, isTitled, recording: null };
  return { title: report.draft.title, isTitled, recording: report.recording };
}

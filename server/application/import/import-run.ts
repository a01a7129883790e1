import type { FileReport, FileToRead } from '../../domain/import/file-report';
import {
  addCounts,
  NO_COUNTS,
  type ImportCounts,
  type ImportFailure,
  type ImportJob,
  type ImportScope,
} from '../../domain/import/import-job';
import type { FoundFile, KnownFile } from '../../domain/import/known-file';
import { isHiddenFor } from '../../domain/import/refusal';
import { BatchBuilder } from './batch-builder';
import type { ImportTools, ImportWatcher } from './import-tools';
import { rowsToRead, sortLeftOut, type SortedFiles } from './files-to-read';
import { knownFiles, markAway, markRefused } from './known-files';
import { LinkClips } from './link-clips';
import { PlanImport, type ImportPlan } from './plan-import';
import { ReadInParallel } from './read-in-parallel';
import { withSoundsAmongVideos } from './sounds-among-videos';
import { storeBatch } from './store-batch';

const BATCH_FILES = 100;
const WRITE_BATCH = 500;

/** One run over the media folder. */
export class ImportRun {
  counts: ImportCounts = NO_COUNTS;
  isStopped = false;

  constructor(
    private readonly tools: ImportTools,
    private readonly watcher: ImportWatcher,
    readonly scope: ImportScope = 'changes',
  ) {}

  stop(): void {
    this.isStopped = true;
  }

  /** Null when all files were processed, or when the run was stopped. */
  async execute(job: ImportJob): Promise<ImportFailure | null> {
    const { folder, files, shorts } = this.tools;
    const known = await knownFiles(this.tools);
    const walk = await folder.walk((found) => (this.counts = { ...NO_COUNTS, found }));
    if (!walk.ok) return walk.error;
    // The media folder is also empty when its disk is not mounted; this must not delete the library.
    if (walk.value.isEmpty && known.known.length + known.leftOut.length > 0) return 'media-folder-empty';
    const isStopped = () => this.isStopped;
    const folderWalk = await withSoundsAmongVideos(walk.value, known.known, { files, isStopped });
    this.counts = addCounts(this.counts, { found: folderWalk.files.length - walk.value.files.length });
    const sorted = sortLeftOut(folderWalk, known, this.scope);
    const { toPlan, stillLeftOut, gone } = sorted;
    await this.note(job, { processed: stillLeftOut, refused: stillLeftOut });
    const seen = { files: toPlan.map((file) => ({ file })), unreadableFolders: walk.value.unreadableFolders };
    const plan = await new PlanImport(files, isStopped).execute(known.known, seen);
    if (!this.isStopped) await this.carryOut(job, plan, toPlan);
    if (!this.isStopped) await this.markMissing(job, plan.away, gone);
    if (!this.isStopped) await this.leaveOut(job, sorted);
    await new LinkClips(shorts).execute();
    return null;
  }

  /** Imports files that are new, have changed or have moved, and files that an older reader version read. */
  private async carryOut(job: ImportJob, plan: ImportPlan, walked: readonly FileToRead[]): Promise<void> {
    const { files, ids, digest } = this.tools;
    const paths = new Set(walked.map(({ path }) => path));
    const rows = rowsToRead(plan, paths, this.scope);
    const builder = new BatchBuilder({ rows, ids, digest });
    const refused = new Map(plan.refused.map(({ file, reason }) => [file, reason]));
    const settled = plan.present.filter(({ path, id }) => paths.has(path) && rows.get(path)?.id !== id);
    const stillRefused = settled.filter(({ presence }) => presence === 'refused').length;
    const unchanged = settled.length - stillRefused;
    await this.note(job, { processed: settled.length, unchanged, refused: stillRefused });
    const isNew = new Set(plan.new);
    const read = async (file: FileToRead): Promise<FileReport> => {
      const reason = refused.get(file);
      return reason === undefined ? (plan.reports.get(file) ?? files.read(file)) : { kind: 'refused', reason };
    };
    const toRead = walked.filter((file) => isNew.has(file) || refused.has(file) || rows.has(file.path));
    const reading = new ReadInParallel(toRead, { read, width: files.width });
    for (let done = await reading.take(BATCH_FILES); done.length > 0; done = await reading.take(BATCH_FILES)) {
      for (const { file, answer } of done) builder.add(file, answer);
      await this.commit(job, builder);
      if (this.isStopped) reading.stop();
    }
  }

  private async commit(job: ImportJob, builder: BatchBuilder): Promise<void> {
    if (builder.size === 0) return;
    const { batch, clips, unreadable, away, counts, countedAs } = builder.drain();
    await markAway(this.tools, away);
    await markRefused(this.tools, unreadable);
    const culprits = await storeBatch(this.tools, batch, clips);
    await markRefused(
      this.tools,
      culprits.flatMap((file) => builder.unreadableRowFor(file, 'not-stored')),
    );
    const corrections = culprits.map(({ path }) => ({ refused: 1, [countedAs.get(path) ?? 'added']: -1 }));
    await this.note(job, corrections.reduce<ImportCounts>(addCounts, counts));
  }

  /** Marks songs and clips without a file as away, and deletes the records of left-out files that are gone. */
  private async markMissing(job: ImportJob, away: readonly KnownFile[], gone: readonly FoundFile[]): Promise<void> {
    const { library } = this.tools;
    const newlyAway = away.filter(({ presence }) => presence !== 'away');
    for (let at = 0; at < newlyAway.length; at += WRITE_BATCH) {
      const rows = newlyAway.slice(at, at + WRITE_BATCH);
      await markAway(this.tools, rows);
      await this.note(job, { removed: rows.length });
    }
    for (let at = 0; at < gone.length; at += WRITE_BATCH) {
      await library.forgetLeftOut(gone.slice(at, at + WRITE_BATCH).map(({ path }) => path));
    }
    await library.removeOrphans();
  }

  /** Records the files that are not to be read, unless they were recorded before, and counts all of them. */
  private async leaveOut(job: ImportJob, { notToRead, newlyLeftOut }: Pick<SortedFiles, 'notToRead' | 'newlyLeftOut'>) {
    const refused = newlyLeftOut.map(({ path, reason }) => ({
      file: { path, size: 0, modifiedMs: 0, changedMs: null, companions: '' },
      reason,
    }));
    for (let at = 0; at < refused.length; at += WRITE_BATCH) {
      await storeBatch(this.tools, { songs: [], refused: refused.slice(at, at + WRITE_BATCH) }, []);
    }
    const hidden = notToRead.filter(({ reason }) => isHiddenFor(reason)).length;
    const counted = { processed: notToRead.length, refused: notToRead.length - hidden, hidden };
    if (notToRead.length > 0) await this.note(job, counted);
  }

  private async note(job: ImportJob, more: Partial<ImportCounts>): Promise<void> {
    this.counts = addCounts(this.counts, more);
    await this.tools.jobs.advance(job.id, this.counts);
    this.watcher.advanced({ ...job, ...this.counts });
  }
}

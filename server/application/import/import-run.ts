import {
  addCounts,
  NO_COUNTS,
  type ImportCounts,
  type ImportFailure,
  type ImportJob,
} from '../../domain/import/import-job';
import { isLeftOut, MovedFiles, planChanges, type ChangePlan, type KnownFile } from '../../domain/import/plan-changes';
import { notablePath } from '../../domain/import/media-name';
import type { FolderWalk } from '../../domain/import/media-folder.port';
import type { FileToRead } from '../../domain/import/file-report';
import { BatchBuilder } from './batch-builder';
import type { ImportTools, ImportWatcher } from './import-tools';
import { knownFiles, removeFiles } from './known-files';
import { LinkClips } from './link-clips';
import { ReadInParallel } from './read-in-parallel';
import { takeInBatch } from './take-in-batch';

const BATCH_FILES = 100;
const REMOVED_AT_ONCE = 500;

/** One run over the media folder. */
export class ImportRun {
  counts: ImportCounts = NO_COUNTS;
  isStopped = false;

  constructor(
    private readonly tools: ImportTools,
    private readonly watcher: ImportWatcher,
  ) {}

  stop(): void {
    this.isStopped = true;
  }

  /** Null when everything was looked at, or when the run was stopped. */
  async execute(job: ImportJob): Promise<ImportFailure | null> {
    const { folder, shorts } = this.tools;
    const known = await knownFiles(this.tools);
    const walk = await folder.walk((found) => (this.counts = { ...NO_COUNTS, found }));
    if (!walk.ok) return walk.error;
    // A disk that is not mounted looks like this, and must not cost the library.
    if (walk.value.isEmpty && known.size > 0) return 'media-folder-empty';
    const plan = planChanges(walk.value.files, known, walk.value.unreadableFolders);
    const refusedBefore = plan.unchanged.filter(isLeftOut).length;
    const unchanged = plan.unchanged.length - refusedBefore;
    await this.note(job, { processed: plan.unchanged.length, unchanged, refused: refusedBefore });
    const gone = await this.readChanged(job, plan, known);
    if (!this.isStopped) await this.remove(job, gone);
    // What was noted of these the last time is among the missing files, so they are noted after these have gone.
    await this.noteUnusable(job, walk.value);
    await new LinkClips(shorts).execute();
    return null;
  }

  /** Takes in what is new or has changed; answers the missing files that did not turn up elsewhere. */
  private async readChanged(
    job: ImportJob,
    { toRead, missing }: ChangePlan<FileToRead>,
    known: ReadonlyMap<string, KnownFile>,
  ): Promise<readonly KnownFile[]> {
    const { files, ids, digest } = this.tools;
    const moved = new MovedFiles(missing);
    const builder = new BatchBuilder({ known, moved, ids, digest });
    const reading = new ReadInParallel(toRead, files);
    for (let read = await reading.take(BATCH_FILES); read.length > 0; read = await reading.take(BATCH_FILES)) {
      for (const { file, report } of read) builder.add(file, report);
      await this.commit(job, builder);
      if (this.isStopped) reading.stop();
    }
    return moved.left();
  }

  private async commit(job: ImportJob, builder: BatchBuilder): Promise<void> {
    if (builder.size === 0) return;
    const { batch, clips, changedKind, counts, countedAs } = builder.take();
    await removeFiles(this.tools, changedKind);
    const culprits = await takeInBatch(this.tools, batch, clips);
    const corrections = culprits.map(({ path }) => ({ refused: 1, [countedAs.get(path) ?? 'added']: -1 }));
    await this.note(job, corrections.reduce<ImportCounts>(addCounts, counts));
  }

  private async remove(job: ImportJob, gone: readonly KnownFile[]): Promise<void> {
    const { library } = this.tools;
    for (let at = 0; at < gone.length; at += REMOVED_AT_ONCE) {
      const files = gone.slice(at, at + REMOVED_AT_ONCE);
      await removeFiles(this.tools, files);
      await this.note(job, { removed: files.filter((file) => !isLeftOut(file)).length });
    }
    await library.removeEmpty();
  }

  private async noteUnusable(job: ImportJob, { unreadableFolders, unusable }: FolderWalk): Promise<void> {
    const folders = unreadableFolders.map((path) => ({ path: notablePath(path), reason: 'unreadable' as const }));
    const byPath = new Map([...folders, ...unusable].map((each) => [each.path, each]));
    const refused = [...byPath.values()].map(({ path, reason }) => ({
      file: { path, size: 0, modifiedMs: 0, companions: '' },
      reason,
    }));
    await takeInBatch(this.tools, { songs: [], refused }, []);
    if (unusable.length > 0) await this.note(job, { processed: unusable.length, refused: unusable.length });
  }

  private async note(job: ImportJob, more: Partial<ImportCounts>): Promise<void> {
    this.counts = addCounts(this.counts, more);
    await this.tools.jobs.advance(job.id, this.counts);
    this.watcher.advanced({ ...job, ...this.counts });
  }
}

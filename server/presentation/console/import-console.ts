import type { ImportJob } from '../../domain/import/import-job';
import type { ImportJobs } from '../../domain/import/import-jobs.port';
import { progressLine, summaryLines } from './import-lines';
import type { UpdatingLine } from './updating-line';

const FILES_AT_MOST = 10_000;

/** Tells whoever started the server how the import goes and, at its end, what was left out and why, and what could not be read of what is in. */
export class ImportConsole {
  constructor(
    private readonly line: UpdatingLine,
    private readonly jobs: Pick<ImportJobs, 'refusedFiles' | 'reservedFiles'>,
  ) {}

  advanced(job: ImportJob): void {
    if (job.state === 'running') this.line.show(progressLine(job));
    else void this.end(job);
  }

  private async end(job: ImportJob): Promise<void> {
    // Videos beside songs are not among the counted files, and are named as well.
    const refused = await this.jobs.refusedFiles(FILES_AT_MOST).catch(() => []);
    const reserved = await this.jobs.reservedFiles(FILES_AT_MOST).catch(() => []);
    this.line.end(summaryLines(job, { refused, reserved }));
  }
}

import { logUnlessOutage } from '../../application/shared/log-unless-outage';
import type { Logger } from '../../application/ports/logger.port';
import type { ImportJob } from '../../domain/import/import-job';
import type { FileFindings } from '../../domain/import/file-findings.port';
import type { RefusedFile } from '../../domain/import/refusal';
import { progressLine, summaryLines } from './import-lines';
import type { UpdatingLine } from './updating-line';

const AT_ONCE = 1_000;
const ALL = { searchText: '', reasons: [], reservations: [] };
const NONE = { items: [], totalCount: 0 };

/**
 * Shows the progress of the import on the console and, at its end, which files were left out and why, and which parts of the
 * imported files could not be read.
 */
export class ImportConsole {
  constructor(
    private readonly line: UpdatingLine,
    private readonly findings: Pick<FileFindings, 'refused' | 'reserved'>,
    private readonly log: Pick<Logger, 'error'>,
  ) {}

  advanced(job: ImportJob): void {
    if (job.state === 'running') this.line.show(progressLine(job));
    else void this.end(job);
  }

  private async end(job: ImportJob): Promise<void> {
    const onFailure = logUnlessOutage(this.log, 'the findings of the import could not be read');
    const refused = (await this.refused().catch(onFailure)) ?? [];
    const asked = this.findings.reserved({ ...ALL, slice: { offset: 0, limit: AT_ONCE } });
    const reserved = (await asked.catch(onFailure)) ?? NONE;
    this.line.end(summaryLines(job, { refused, reserved }));
  }

  private async refused(): Promise<readonly RefusedFile[]> {
    const files: RefusedFile[] = [];
    for (let isMore = true; isMore;) {
      const { items } = await this.findings.refused({ ...ALL, slice: { offset: files.length, limit: AT_ONCE } });
      files.push(...items);
      isMore = items.length === AT_ONCE;
    }
    return files;
  }
}

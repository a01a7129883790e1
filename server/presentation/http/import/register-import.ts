import type { FastifyInstance } from 'fastify';
import type { FileFindings } from '../../../domain/import/file-findings.port';
import type { ImportJob, ImportScope } from '../../../domain/import/import-job';
import type { ImportJobs } from '../../../domain/import/import-jobs.port';
import { answer, NOT_FOUND } from '../answer';
import { defineRoute } from '../define-route';
import type { Language } from '../language';
import type { RouteDeclaration } from '../route-declaration';
import { presentImport } from './present-import';

export interface ImportRoutesDeps {
  readonly jobs: Pick<ImportJobs, 'find' | 'latest'>;
  readonly findings: Pick<FileFindings, 'refused' | 'reserved'>;
  /**
   * Starts a scan of the media folder and returns without waiting for it; if a scan is running, returns that one. Null without a
   * media folder.
   */
  readonly startImport: ((scope: ImportScope) => Promise<ImportJob>) | null;
}

const LOOKING: RouteDeclaration = { policy: 'operator', rate: 'listening' };
const NAMED = { searchText: '', reasons: [], reservations: [], slice: { offset: 0, limit: 1_000 } };

export function registerImport(app: FastifyInstance, { jobs, findings, startImport }: ImportRoutesDeps): void {
  const present = async (job: ImportJob, language: Language) => {
    const { items: refused } = await findings.refused(NAMED);
    const { items: reserved } = await findings.reserved(NAMED);
    return presentImport(job, { refused, reserved }, language);
  };

  defineRoute(app, 'importStart', { policy: 'operator', rate: 'working' }, async ({ body, language }) => {
    if (startImport === null) return { kind: 'no-media-folder' };
    const job = await startImport(body?.everything === true ? 'everything' : 'changes');
    return answer(await present(job, language));
  });

  defineRoute(app, 'importStatus', { ...LOOKING, refusal: 'not-shown' }, async ({ language }) => {
    const job = await jobs.latest();
    return answer({ media_dir: startImport !== null, job: job === undefined ? null : await present(job, language) });
  });

  defineRoute(app, 'importJob', LOOKING, async ({ params, language }) => {
    const job = await jobs.find(params.id);
    return job === undefined ? NOT_FOUND : answer(await present(job, language));
  });
}

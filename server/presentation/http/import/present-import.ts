import type { ImportJobWire } from '../../../../contract/import';
import type { ImportJob } from '../../../domain/import/import-job';
import type { RefusedFile } from '../../../domain/import/refusal';
import type { Language } from '../language';
import { FAILURE_WORDS, REFUSAL_WORDS } from './import-words';

/** One look through the media folder, in the asker's language. */
export function presentImport(job: ImportJob, refused: readonly RefusedFile[], language: Language): ImportJobWire {
  const { startedAt, finishedAt, failure, ...facts } = job;
  return {
    ...facts,
    started_at: startedAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
    failure: failure && { reason: failure, message: FAILURE_WORDS[failure][language] },
    refused_files: refused.map(({ path, reason }) => ({ path, reason, message: REFUSAL_WORDS[reason][language] })),
  };
}

import type { ImportJobWire } from '../../../../contract/import';
import type { ImportJob } from '../../../domain/import/import-job';
import type { RefusedFile } from '../../../domain/import/refusal';
import type { FileWithWarnings } from '../../../domain/import/import-warning';
import type { Language } from '../language';
import { FAILURE_WORDS } from './import-messages';
import { presentRefused, presentReserved } from './present-files';

/** Files that were left out, and files that were imported with reservations. */
export interface FilesToName {
  readonly refused: readonly RefusedFile[];
  readonly reserved: readonly FileWithWarnings[];
}

/** One scan of the media folder, in the caller's language. */
export function presentImport(job: ImportJob, { refused, reserved }: FilesToName, language: Language): ImportJobWire {
  const { startedAt, finishedAt, failure, ...facts } = job;
  return {
    ...facts,
    started_at: startedAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
    failure: failure && { reason: failure, message: FAILURE_WORDS[failure][language] },
    refused_files: refused.map((file) => {
      const { path, message } = presentRefused(file, language);
      return { path, reason: file.reason, message };
    }),
    reserved_files: reserved.map((file) => {
      const { reasons, ...said } = presentReserved(file, language);
      return { ...said, reservations: reasons };
    }),
  };
}

import type { ImportJobWire } from '../../../../contract/import';
import type { ImportJob } from '../../../domain/import/import-job';
import type { RefusedFile } from '../../../domain/import/refusal';
import type { ReservedFile } from '../../../domain/import/reservation';
import type { Language } from '../language';
import { FAILURE_WORDS, REFUSAL_WORDS, reservationWords } from './import-words';

/** Files that are not in, and files that are with reservations. */
export interface FilesToName {
  readonly refused: readonly RefusedFile[];
  readonly reserved: readonly ReservedFile[];
}

/** One look through the media folder, in the asker's language. */
export function presentImport(job: ImportJob, { refused, reserved }: FilesToName, language: Language): ImportJobWire {
  const { startedAt, finishedAt, failure, ...facts } = job;
  return {
    ...facts,
    started_at: startedAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
    failure: failure && { reason: failure, message: FAILURE_WORDS[failure][language] },
    refused_files: refused.map(({ path, reason }) => ({ path, reason, message: REFUSAL_WORDS[reason][language] })),
    reserved_files: reserved.map(({ path, reservations }) => ({
      path,
      reservations: [...reservations],
      message: reservationWords(reservations, language),
    })),
  };
}

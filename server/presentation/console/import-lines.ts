import type { AccountPage } from '../../domain/administration/account-directory.port';
import type { ImportJob } from '../../domain/import/import-job';
import { readablePath } from '../../domain/import/path-text';
import type { RefusedFile } from '../../domain/import/refusal';
import type { FileWithWarnings } from '../../domain/import/import-warning';
import { FAILURE_WORDS, REFUSAL_WORDS, reservationMessages } from '../http/import/import-messages';

/**
 * The files that the end of an import lists: every file that was left out, and the first of those that were read with a
 * reservation.
 */
export interface FilesNamed {
  readonly refused: readonly RefusedFile[];
  readonly reserved: AccountPage<FileWithWarnings>;
}

const files = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

/** A file name may contain anything, including terminal commands. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '?');

/** The line that is shown while a scan of the media folder is in progress. */
export function progressLine({ found, processed, refused }: ImportJob): string {
  const leftOut = refused === 0 ? '' : `, ${refused} left out`;
  return `bringing in music: ${processed} of ${files(found)}${leftOut}`;
}

function whatCameOfIt({ added, changed, moved, removed, unchanged, refused, hidden }: ImportJob): string {
  const counts = { added, changed, moved, unchanged, 'left out': refused, 'passed over': hidden, 'gone away': removed };
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  return parts.length === 0 ? 'nothing to bring in' : parts.map(([word, count]) => `${count} ${word}`).join(', ');
}

/** A heading and the files below it. */
function named(heading: string, count: number, lines: readonly string[]): readonly string[] {
  if (count === 0) return [];
  const more = count > lines.length ? [`  and ${count - lines.length} more; /admin names them all`] : [];
  return [`${heading}, ${files(count)}:`, ...lines, ...more];
}

/**
 * The lines at the end: the result, every file that was left out with the reason, and the files that were read with reservations.
 */
export function summaryLines(job: ImportJob, { refused, reserved }: FilesNamed): readonly string[] {
  const seconds = ((job.finishedAt?.getTime() ?? job.startedAt.getTime()) - job.startedAt.getTime()) / 1_000;
  const leftOut = refused.map(({ path, reason }) => `  ${printable(readablePath(path))}: ${REFUSAL_WORDS[reason].en}`);
  const partly = reserved.items.map(
    (file) => `  ${printable(`${readablePath(file.path)}: ${reservationMessages(file, 'en')}`)}`,
  );
  const failure = job.failure === null ? [] : [`music was not brought in: ${FAILURE_WORDS[job.failure].en}`];
  return [
    ...failure,
    `music: ${files(job.found)} in ${seconds.toFixed(1)} s: ${whatCameOfIt(job)}`,
    ...named('left out', Math.max(job.refused, leftOut.length), leftOut),
    ...named('read with a reservation', reserved.totalCount, partly),
  ];
}

import type { ImportJob } from '../../domain/import/import-job';
import type { FilesToName } from '../http/import/present-import';
import { FAILURE_WORDS, REFUSAL_WORDS, reservationWords } from '../http/import/import-words';

const NAMED_AT_MOST = 1_000;

const files = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

/** A file's name may hold anything, a terminal's commands too. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '?');

/** What one line says while a look through the media folder is under way. */
export function progressLine({ found, processed, refused }: ImportJob): string {
  const leftOut = refused === 0 ? '' : `, ${refused} left out`;
  return `bringing in music: ${processed} of ${files(found)}${leftOut}`;
}

function whatCameOfIt({ added, changed, moved, removed, unchanged }: ImportJob): string {
  const parts = Object.entries({ added, changed, moved, away: removed, unchanged }).filter(([, count]) => count > 0);
  return parts.length === 0 ? 'nothing to bring in' : parts.map(([word, count]) => `${count} ${word}`).join(', ');
}

/** A heading and the files below it, a thousand at most. */
function named(heading: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, NAMED_AT_MOST);
  const more = lines.length > shown.length ? [`  and ${lines.length - shown.length} more`] : [];
  return [`${heading}, ${files(lines.length)}:`, ...shown, ...more];
}

/** What is said at the end: what came of it, every file that was left out with the reason, and what was read with reservations. */
export function summaryLines(job: ImportJob, { refused, reserved }: FilesToName): readonly string[] {
  const seconds = ((job.finishedAt?.getTime() ?? job.startedAt.getTime()) - job.startedAt.getTime()) / 1_000;
  const leftOut = refused.map(({ path, reason }) => `  ${printable(path)}: ${REFUSAL_WORDS[reason].en}`);
  const partly = reserved.map(
    ({ path, reservations }) => `  ${printable(path)}: ${reservationWords(reservations, 'en')}`,
  );
  const failure = job.failure === null ? [] : [`music was not brought in: ${FAILURE_WORDS[job.failure].en}`];
  return [
    ...failure,
    `music: ${files(job.found)} in ${seconds.toFixed(1)} s: ${whatCameOfIt(job)}`,
    ...named('left out', leftOut),
    ...named('read with a reservation', partly),
  ];
}

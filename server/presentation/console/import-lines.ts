import type { ImportJob } from '../../domain/import/import-job';
import type { RefusedFile } from '../../domain/import/refusal';
import { FAILURE_WORDS, REFUSAL_WORDS } from '../http/import/import-words';

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

/** What is said at the end: what came of it, and every file that was left out with the reason, a thousand at most. */
export function summaryLines(job: ImportJob, refused: readonly RefusedFile[]): readonly string[] {
  const seconds = ((job.finishedAt?.getTime() ?? job.startedAt.getTime()) - job.startedAt.getTime()) / 1_000;
  const named = refused
    .slice(0, NAMED_AT_MOST)
    .map(({ path, reason }) => `  ${printable(path)}: ${REFUSAL_WORDS[reason].en}`);
  const more = refused.length > named.length ? [`  and ${refused.length - named.length} more`] : [];
  const failure = job.failure === null ? [] : [`music was not brought in: ${FAILURE_WORDS[job.failure].en}`];
  return [
    ...failure,
    `music: ${files(job.found)} in ${seconds.toFixed(1)} s: ${whatCameOfIt(job)}`,
    ...(refused.length === 0 ? [] : [`left out, ${files(refused.length)}:`, ...named, ...more]),
  ];
}

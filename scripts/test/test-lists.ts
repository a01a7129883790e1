import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { firstLineOf } from './second-chance';
import type { FailedFile, Flake } from './second-chance';

const LIST = '.cache/flaky.jsonl';

/** The flakes that earlier runs in this folder have recorded. */
export function earlierFlakes(): readonly Flake[] {
  try {
    const lines = readFileSync(LIST, 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Flake);
  } catch {
    return [];
  }
}

export function writeDown(flakes: readonly Flake[], at: Date): void {
  if (flakes.length === 0) return;
  mkdirSync(dirname(LIST), { recursive: true });
  appendFileSync(LIST, flakes.map((flake) => `${JSON.stringify({ at: at.toISOString(), ...flake })}\n`).join(''));
}

type Listed = Omit<Flake, 'heading'>;

/** The flakes under their headings, each on two lines. */
export function flakyLines(flakes: readonly Flake[]): readonly string[] {
  const headings = [...new Set(flakes.map(({ heading }) => heading))];
  return headings.flatMap((heading) =>
    linesUnder(
      heading,
      flakes.filter((flake) => flake.heading === heading),
    ),
  );
}

/** The failures that make the run fail, in the same form, because a file's failures far above are easily missed. */
export function failedLines(files: readonly FailedFile[]): readonly string[] {
  const failures = files.flatMap(({ file, load, failures: each }) =>
    each.map((failure) => ({ file, load, title: failure.title, error: firstLineOf(failure) })),
  );
  return failures.length === 0 ? [] : linesUnder('failed', failures);
}

const linesUnder = (heading: string, tests: readonly Listed[]): readonly string[] => [
  '',
  `── ${heading}`,
  ...tests.flatMap(({ file, title, error, load }) => [`${file} › ${title}`, `    ${error} (load ${load.toFixed(1)})`]),
];

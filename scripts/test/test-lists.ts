import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Flake } from './second-chance';

const LIST = '.cache/flaky.jsonl';

/** What earlier runs in this folder have written down. */
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

/** The flakes under their headings, one on two lines. */
export function flakyLines(flakes: readonly Flake[]): readonly string[] {
  const headings = [...new Set(flakes.map(({ heading }) => heading))];
  return headings.flatMap((heading) => [
    '',
    `── ${heading}`,
    ...flakes
      .filter((flake) => flake.heading === heading)
      .flatMap(({ file, title, error, load }) => [`${file} › ${title}`, `    ${error} (load ${load.toFixed(1)})`]),
  ]);
}

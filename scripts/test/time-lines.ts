import type { StepRun } from './run-step';

const MOST = 10;

/** How long each step took, and which test files took longest. */
export function timeLines(runs: readonly StepRun[]): readonly string[] {
  const files = runs.flatMap((run) => run.files);
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST);
  return [
    '\n── time',
    ...runs.map(({ step, seconds }) => lineOf(seconds, step.title)),
    ...(slowest.length === 0 ? [] : ['the slowest test files:']),
    ...slowest.map(({ file, seconds }) => lineOf(seconds, file)),
  ];
}

const lineOf = (seconds: number, name: string): string => `${seconds.toFixed(1).padStart(7)} s  ${name}`;

import type { FileResult, TestFailure } from './jest-report';

/** If more files than this fail, bad luck is not the reason. */
export const MOST_SECOND_CHANCES = 5;

/** These tests use only virtual time, so a failure is a real fault. */
const WITHOUT_LUCK = ['tests/domain/', 'tests/application/'];

/** Signs that a failure met a fault that no test expected: in the messages of a page, or in the log of a server. */
const SIGN_OF_FAULT = /\buncaught\b|unhandled ?rejection|responded with a status of 5\d\d/i;
const SIGN_IN_LOG = /"level":"error"|\buncaught\b|unhandled ?rejection/i;

/** A test file that failed once. */
export interface FailedFile extends FileResult {
  /** The load average of the last minute when the file ended. */
  readonly load: number;
  /** What the servers printed while tests of the file failed. */
  readonly serverLog: string;
}

/** A test that failed once and then passed, as it is printed and stored. */
export interface Flake {
  readonly heading: 'flaky' | 'fault, seen once';
  readonly file: string;
  readonly title: string;
  /** The first line of the error. */
  readonly error: string;
  readonly load: number;
}

/** The files that failed at first and are run once more: none if more than five failed. */
export function filesToRunAgain<T extends FailedFile>(
  failed: readonly T[],
  isNewOrChanged: (file: string) => boolean,
): readonly T[] {
  if (failed.length > MOST_SECOND_CHANCES) return [];
  return failed.filter(({ file }) => !WITHOUT_LUCK.some((folder) => file.startsWith(folder)) && !isNewOrChanged(file));
}

/** Turns the first failures of a file that has passed since into flakes. */
export const flakesOf = ({ file, failures, load, serverLog }: FailedFile): readonly Flake[] =>
  failures.map((failure) => ({
    heading: holdsFault(failure) || SIGN_IN_LOG.test(serverLog) ? 'fault, seen once' : 'flaky',
    file,
    title: failure.title,
    error: firstLineOf(failure),
    load,
  }));

const holdsFault = ({ messages }: TestFailure): boolean => messages.some((message) => SIGN_OF_FAULT.test(message));

/** Whether one of these is a fault that was seen in the same test before; a repeated fault is not bad luck. */
export const holdsRepeatedFault = (flakes: readonly Flake[], earlier: readonly Flake[]): boolean =>
  flakes.filter(isFault).some((flake) => earlier.some((other) => isFault(other) && isSameTest(flake, other)));

const isFault = ({ heading }: Flake): boolean => heading === 'fault, seen once';

const isSameTest = (one: Flake, other: Flake): boolean => one.file === other.file && one.title === other.title;

/** The first line of a failure's message. */
export const firstLineOf = ({ messages: [message = ''] }: TestFailure): string =>
  message
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';

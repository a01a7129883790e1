import type { FileResult, TestFailure } from './jest-report';

/** More files than this have not been unlucky. */
export const MOST_SECOND_CHANCES = 5;

/** No time but virtual time passes here: what fails is wrong. */
const WITHOUT_LUCK = ['tests/domain/', 'tests/application/'];

/** What a failure tells that met a fault which no test expected: of a page, in its own words, and of a server, in its log. */
const SIGN_OF_FAULT = /\buncaught\b|unhandled ?rejection|responded with a status of 5\d\d/i;
const SIGN_IN_LOG = /"level":"error"|\buncaught\b|unhandled ?rejection/i;

/** A test file that failed once. */
export interface FailedFile extends FileResult {
  /** The load average of the last minute when the file ended. */
  readonly load: number;
  /** What the servers printed while tests of the file failed. */
  readonly serverLog: string;
}

/** A test that failed once and passed then, as it is printed and kept. */
export interface Flake {
  readonly heading: 'flaky' | 'fault, seen once';
  readonly file: string;
  readonly title: string;
  /** The first line of the error. */
  readonly error: string;
  readonly load: number;
}

/** Which of the files that failed at first are run once more: none where more than five did. */
export function filesToRunAgain<T extends FailedFile>(
  failed: readonly T[],
  isNewOrChanged: (file: string) => boolean,
): readonly T[] {
  if (failed.length > MOST_SECOND_CHANCES) return [];
  return failed.filter(({ file }) => !WITHOUT_LUCK.some((folder) => file.startsWith(folder)) && !isNewOrChanged(file));
}

/** What the first failures of a file are called once it has passed. */
export const flakesOf = ({ file, failures, load, serverLog }: FailedFile): readonly Flake[] =>
  failures.map((failure) => ({
    heading: holdsFault(failure) || SIGN_IN_LOG.test(serverLog) ? 'fault, seen once' : 'flaky',
    file,
    title: failure.title,
    error: firstLineOf(failure),
    load,
  }));

const holdsFault = ({ messages }: TestFailure): boolean => messages.some((message) => SIGN_OF_FAULT.test(message));

/** Whether one of these is a fault that was seen in the same test before: a second time is no luck. */
export const holdsRepeatedFault = (flakes: readonly Flake[], earlier: readonly Flake[]): boolean =>
  flakes.filter(isFault).some((flake) => earlier.some((other) => isFault(other) && isSameTest(flake, other)));

const isFault = ({ heading }: Flake): boolean => heading === 'fault, seen once';

const isSameTest = (one: Flake, other: Flake): boolean => one.file === other.file && one.title === other.title;

/** What a failure says first. */
export const firstLineOf = ({ messages: [message = ''] }: TestFailure): string =>
  message
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';

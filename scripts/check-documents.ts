import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { namedFiles, type NamedFile } from './documents/named-files';
import { faultsOfTrace, readTraces } from './documents/read-traces';

const TRACES = 'docs/guides/traces.md';
/** The changelog speaks of files as they were; the rows about the specification have a check of their own. */
const UNCHECKED = new Set(['CHANGELOG.md', 'docs/spec-coverage.md']);

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1 << 26 })
  .trim()
  .split('\n');
const paths = new Set(tracked.flatMap((file) => [file, ...foldersOf(file)]));
const ends = new Set(tracked.flatMap(endsOf));

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** `c.ts`, `b/c.ts` and `a/b/c.ts` for `a/b/c.ts`. */
function endsOf(file: string): string[] {
  const steps = file.split('/');
  return steps.map((_, index) => steps.slice(index).join('/'));
}

const isKept = (path: string): boolean => paths.has(path);

const exists = (document: string, { name, isLink }: NamedFile): boolean =>
  isLink ? isKept(posix.join(dirname(document), name).replace(/\/$/, '')) : ends.has(name);

const documents = tracked.filter((file) => file.endsWith('.md') && !UNCHECKED.has(file));
const named = documents.flatMap((document) =>
  namedFiles(readFileSync(document, 'utf8')).map((file) => ({ document, file })),
);
const missing = named
  .filter(({ document, file }) => !exists(document, file))
  .map(({ document, file }) => `${document}:${file.line} names ${file.name}, which does not exist`);

const traces = readTraces(readFileSync(TRACES, 'utf8'));
const faults = [
  ...missing,
  ...traces.flatMap((trace) => faultsOfTrace(trace, isKept).map((fault) => `${TRACES} ${fault}`)),
];

for (const fault of faults) console.error(fault);
console.log(`${documents.length} documents name ${named.length} files; ${traces.length} traces`);
if (traces.length === 0 || faults.length > 0) process.exitCode = 1;

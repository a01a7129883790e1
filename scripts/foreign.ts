import { fetchMutagen } from './foreign/fetch-mutagen';
import { FIELDS, type Tally } from './foreign/compare';
import { survey, type Survey } from './foreign/survey';

const CACHE = '.cache/foreign';

/** The shares that must be right: of the files that decode, and of the fields that mutagen reads. */
const LEAST_TAKEN = 0.995;
const LEAST_RIGHT = 0.99;
const LONGEST_SHOWN = 60;

const isEnough = ({ same, all }: Tally, least: number): boolean => same >= all * least;
const isEmpty = ({ taken }: Survey): boolean => taken.all === 0;
const shown = (text: string): string => (text === '' ? 'nothing' : `"${text.slice(0, LONGEST_SHOWN)}"`);

/** The figures in the order in which they are printed, each with its minimum. */
const figuresOf = ({ taken, lasting, stated, fields }: Survey) => [
  { name: 'taken in, of those that decode', tally: taken, least: LEAST_TAKEN },
  { name: 'as long as they decode', tally: lasting, least: LEAST_RIGHT },
  { name: 'as long as mutagen says', tally: stated, least: 0 },
  ...FIELDS.map((field) => ({ name: `${field} as mutagen reads it`, tally: fields[field], least: LEAST_RIGHT })),
];

/** Prints the result of one folder; returns whether every figure reaches its minimum. */
function report(folder: string, found: Survey): boolean {
  const figures = figuresOf(found);
  console.log(`\n${folder}`);
  for (const { name, tally } of figures) console.log(`  ${name.padEnd(32)} ${tally.same} of ${tally.all}`);
  for (const complaint of found.complaints) console.log(`  ${complaint}`);
  for (const { path, field, theirs, ours } of found.differences) {
    console.log(`  ${path}: ${field} is ${shown(theirs)}, not ${shown(ours)}`);
  }
  const failed = figures.filter(({ tally, least }) => !isEnough(tally, least));
  for (const { name, least } of failed) console.error(`  Too few: ${name} (at least ${(least * 100).toFixed(1)} %)`);
  if (isEmpty(found)) console.error('  Nothing in it decodes.');
  return failed.length === 0 && !isEmpty(found);
}

/**
 * Compares how the product reads folders with how mutagen reads them and ffmpeg decodes them; without a folder, mutagen's own
 * test files are used.
 */
async function main(folders: readonly string[]): Promise<void> {
  const mutagen = await fetchMutagen(CACHE);
  for (const folder of folders.length > 0 ? folders : [mutagen.files]) {
    if (!report(folder, await survey(mutagen.library, folder))) process.exitCode = 1;
  }
}

await main(process.argv.slice(2));

import { measureApi } from './measure-api';
import { measureClickToSound } from './measure-click-to-sound';
import { measureFirstSegment } from './measure-first-segment';
import { measureGap } from './measure-gap';
import { measureHeap } from './measure-heap';
import { measureHome } from './measure-home';
import { measureImport } from './measure-import';
import { measureLists } from './measure-lists';
import { measureNext } from './measure-next';
import { measureRanges } from './measure-ranges';
import { measureScroll } from './measure-scroll';
import { measureSearch } from './measure-search';
import { measureSignIn } from './measure-sign-in';
import { measureStalled } from './measure-stalled';
import { measureSwipe } from './measure-swipe';
import { measureDevices } from './measure-devices';
import { describeFigure, type Figure } from './figure';

type Measure = (files: number, songs: readonly number[]) => Promise<readonly Figure[]>;

/**
 * The measurements by the word that selects them: `npm run bench -- import home`. `--files=10000` sets the size of the import,
 * `--songs=1000,1000000` the sizes of the catalogue that is listed and searched.
 */
const SECTIONS: Readonly<Record<string, Measure>> = {
  import: measureImport,
  segment: measureFirstSegment,
  api: measureApi,
  lists: measureLists,
  ranges: measureRanges,
  scroll: measureScroll,
  search: measureSearch,
  sso: measureSignIn,
  click: measureClickToSound,
  next: measureNext,
  gap: measureGap,
  home: measureHome,
  heap: measureHeap,
  swipe: measureSwipe,
  stalled: measureStalled,
  devices: measureDevices,
};

const DEFAULT_FILES = 2_000;
const DEFAULT_SONGS = [1_000, 10_000, 100_000];

function filesOf(words: readonly string[]): number {
  const option = words.find((word) => word.startsWith('--files='));
  return option === undefined ? DEFAULT_FILES : Number(option.slice('--files='.length));
}

function songsOf(words: readonly string[]): readonly number[] {
  const option = words.find((word) => word.startsWith('--songs='));
  return option === undefined ? DEFAULT_SONGS : option.slice('--songs='.length).split(',').map(Number);
}

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !(name in SECTIONS));
if (unknown.length > 0)
  throw new Error(`no such section: ${unknown.join(', ')} (there are ${Object.keys(SECTIONS).join(', ')})`);

for (const [name, measure] of Object.entries(SECTIONS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  for (const figure of await measure(filesOf(words), songsOf(words))) console.log(describeFigure(figure));
}

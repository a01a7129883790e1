import Sequencer from '@jest/test-sequencer';

/** Suites of half a minute and more: begun last, one of them would keep all but one processor waiting for it. */
const LONG = [
  'server-process',
  'sso/restart',
  'make-demo-for-real',
  'demo/ffmpeg-encoder',
  'demo/film',
  'damaged-files',
  'wire/described-calls',
  'i18n/locales',
  'app/panel',
  'sso/recovery',
  'sso/known-device',
  'import/short-videos',
  'import/companions',
  'programs-without-links',
];

const rankOf = ({ path }) => LONG.findIndex((part) => path.includes(part)) + 1 || LONG.length + 1;

/** Jest's own order, by size and by what is remembered of earlier runs, but for the longest suites, which come first. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

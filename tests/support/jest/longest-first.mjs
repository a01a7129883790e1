import Sequencer from '@jest/test-sequencer';

/** Suites of half a minute and more: if one of them started last, all processors but one would wait for it. */
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

/** Jest's own order, by size and by the durations of earlier runs, except that the longest suites come first. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

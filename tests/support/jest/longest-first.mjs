import Sequencer from '@jest/test-sequencer';

/** Suites of half a minute and more: begun last, one of them would keep all but one processor waiting for it. */
const LONG = [
  'e2e/feed-',
  'e2e/session-tabs',
  'e2e/browse',
  'e2e/queue-panel',
  'e2e/search',
  'e2e/engines',
  'e2e/keep-together',
  'e2e/sound',
  'e2e/playlists',
  'e2e/one-timeline',
  'e2e/fullscreen',
  'e2e/late-answers',
  'e2e/access-browse',
  'make-demo-for-real',
  'film/film.test',
  'server-process',
  'sso/restart',
  'media/ffmpeg-encoder',
  'programs-without-links',
  'clips/clip-film',
  'import/short-videos',
];

const rankOf = ({ path }) => LONG.findIndex((part) => path.includes(part)) + 1 || LONG.length + 1;

/** Jest's own order, by size and by what is remembered of earlier runs, but for the longest suites, which come first. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

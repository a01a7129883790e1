import type { LoopMode } from '../../../../src/domain/playback/next/loop-mode';
import { runsLow, nextEndlessSong } from '../../../../src/domain/playback/next/next-endless-song';
import { songs } from '../../../support/builders/a-song';
import { letteredQueue } from '../../../support/builders/lettered-queue';

interface Row {
  readonly queue: string;
  readonly index: number;
  readonly loop?: LoopMode;
  readonly isEndless?: boolean;
  readonly suggested: string;
}

const endingOf = ({ queue, index, loop = 'OFF', isEndless = true, suggested }: Row) => ({
  queue: letteredQueue(queue, index),
  loop,
  isEndless,
  suggestions: songs(...suggested),
});

describe('what plays after the end of the queue', () => {
  it.each<[string, Row, string | null]>([
    ['the first suggestion', { queue: 'ab', index: 1, suggested: 'bxy' }, 'x'],
    ['no song that is in the queue, heard or not', { queue: 'ab', index: 1, suggested: 'bay' }, 'y'],
    ['nothing where all suggestions were heard', { queue: 'ab', index: 1, suggested: 'ba' }, null],
    ['nothing without suggestions', { queue: 'ab', index: 1, suggested: '' }, null],
    ['nothing while songs follow', { queue: 'ab', index: 0, suggested: 'xy' }, null],
    ['nothing with the switch off', { queue: 'ab', index: 1, isEndless: false, suggested: 'xy' }, null],
    ['nothing where the queue goes round', { queue: 'ab', index: 1, loop: 'ALL', suggested: 'xy' }, null],
    ['nothing where one song repeats', { queue: 'ab', index: 1, loop: 'ONE', suggested: 'xy' }, null],
    ['nothing after an empty queue', { queue: '', index: -1, suggested: 'xy' }, null],
  ])('is %s', (_what, row, expected) => {
    const decision = nextEndlessSong(endingOf(row));
    const song = songs(...(expected ?? ''))[0];
    expect(decision).toEqual(song === undefined ? { kind: 'rest' } : { kind: 'append', song });
  });

  it.each<[boolean, string, Row]>([
    [true, 'two are left', { queue: 'a', index: 0, suggested: 'axy' }],
    [false, 'three are left', { queue: 'a', index: 0, suggested: 'axyz' }],
    [false, 'songs follow', { queue: 'ab', index: 0, suggested: 'a' }],
    [false, 'the switch is off', { queue: 'a', index: 0, isEndless: false, suggested: 'a' }],
    [false, 'the queue goes round', { queue: 'a', index: 0, loop: 'ALL', suggested: 'a' }],
  ])('needs more suggestions: %s, where %s', (expected, _where, row) => {
    expect(runsLow(endingOf(row))).toBe(expected);
  });
});

import * as fc from 'fast-check';
import { EMPTY_QUEUE, type Queue } from '../../../src/domain/queue/queue';
import { appendToQueue } from '../../../src/domain/queue/insert-into-queue';
import { reorderQueue } from '../../../src/domain/queue/reorder-queue';
import { restoreOrder, shuffleQueue } from '../../../src/domain/queue/shuffle-queue';
import { shuffle } from '../../../src/domain/queue/shuffle';
import { startQueue } from '../../../src/domain/queue/start-queue';
import { letteredQueue, readQueue } from '../../support/builders/lettered-queue';
import { songs } from '../../support/builders/a-song';

describe('shuffle', () => {
  it.each([
    [0, 'abcd'],
    [0.25, 'bacd'],
    [0.5, 'cbda'],
    [0.99, 'dcba'],
  ])('takes the item at the fraction %d of those that are left, one by one: %s', (fraction, order) => {
    expect(shuffle([...'abcd'], () => fraction).join('')).toBe(order);
  });
});

const keysOf = ({ entries }: Queue) => entries.map(({ key }) => key);
const sorted = (keys: readonly number[]) => [...keys].sort((a, b) => a - b);

const anyQueue = fc
  .record({ size: fc.integer({ min: 1, max: 30 }), at: fc.nat(29) })
  .map(({ size, at }) => startQueue(songs(...Array.from({ length: size }, (_, n) => `s${n % 7}`)), at));
const anyFraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('shuffleQueue', () => {
  it('puts the current song first', () => {
    expect(readQueue(shuffleQueue(letteredQueue('abcd', 2), () => 0))).toBe('[c]abd');
  });

  it('changes nothing in an empty queue', () => {
    expect(shuffleQueue(EMPTY_QUEUE, () => 0)).toBe(EMPTY_QUEUE);
  });

  it('loses and adds no entries, whatever the random numbers are', () => {
    fc.assert(
      fc.property(anyQueue, anyFraction, (queue, fraction) => {
        expect(sorted(keysOf(shuffleQueue(queue, () => fraction)))).toEqual(sorted(keysOf(queue)));
      }),
    );
  });

  it('retains the first order when a queue is shuffled twice', () => {
    const twice = shuffleQueue(
      shuffleQueue(letteredQueue('abcd', 1), () => 0.9),
      () => 0.5,
    );
    expect(readQueue(restoreOrder(twice))).toBe('a[b]cd');
  });
});

describe('restoreOrder', () => {
  it('restores the queue from before shuffling, with the current song at its old place', () => {
    fc.assert(
      fc.property(anyQueue, anyFraction, (queue, fraction) => {
        expect(restoreOrder(shuffleQueue(queue, () => fraction))).toEqual(queue);
      }),
    );
  });

  it('changes nothing in a queue that is not shuffled', () => {
    const queue = letteredQueue('ab');
    expect(restoreOrder(queue)).toBe(queue);
  });

  it('puts songs that were appended meanwhile at the end', () => {
    const shuffled = shuffleQueue(letteredQueue('abc'), () => 0);
    expect(readQueue(restoreOrder(appendToQueue(shuffled, songs('x'))))).toBe('[a]bcx');
  });

  it('puts an entry that the order before shuffle lacks at the end', () => {
    const shuffled = { ...shuffleQueue(letteredQueue('abc'), () => 0), orderBeforeShuffle: [3, 1] };
    expect(readQueue(restoreOrder(shuffled))).toBe('c[a]b');
  });

  it('undoes a reordering that was made while shuffled', () => {
    const moved = reorderQueue(
      shuffleQueue(letteredQueue('abc'), () => 0),
      3,
      0,
    );
    expect(readQueue(restoreOrder(moved))).toBe('[a]bc');
  });
});

import * as fc from 'fast-check';
import { appendToQueue, insertNext } from '../../../src/domain/queue/insert-into-queue';
import type { Queue } from '../../../src/domain/queue/queue';
import { EMPTY_QUEUE } from '../../../src/domain/queue/queue';
import { clearAround, removeFromQueue } from '../../../src/domain/queue/remove-from-queue';
import { reorderQueue } from '../../../src/domain/queue/reorder-queue';
import { returnToQueue } from '../../../src/domain/queue/return-to-queue';
import { restoreOrder, shuffleQueue } from '../../../src/domain/queue/shuffle-queue';
import { startQueue } from '../../../src/domain/queue/start-queue';
import { songs } from '../../support/builders/a-song';
import { letteredQueue, readQueue } from '../../support/builders/lettered-queue';

type Edit = (queue: Queue) => Queue;

const remove =
  (key: number): Edit =>
  (queue) =>
    removeFromQueue(queue, key);
const stepTo =
  (index: number): Edit =>
  (queue) => ({ ...queue, index });

describe('undoing a removal from the queue', () => {
  it.each<[string, Edit, Edit, string]>([
    ['one song', remove(3), (queue) => queue, 'a[b]cde'],
    ['one before what plays', remove(1), (queue) => queue, 'a[b]cde'],
    ['the last one', remove(5), (queue) => queue, 'a[b]cde'],
    ['everything around what plays', clearAround, (queue) => queue, 'a[b]cde'],
    ['what played: the next one goes on', remove(2), (queue) => queue, 'ab[c]de'],
    ['one, after the next song began', remove(4), stepTo(2), 'ab[c]de'],
    ['one, with a song put next meanwhile', remove(3), (queue) => insertNext(queue, songs('x')), 'a[b]cxde'],
    ['one, with a song added meanwhile', remove(3), (queue) => appendToQueue(queue, songs('x')), 'a[b]cdex'],
    ['one, whose neighbour was moved meanwhile', remove(3), (queue) => reorderQueue(queue, 2, 3), 'ade[b]c'],
    ['one, where one other song plays meanwhile', remove(3), () => startQueue(songs('x'), 0, 9), '[x]'],
    ['one, where another list plays meanwhile', remove(3), () => startQueue(songs('x', 'y'), 0, 9), '[x]y'],
  ])('leaves the right queue after the removal of %s', (_what, removal, meanwhile, expected) => {
    const before = letteredQueue('abcde', 1);
    expect(readQueue(returnToQueue(meanwhile(removal(before)), before))).toBe(expected);
  });

  it('restores an emptied queue as it was', () => {
    const before = letteredQueue('a');
    expect(returnToQueue(removeFromQueue(before, 1), before)).toEqual(before);
  });

  it('gives the next song a key that was never used before', () => {
    const before = letteredQueue('abc', 1);
    const grown = appendToQueue(removeFromQueue(before, 3), songs('x', 'y'));
    expect(returnToQueue(grown, before).nextKey).toBe(6);
    expect(returnToQueue(EMPTY_QUEUE, before).nextKey).toBe(4);
  });

  it('restores the order for the end of shuffle, whenever shuffle was switched', () => {
    const before = letteredQueue('abcde', 1);
    const shuffled = shuffleQueue(before, () => 0.5);
    const back = returnToQueue(removeFromQueue(shuffled, 4), shuffled);
    expect(back).toEqual(shuffled);
    expect(readQueue(restoreOrder(back))).toBe('a[b]cde');
    expect(readQueue(returnToQueue(restoreOrder(removeFromQueue(shuffled, 4)), shuffled))).toBe('a[b]cde');
    const shuffledSince = shuffleQueue(removeFromQueue(before, 4), () => 0.5);
    expect(readQueue(restoreOrder(returnToQueue(shuffledSince, before)))).toBe('a[b]cde');
  });

  it('restores any queue exactly, shuffled or not, whichever entry was removed or cleared', () => {
    const anyQueue = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.nat(11), fc.boolean(), fc.double({ min: 0, max: 0.99, noNaN: true }))
      .map(([count, index, isShuffled, x]) => {
        const queue = startQueue(songs(...'abcdefghijkl'.slice(0, count)), index);
        return isShuffled ? shuffleQueue(queue, () => x) : queue;
      });
    fc.assert(
      fc.property(anyQueue, fc.nat(13), (before, key) => {
        const playing = before.entries[before.index]?.key;
        const edits: readonly Edit[] = key === playing ? [clearAround] : [clearAround, remove(key)];
        for (const edit of edits) expect(returnToQueue(edit(before), before)).toEqual(before);
      }),
    );
  });

  it('returns an empty queue unchanged', () => {
    expect(returnToQueue(EMPTY_QUEUE, EMPTY_QUEUE)).toEqual(EMPTY_QUEUE);
  });
});

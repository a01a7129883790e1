import * as fc from 'fast-check';
import { appendToQueue, insertNext } from '../../../src/domain/queue/insert-into-queue';
import { EMPTY_QUEUE, type Queue } from '../../../src/domain/queue/queue';
import { clearAround, removeFromQueue } from '../../../src/domain/queue/remove-from-queue';
import { reorderQueue } from '../../../src/domain/queue/reorder-queue';
import { restoreOrder, shuffleQueue } from '../../../src/domain/queue/shuffle-queue';
import { songs } from '../../support/builders/a-song';

type Edit = (queue: Queue) => Queue;

const someSongs = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }).map((ids) => songs(...ids));
const someKey = fc.nat(20);
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  someSongs.map(
    (added): Edit =>
      (queue) =>
        insertNext(queue, added),
  ),
  someSongs.map(
    (added): Edit =>
      (queue) =>
        appendToQueue(queue, added),
  ),
  someKey.map(
    (key): Edit =>
      (queue) =>
        removeFromQueue(queue, key),
  ),
  fc.tuple(someKey, fc.integer({ min: -2, max: 20 })).map(
    ([key, to]): Edit =>
      (queue) =>
        reorderQueue(queue, key, to),
  ),
  fc.double({ min: 0, max: 0.99, noNaN: true }).map(
    (x): Edit =>
      (queue) =>
        shuffleQueue(queue, () => x),
  ),
  fc.constant<Edit>(restoreOrder),
  fc.constant<Edit>(clearAround),
);
const anyQueue = fc
  .array(anyEdit, { maxLength: 25 })
  .map((edits) => edits.reduce<Queue>((queue, edit) => edit(queue), EMPTY_QUEUE));

const keysOf = ({ entries }: Queue): readonly number[] => entries.map(({ key }) => key);

describe('a queue after any edits', () => {
  it('has its current index at one of its entries, or is empty', () => {
    fc.assert(
      fc.property(anyQueue, ({ entries, index }) => {
        expect(index).toBeLessThan(entries.length);
        expect(index).toBeGreaterThanOrEqual(Math.min(entries.length, 1) - 1);
      }),
    );
  });

  it('has a unique key for each entry, all below the next key', () => {
    fc.assert(
      fc.property(anyQueue, (queue) => {
        const keys = keysOf(queue);
        expect(new Set(keys).size).toBe(keys.length);
        expect(Math.max(0, ...keys)).toBeLessThan(queue.nextKey);
      }),
    );
  });

  it('stores the order before shuffle for exactly the entries in the queue', () => {
    fc.assert(
      fc.property(anyQueue, (queue) => {
        const order = queue.orderBeforeShuffle ?? keysOf(queue);
        expect(new Set(order)).toEqual(new Set(keysOf(queue)));
        expect(order).toHaveLength(queue.entries.length);
      }),
    );
  });
});

import { nearestEntries } from '../../../src/domain/queue/nearest-entries';
import { EMPTY_QUEUE } from '../../../src/domain/queue/queue';
import { rebuildQueue } from '../../../src/domain/queue/rebuild-queue';
import { withoutAnnotations } from '../../../src/domain/queue/with-facts';
import { aQueue, aQueueOf } from '../../support/builders/a-queue';
import { aSong } from '../../support/builders/a-song';
import { letteredQueue, readQueue } from '../../support/builders/lettered-queue';

describe('the songs nearest to the current one', () => {
  it.each([
    ['abcdefghijkl', 0, 6, '[a]bcdef'],
    ['abcdefghijkl', 1, 6, 'a[b]cdef'],
    ['abcdefghijkl', 5, 6, 'e[f]ghij'],
    ['abcdefghijkl', 9, 6, 'ghi[j]kl'],
    ['abcdefghijkl', 11, 6, 'ghijk[l]'],
    ['abcdefghijkl', 5, 1, '[f]'],
    ['abcdefghijkl', 5, 0, '[f]'],
    ['abcdefghijkl', 5, 12, 'abcde[f]ghijkl'],
    ['abc', 1, 6, 'a[b]c'],
    ['ab', 0, 1, '[a]'],
    ['abcdefghijklmnopqrst', 5, 10, 'e[f]ghijklmn'],
    ['abcdefghijklmnopqrst', 5, 11, 'de[f]ghijklmn'],
  ])('in queue %s at index %i, %i of them, are %s', (letters, index, count, kept) => {
    expect(readQueue(nearestEntries(letteredQueue(letters, index), count))).toBe(kept);
  });

  it.each([
    ['abc', 3],
    ['abc', 4],
    ['a', 1],
    ['a', 0],
  ])('are the same queue where %s has no more than %i songs', (letters, count) => {
    const queue = letteredQueue(letters);
    expect(nearestEntries(queue, count)).toBe(queue);
  });

  it('are as many as requested, with the current song, at every index', () => {
    const queues = Array.from({ length: 20 }, (_, index) => letteredQueue('abcdefghijklmnopqrst', index));
    const near = queues.map((queue) => nearestEntries(queue, 7));
    expect(near.map(({ entries }) => entries.length)).toEqual(queues.map(() => 7));
    expect(near.map(({ entries, index }) => entries[index]?.key)).toEqual(queues.map(({ index }) => index + 1));
  });

  it('stay shuffled, with their order from before shuffling', () => {
    const queue = aQueue('d', 'b', 'a', 'c').at(1).shuffledFrom(3, 2, 4, 1).build();
    expect(nearestEntries(queue, 2)).toMatchObject({ orderBeforeShuffle: [3, 2], nextKey: 5 });
  });

  it('are none in an empty queue', () => {
    expect(nearestEntries(EMPTY_QUEUE, 3)).toBe(EMPTY_QUEUE);
  });
});

describe('a queue rebuilt from stored data', () => {
  const { entries } = aQueue('a', 'b', 'c').build();
  const remains = (overrides: object) =>
    rebuildQueue({ entries, currentKey: 2, orderBeforeShuffle: null, ...overrides });

  it('is the queue that was stored', () => {
    expect(remains({})).toEqual(aQueue('a', 'b', 'c').at(1).build());
  });

  it('starts at its first song where the stored current song is missing', () => {
    expect(readQueue(remains({ currentKey: 9 }))).toBe('[a]bc');
  });

  it('has each key only once, at its first place', () => {
    const twice = [...entries, { key: 1, song: aSong('x').build() }];
    expect(readQueue(remains({ entries: twice }))).toBe('a[b]c');
  });

  it.each([
    [
      [3, 1, 2],
      [3, 1, 2],
    ],
    [
      [3, 9, 1, 3],
      [3, 1, 2],
    ],
    [[], [1, 2, 3]],
  ])('reads the order %j from before shuffling as %j', (orderBeforeShuffle, order) => {
    expect(remains({ orderBeforeShuffle }).orderBeforeShuffle).toEqual(order);
  });

  it('gives the next song an unused key', () => {
    expect(remains({ entries: entries.toReversed() }).nextKey).toBe(4);
  });

  it('is empty without entries', () => {
    expect(remains({ entries: [] })).toBe(EMPTY_QUEUE);
  });
});

describe('a queue without likes', () => {
  it('has the same entries and songs, none of them liked', () => {
    const queue = aQueueOf([aSong('a').liked().build(), aSong('b').build()])
      .at(1)
      .build();
    const { entries, index } = withoutAnnotations(queue);
    expect([entries.map(({ key, song }) => [key, song.id, song.isLiked]), index]).toEqual([
      [
        [1, 'a', false],
        [2, 'b', false],
      ],
      1,
    ]);
  });

  it('is the same object where nothing was liked', () => {
    const queue = aQueue('a').build();
    expect(withoutAnnotations(queue)).toBe(queue);
  });
});

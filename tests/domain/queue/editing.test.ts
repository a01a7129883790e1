import { currentEntry, upcomingEntries } from '../../../src/domain/queue/entries';
import { appendToQueue, insertNext } from '../../../src/domain/queue/insert-into-queue';
import { EMPTY_QUEUE } from '../../../src/domain/queue/queue';
import { clearAround, removeFromQueue } from '../../../src/domain/queue/remove-from-queue';
import { reorderQueue } from '../../../src/domain/queue/reorder-queue';
import { restoreOrder, shuffleQueue } from '../../../src/domain/queue/shuffle-queue';
import { startQueue } from '../../../src/domain/queue/start-queue';
import { letteredQueue, readQueue } from '../../support/builders/lettered-queue';
import { songs } from '../../support/builders/a-song';

describe('startQueue', () => {
  it.each([
    [0, '[a]bc'],
    [2, 'ab[c]'],
    [9, 'ab[c]'],
    [-4, '[a]bc'],
  ])('starts a queue at index %i as %s', (index, expected) => {
    expect(readQueue(letteredQueue('abc', index))).toBe(expected);
  });

  it.each([
    ['Abc', 0, 'A[b]c'],
    ['abCD', 2, 'ab[C]D'],
    ['aBc', 1, 'aB[c]'],
    ['AB', -4, '[A]B'],
    ['AB', 9, 'A[B]'],
  ])('starts %s at index %i with the next song that can be heard: %s', (letters, index, expected) => {
    expect(readQueue(letteredQueue(letters, index))).toBe(expected);
  });

  it('returns an empty queue for no songs', () => {
    expect(startQueue([], 3)).toEqual(EMPTY_QUEUE);
  });

  it('gives each entry its own key, also when a song occurs twice', () => {
    const keys = letteredQueue('aab').entries.map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('the current and the upcoming entries', () => {
  it('are the entry at the index and the entries after it', () => {
    const queue = letteredQueue('abc', 1);
    expect(currentEntry(queue)?.song.id).toBe('b');
    expect(upcomingEntries(queue).map(({ song }) => song.id)).toEqual(['c']);
  });

  it('are none in an empty queue', () => {
    expect([currentEntry(EMPTY_QUEUE), upcomingEntries(EMPTY_QUEUE)]).toEqual([null, []]);
  });
});

describe('insertNext', () => {
  it('puts songs right after the current one, in their order', () => {
    expect(readQueue(insertNext(letteredQueue('abc', 1), songs('x', 'y')))).toBe('a[b]xyc');
  });

  it('allows the same song again, as a separate entry', () => {
    expect(readQueue(insertNext(letteredQueue('ab'), songs('a')))).toBe('[a]ab');
  });

  it('starts a queue where there is none, with keys that were never used before', () => {
    const emptied = removeFromQueue(letteredQueue('a'), 1);
    const queue = insertNext(emptied, songs('x', 'y'));
    expect(readQueue(queue)).toBe('[x]y');
    expect(queue.entries.map(({ key }) => key)).toEqual([2, 3]);
  });

  it('puts a song behind its neighbour in the order before shuffle too', () => {
    const shuffled = shuffleQueue(letteredQueue('abcd', 1), () => 0.99);
    expect(readQueue(restoreOrder(insertNext(shuffled, songs('x'))))).toBe('a[b]xcd');
  });
});

describe('appendToQueue', () => {
  it('puts songs at the end', () => {
    expect(readQueue(appendToQueue(letteredQueue('ab', 1), songs('x')))).toBe('a[b]x');
  });

  it('starts a queue where there is none', () => {
    expect(readQueue(appendToQueue(EMPTY_QUEUE, songs('x', 'y')))).toBe('[x]y');
  });
});

describe('appendToQueue while shuffled', () => {
  it('puts songs at the end of the order before shuffle too', () => {
    const shuffled = shuffleQueue(letteredQueue('abc', 1), () => 0);
    expect(readQueue(shuffled)).toBe('[b]ac');
    const moved = reorderQueue(shuffled, 1, 2);
    expect(readQueue(moved)).toBe('[b]ca');
    expect(readQueue(restoreOrder(appendToQueue(moved, songs('x'))))).toBe('a[b]cx');
  });
});

describe('adding to a queue', () => {
  it.each([
    ['insertNext', insertNext],
    ['appendToQueue', appendToQueue],
  ])('changes nothing when %s receives no songs', (_, add) => {
    expect([add(EMPTY_QUEUE, []), add(letteredQueue('ab'), [])]).toEqual([EMPTY_QUEUE, letteredQueue('ab')]);
  });

  it.each([
    ['insertNext', insertNext],
    ['appendToQueue', appendToQueue],
  ])('leaves shuffle on when %s fills an empty queue', (_, add) => {
    const waiting = { ...EMPTY_QUEUE, orderBeforeShuffle: [] };
    expect(add(waiting, songs('x', 'y'))).toMatchObject({ index: 0, orderBeforeShuffle: [1, 2] });
  });
});

describe('removeFromQueue', () => {
  it.each([
    ['before the current one', 1, '[b]c'],
    ['after the current one', 3, 'a[b]'],
    ['the current one: the next takes its place', 2, 'a[c]'],
    ['a key that is gone', 99, 'a[b]c'],
  ])('leaves the right queue when asked to remove: %s', (_, key, expected) => {
    expect(readQueue(removeFromQueue(letteredQueue('abc', 1), key))).toBe(expected);
  });

  it('steps back to the new last entry when the current last entry is removed', () => {
    expect(readQueue(removeFromQueue(letteredQueue('abc', 2), 3))).toBe('a[b]');
  });

  it('distinguishes two entries of the same song', () => {
    expect(readQueue(removeFromQueue(letteredQueue('aba', 1), 3))).toBe('a[b]');
  });

  it('empties the queue when its only entry is removed', () => {
    expect(removeFromQueue(letteredQueue('a'), 1)).toEqual({ ...EMPTY_QUEUE, nextKey: 2 });
  });

  it('leaves shuffle on when the only entry of a shuffled queue is removed', () => {
    const shuffled = shuffleQueue(letteredQueue('a'), () => 0);
    expect(removeFromQueue(shuffled, 1)).toEqual({ ...EMPTY_QUEUE, orderBeforeShuffle: [], nextKey: 2 });
  });

  it('removes the entry from the order before shuffle too', () => {
    const shuffled = shuffleQueue(letteredQueue('abc'), () => 0);
    expect(readQueue(restoreOrder(removeFromQueue(shuffled, 2)))).toBe('[a]c');
  });
});

describe('clearAround', () => {
  it('retains only the current entry', () => {
    expect(readQueue(clearAround(letteredQueue('abc', 1)))).toBe('[b]');
  });

  it('leaves shuffle on', () => {
    const shuffled = shuffleQueue(letteredQueue('abc', 1), () => 0);
    expect(readQueue(restoreOrder(appendToQueue(clearAround(shuffled), songs('x'))))).toBe('[b]x');
  });

  it('changes nothing in an empty queue', () => {
    expect(clearAround(EMPTY_QUEUE)).toBe(EMPTY_QUEUE);
  });
});

describe('reorderQueue', () => {
  it.each([
    [1, 2, 'b' + 'c' + '[a]'],
    [3, 0, 'c[a]b'],
    [2, 1, '[a]bc'],
    [2, 99, '[a]cb'],
    [3, -5, 'c[a]b'],
    [3, -1, 'c[a]b'],
    [1, 3, 'bc[a]'],
    [99, 0, '[a]bc'],
  ])('moves key %i to index %i without a change of the current song: %s', (key, to, expected) => {
    expect(readQueue(reorderQueue(letteredQueue('abc'), key, to))).toBe(expected);
  });
});

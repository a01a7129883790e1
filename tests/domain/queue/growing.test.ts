import { growQueue } from '../../../src/domain/queue/grow-queue';
import { removeFromQueue } from '../../../src/domain/queue/remove-from-queue';
import { restoreOrder, shuffleQueue } from '../../../src/domain/queue/shuffle-queue';
import { startQueue } from '../../../src/domain/queue/start-queue';
import { nextQueuePage } from '../../../src/domain/queue/next-queue-page';
import { songs } from '../../support/builders/a-song';
import { letteredQueue, readQueue } from '../../support/builders/lettered-queue';

const last = () => 0.999;

describe('growQueue', () => {
  it('appends more songs of a list to the queue', () => {
    expect(readQueue(growQueue(letteredQueue('abc', 1), songs('d', 'e'), last))).toBe('a[b]cde');
  });

  it('mixes more songs into a shuffled queue, behind the song that may be prepared', () => {
    const shuffled = shuffleQueue(letteredQueue('abcd'), () => 0);
    expect(readQueue(growQueue(shuffled, songs('e', 'f'), last))).toBe('[a]bfedc');
  });

  it('restores the list order of added songs when shuffle ends', () => {
    const shuffled = shuffleQueue(letteredQueue('abcd', 2), () => 0);
    expect(readQueue(restoreOrder(growQueue(shuffled, songs('e', 'f'), last)))).toBe('ab[c]def');
  });

  it('does not move the only song of a shuffled queue, which plays', () => {
    expect(readQueue(growQueue(shuffleQueue(letteredQueue('a'), last), songs('b', 'c'), last))).toBe('[a]cb');
  });
});

describe('nextQueuePage', () => {
  const queueOf = (count: number, at = 0) => startQueue(songs(...Array.from({ length: count }, (_, n) => `s${n}`)), at);

  it('is the next page of the list, without the songs that are in the queue', () => {
    expect(nextQueuePage(queueOf(130), { loaded: 130, hasMore: true, lastKey: 130 })).toEqual({
      kind: 'fetch',
      page: { page: 2, pageSize: 100 },
      passed: 30,
    });
  });

  it.each([
    [99, 1, 99],
    [100, 2, 0],
    [199, 2, 99],
  ])('with %i songs loaded is page %i without its first %i songs', (loaded, page, passed) => {
    const list = { loaded, hasMore: true, lastKey: loaded };
    expect(nextQueuePage(queueOf(loaded), list)).toEqual({ kind: 'fetch', page: { page, pageSize: 100 }, passed });
  });

  it('is over once the whole list is in the queue', () => {
    expect(nextQueuePage(queueOf(3), { loaded: 3, hasMore: false, lastKey: 3 })).toEqual({ kind: 'over' });
  });

  it('is over once its last song is gone: the listener cleared the queue, or plays something else', () => {
    const cleared = removeFromQueue(queueOf(3), 3);
    expect(nextQueuePage(cleared, { loaded: 3, hasMore: true, lastKey: 3 })).toEqual({ kind: 'over' });
  });

  it.each([
    [0, 1_000, 'fetch'],
    [0, 1_001, 'enough'],
    [1, 1_001, 'fetch'],
  ])('loads songs until a thousand are ahead: at index %i of %i songs it is %s', (at, count, kind) => {
    const list = { loaded: count, hasMore: true, lastKey: count };
    expect(nextQueuePage(queueOf(count, at), list).kind).toBe(kind);
  });
});

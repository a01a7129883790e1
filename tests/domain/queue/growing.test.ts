import { growQueue } from '../../../src/domain/queue/grow-queue';
import { removeFromQueue } from '../../../src/domain/queue/remove-from-queue';
import { restoreOrder, shuffleQueue } from '../../../src/domain/queue/shuffle-queue';
import { startQueue } from '../../../src/domain/queue/start-queue';
import { QUEUED_AHEAD, nextQueuePage } from '../../../src/domain/queue/next-queue-page';
import { songs } from '../../support/builders/a-song';
import { letteredQueue, readQueue } from '../../support/builders/lettered-queue';

const last = () => 0.999;

describe('growQueue', () => {
  it('puts more of a list at its end', () => {
    expect(readQueue(growQueue(letteredQueue('abc', 1), songs('d', 'e'), last))).toBe('a[b]cde');
  });

  it('mixes them among what follows where the queue is shuffled, behind the song that may be prepared', () => {
    const shuffled = shuffleQueue(letteredQueue('abcd'), () => 0);
    expect(readQueue(growQueue(shuffled, songs('e', 'f'), last))).toBe('[a]bfedc');
  });

  it('knows their place in the list for when shuffle ends', () => {
    const shuffled = shuffleQueue(letteredQueue('abcd', 2), () => 0);
    expect(readQueue(restoreOrder(growQueue(shuffled, songs('e', 'f'), last)))).toBe('ab[c]def');
  });

  it('leaves the last song of a shuffled queue where it plays', () => {
    expect(readQueue(growQueue(shuffleQueue(letteredQueue('a'), last), songs('b', 'c'), last))).toBe('[a]cb');
  });
});

describe('nextQueuePage', () => {
  const queueOf = (count: number, at = 0) => startQueue(songs(...Array.from({ length: count }, (_, n) => `s${n}`)), at);

  it('is the page that goes on, without those that are there', () => {
    expect(nextQueuePage(queueOf(130), { loaded: 130, totalCount: 400, lastKey: 130 })).toEqual({
      kind: 'fetch',
      page: { page: 2, pageSize: 100 },
      passed: 30,
    });
  });

  it('is over once all of it is there', () => {
    expect(nextQueuePage(queueOf(3), { loaded: 3, totalCount: 3, lastKey: 3 })).toEqual({ kind: 'over' });
  });

  it('is over once its last song is not: the listener cleared the queue, or plays something else', () => {
    const cleared = removeFromQueue(queueOf(3), 3);
    expect(nextQueuePage(cleared, { loaded: 3, totalCount: 9, lastKey: 3 })).toEqual({ kind: 'over' });
  });

  it.each([
    [0, QUEUED_AHEAD, 'fetch'],
    [0, QUEUED_AHEAD + 1, 'enough'],
    [1, QUEUED_AHEAD + 1, 'fetch'],
  ])('keeps a thousand ahead: at %i of %i songs it is %s', (at, count, kind) => {
    const list = { loaded: count, totalCount: 100_000, lastKey: count };
    expect(nextQueuePage(queueOf(count, at), list).kind).toBe(kind);
  });
});

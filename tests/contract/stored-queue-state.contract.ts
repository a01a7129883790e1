import type { StoredQueueState, Listening } from '../../src/domain/queue/stored-queue-state.port';
import { EMPTY_QUEUE } from '../../src/domain/queue/queue';
import { aQueue } from '../support/builders/a-queue';

const LISTENING: Listening = {
  queue: aQueue('c', 'a', 'b').at(1).shuffledFrom(2, 3, 1).build(),
  loop: 'ALL',
  position: 73.25,
};
const OTHER: Listening = { queue: aQueue('x', 'y').build(), loop: 'OFF', position: 4 };

/**
 * Contract tests of `StoredQueueState`. `makeBrowser` returns a browser without a stored queue, and opens one tab of it after
 * another.
 */
export function describeStoredQueueState(name: string, makeBrowser: () => () => StoredQueueState): void {
  describe(`${name} as a store of the queue`, () => {
    let open: () => StoredQueueState;

    beforeEach(() => {
      open = makeBrowser();
    });

    it('is empty at first', () => {
      expect(open().read()).toBeNull();
    });

    it('returns the songs, order, current song, loop and position to a tab that opens later', () => {
      open().claim(LISTENING);
      expect(open().read()).toEqual(LISTENING);
    });

    it('returns the current song, loop and position that were stored last', () => {
      const tab = open();
      tab.claim(LISTENING);
      const later: Listening = { ...LISTENING, queue: { ...LISTENING.queue, index: 2 }, loop: 'ONE', position: 8 };
      tab.renew(later);
      expect(open().read()).toEqual(later);
    });

    it('returns the songs that were stored last', () => {
      const tab = open();
      tab.claim(LISTENING);
      tab.claim(OTHER);
      expect(open().read()).toEqual(OTHER);
    });

    it('stores nothing for an emptied queue', () => {
      const tab = open();
      tab.claim(LISTENING);
      tab.claim({ queue: EMPTY_QUEUE, loop: 'OFF', position: 0 });
      expect(open().read()).toBeNull();
    });

    it('lets a tab that has only read the queue store a new position', () => {
      open().claim(LISTENING);
      const reader = open();
      reader.read();
      reader.renew({ ...LISTENING, position: 99 });
      expect(open().read()?.position).toBe(99);
    });

    it('does not overwrite a state that another tab stored later', () => {
      const tab = open();
      tab.claim(LISTENING);
      open().claim(OTHER);
      tab.renew({ ...LISTENING, position: 99 });
      expect(open().read()).toEqual(OTHER);
    });

    it('lets a tab claim the queue back from another tab', () => {
      const tab = open();
      const other = open();
      tab.claim(LISTENING);
      other.claim(OTHER);
      tab.claim({ ...LISTENING, position: 99 });
      other.renew(OTHER);
      expect(open().read()).toEqual({ ...LISTENING, position: 99 });
    });

    it('stores the nearest 1,000 of 10,000 songs, wherever the current song is', () => {
      const tab = open();
      const many = aQueue(...Array.from({ length: 10_000 }, (_, place) => `${place}`));
      const currents = [0, 5_000, 9_999].map((index) => {
        tab.claim({ queue: many.at(index).build(), loop: 'OFF', position: 1 });
        const kept = open().read()?.queue;
        return [kept?.entries.length, kept?.entries[kept.index]?.song.id];
      });
      expect(currents).toEqual([
        [1_000, '0'],
        [1_000, '5000'],
        [1_000, '9999'],
      ]);
    });
  });
}

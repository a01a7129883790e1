import { toPlaybackTransfer, fromPlaybackTransfer } from '../../../src/domain/live/playback-transfer';
import type { PlaybackTransfer } from '../../../src/domain/live/live-command';
import { aPlayerState } from '../../support/builders/a-player-state';
import { aQueue } from '../../support/builders/a-queue';
import { songs } from '../../support/builders/a-song';
import { readQueue } from '../../support/builders/lettered-queue';

const handed = (overrides: Partial<PlaybackTransfer> = {}): PlaybackTransfer => ({
  songIds: ['a', 'b', 'c'],
  index: 1,
  position: 61,
  loop: 'ALL',
  order: null,
  ...overrides,
});

const take = (given: PlaybackTransfer, ...known: readonly string[]) => {
  const listening = fromPlaybackTransfer(given, songs(...known), 7);
  return listening && { queue: readQueue(listening.queue), position: listening.position };
};

describe('handing playback to another device', () => {
  it('transfers nothing without a song', () => {
    expect(toPlaybackTransfer(aPlayerState())).toBeNull();
  });

  it('transfers the songs, the current index and the position', () => {
    const state = aPlayerState({ queue: aQueue('a', 'b', 'c').at(1).build(), position: 61, loop: 'ALL' });
    expect(toPlaybackTransfer(state)).toEqual(handed());
  });

  it('transfers the order before shuffle as indexes, also when only part of the queue is sent', () => {
    const queue = aQueue('a', 'b', 'c').shuffledFrom(3, 1, 2).build();
    expect(toPlaybackTransfer(aPlayerState({ queue }))?.order).toEqual([2, 0, 1]);
    const stale = aQueue('a', 'b').shuffledFrom(2, 9, 1).build();
    expect(toPlaybackTransfer(aPlayerState({ queue: stale }))?.order).toEqual([1, 0]);
    const ids = Array.from({ length: 700 }, (_, place) => `song-${place}`);
    const keys = ids.map((_, place) => ids.length - place);
    const long = toPlaybackTransfer(
      aPlayerState({
        queue: aQueue(...ids)
          .at(650)
          .shuffledFrom(...keys)
          .build(),
      }),
    );
    expect([long?.songIds.length, long?.songIds[long.index], long?.order?.length]).toEqual([500, 'song-650', 500]);
  });

  it('arrives unchanged on the other device', () => {
    const queue = aQueue('a', 'b', 'c').at(2).shuffledFrom(2, 3, 1).build();
    const went = toPlaybackTransfer(aPlayerState({ queue, position: 5, loop: 'ONE' }));
    const came = went && fromPlaybackTransfer(went, songs('a', 'b', 'c'), 1);
    expect(came).toEqual({ queue, position: 5, loop: 'ONE' });
  });
});

describe('taking playback from another device', () => {
  it.each([
    ['all are there', handed(), 'abc', { queue: 'a[b]c', position: 61 }],
    ['one before is gone', handed(), 'bc', { queue: '[b]c', position: 61 }],
    ['the current one is gone: the next begins', handed(), 'ac', { queue: 'a[c]', position: 0 }],
    ['it and all behind are gone: the last that is there begins', handed(), 'a', { queue: '[a]', position: 0 }],
    ['none is there', handed(), '', null],
    ['a song is there twice', handed({ songIds: ['a', 'b', 'a'], index: 2 }), 'ab', { queue: 'ab[a]', position: 61 }],
  ])('%s', (_, given, known, expected) => {
    expect(take(given, ...known)).toEqual(expected);
  });

  it('creates new keys and a complete order before shuffle, whatever order was received', () => {
    const order = fromPlaybackTransfer(handed({ order: [2, 9, 2, 0] }), songs('a', 'b', 'c'), 7)?.queue
      .orderBeforeShuffle;
    expect(order).toEqual([9, 7, 8]);
    expect(fromPlaybackTransfer(handed({ order: [2, 1] }), songs('a', 'c'), 7)?.queue).toMatchObject({
      orderBeforeShuffle: [8, 7],
      nextKey: 9,
    });
  });
});

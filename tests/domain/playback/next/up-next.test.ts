import type { LoopMode } from '../../../../src/domain/playback/next/loop-mode';
import { upNext } from '../../../../src/domain/playback/next/up-next';
import { EMPTY_QUEUE } from '../../../../src/domain/queue/queue';
import { letteredQueue } from '../../../support/builders/lettered-queue';

describe('upNext', () => {
  it.each<[string, number, LoopMode, string | undefined]>([
    ['abc', 0, 'OFF', 'b'],
    ['abc', 2, 'OFF', undefined],
    ['abc', 2, 'ALL', 'a'],
    ['abc', 1, 'ONE', 'b'],
    ['a', 0, 'ALL', 'a'],
  ])('in queue %s at index %i with loop %s is %s', (letters, index, loop, id) => {
    const queue = letteredQueue(letters, index);
    const follower = upNext({ queue, loop, stopsAfterSong: false });
    expect(follower?.entry.song.id).toBe(id);
    expect(follower && queue.entries[follower.index]).toBe(follower?.entry ?? null);
  });

  it('is nothing in an empty queue', () => {
    expect(upNext({ queue: EMPTY_QUEUE, loop: 'ALL', stopsAfterSong: false })).toBeNull();
  });

  it('is nothing where the current index is outside the queue', () => {
    expect(upNext({ queue: { ...letteredQueue('a'), index: 7 }, loop: 'ONE', stopsAfterSong: false })).toBeNull();
  });

  it('is nothing where playback stops after the song', () => {
    expect(upNext({ queue: letteredQueue('ab'), loop: 'ALL', stopsAfterSong: true })).toBeNull();
  });
});

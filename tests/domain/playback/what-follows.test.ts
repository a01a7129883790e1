import type { LoopMode } from '../../../src/domain/playback/loop-mode';
import { whatFollows } from '../../../src/domain/playback/what-follows';
import { EMPTY_QUEUE } from '../../../src/domain/queue/queue';
import { letteredQueue } from '../../support/builders/lettered-queue';

describe('whatFollows', () => {
  it.each<[string, number, LoopMode, string | undefined]>([
    ['abc', 0, 'OFF', 'b'],
    ['abc', 2, 'OFF', undefined],
    ['abc', 2, 'ALL', 'a'],
    ['abc', 1, 'ONE', 'b'],
    ['a', 0, 'ALL', 'a'],
  ])('in %s at %i under %s is %s', (letters, index, loop, id) => {
    const queue = letteredQueue(letters, index);
    const follower = whatFollows({ queue, loop, stopsAfterSong: false });
    expect(follower?.entry.song.id).toBe(id);
    expect(follower && queue.entries[follower.index]).toBe(follower?.entry ?? null);
  });

  it('is nothing in an empty queue', () => {
    expect(whatFollows({ queue: EMPTY_QUEUE, loop: 'ALL', stopsAfterSong: false })).toBeNull();
  });

  it('is nothing where the queue stands nowhere', () => {
    expect(whatFollows({ queue: { ...letteredQueue('a'), index: 7 }, loop: 'ONE', stopsAfterSong: false })).toBeNull();
  });

  it('is nothing where the music stops after the song', () => {
    expect(whatFollows({ queue: letteredQueue('ab'), loop: 'ALL', stopsAfterSong: true })).toBeNull();
  });
});

import { EMPTY_QUEUE } from '../../../../src/domain/queue/queue';
import { songAfter } from '../../../../src/domain/playback/next/song-after';
import { aQueue } from '../../../support/builders/a-queue';

describe('songAfter', () => {
  it.each([
    ['the next one', 0, 'OFF', '2'],
    ['nothing after the last', 1, 'OFF', undefined],
    ['the first again, going round', 1, 'ALL', '1'],
    ['nothing new where one song repeats', 0, 'ONE', undefined],
  ] as const)('is %s', (_, index, loop, id) => {
    const queue = { ...aQueue('1', '2').build(), index };
    expect(songAfter({ queue, loop, stopsAfterSong: false })?.id).toBe(id);
  });

  it('is nothing without a queue', () => {
    expect(songAfter({ queue: EMPTY_QUEUE, loop: 'ALL', stopsAfterSong: false })).toBeNull();
  });

  it('is nothing where playback is to stop after the song', () => {
    expect(songAfter({ queue: aQueue('1', '2').build(), loop: 'ALL', stopsAfterSong: true })).toBeNull();
  });
});

import * as fc from 'fast-check';
import { crossfadeGains, whatCrossfades } from '../../../../src/domain/playback/next/crossfade';
import type { PlayerState } from '../../../../src/domain/playback/state/player-state';
import { aPlayerState } from '../../../support/builders/a-player-state';
import { aQueue } from '../../../support/builders/a-queue';

const queue = aQueue('a', 'b').build();
const fading = { queue, isPlaying: true, duration: 252, position: 246 };

describe('fading one song into the next', () => {
  it.each<[string, Partial<PlayerState>, number, object | null]>([
    ['begins so many seconds before the end', {}, 6, { index: 1, length: 6 }],
    ['takes what is left after a seek', { position: 249 }, 6, { index: 1, length: 3 }],
    ['does not begin before', { position: 245 }, 6, null],
    ['does not begin where there is none', {}, 0, null],
    ['does not begin while paused', { isPlaying: false }, 6, null],
    ['does not begin in trouble', { fault: 'network' }, 6, null],
    ['begins half a second before the end at the latest', { position: 251.5 }, 6, { index: 1, length: 0.5 }],
    ['does not begin later', { position: 251.51 }, 6, null],
    ['takes a second where it is that short', { position: 251 }, 1, { index: 1, length: 1 }],
    ['begins in a song as long as two fades', { duration: 12, position: 6 }, 6, { index: 1, length: 6 }],
    ['does not begin once the song has as good as ended', { position: 251.8 }, 6, null],
    ['does not begin where the song is repeated', { loop: 'ONE' }, 6, null],
    ['does not begin where the music stops', { stopsAfterSong: true }, 6, null],
    ['does not begin after the last song', { queue: aQueue('a', 'b').at(1).build() }, 6, null],
    ['goes round with ALL', { queue: aQueue('a', 'b').at(1).build(), loop: 'ALL' }, 6, { index: 0, length: 6 }],
    ['does not begin in a song shorter than two fades', { duration: 11, position: 8 }, 6, null],
  ])('%s', (_, state, crossfade, decision) => {
    expect(whatCrossfades(aPlayerState({ ...fading, ...state }), crossfade)).toEqual(decision);
  });

  it('does not begin before a song shorter than two fades', () => {
    const { entries } = queue;
    const [first, second] = entries;
    const short = { ...queue, entries: [first!, { ...second!, song: { ...second!.song, duration: 11 } }] };
    expect(whatCrossfades(aPlayerState({ ...fading, queue: short }), 6)).toBeNull();
  });

  it.each([
    [0, 1, 0],
    [0.5, Math.SQRT1_2, Math.SQRT1_2],
    [1, 0, 1],
    [-1, 1, 0],
    [2, 0, 1],
  ])('has, at %d of the fade, the amplitudes %d and %d', (part, leaving, coming) => {
    const gains = crossfadeGains(part);
    expect(gains.leaving).toBeCloseTo(leaving, 9);
    expect(gains.coming).toBeCloseTo(coming, 9);
  });

  it('has equal power throughout the fade', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (part) => {
        const { leaving, coming } = crossfadeGains(part);
        expect(leaving ** 2 + coming ** 2).toBeCloseTo(1, 9);
      }),
    );
  });
});

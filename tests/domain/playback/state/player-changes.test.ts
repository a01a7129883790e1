import {
  cycleLoop,
  playDespiteFault,
  withEndless,
  withIndex,
  withOtherSource,
  withPlaying,
  withQueue,
  withRenewedMedia,
  withSettings,
  withStandingFault,
  withStopAfterSong,
} from '../../../../src/domain/playback/state/player-changes';
import type { PlayerState } from '../../../../src/domain/playback/state/player-state';
import { commitSeek } from '../../../../src/domain/playback/state/seek-drag';
import { aPlayerState } from '../../../support/builders/a-player-state';
import { aQueue } from '../../../support/builders/a-queue';
import { aSongDetails } from '../../../support/builders/a-song-details';

const queue = aQueue('a', 'b', 'c').build();
const other = aQueue('d').build();
const details = aSongDetails().build();
const state = aPlayerState({
  queue,
  position: 40,
  duration: 252,
  seekPreview: 90,
  fault: 'network',
  isBuffering: true,
});

type Change = (state: PlayerState) => PlayerState;

describe('changes of the player', () => {
  it.each<[string, Change, Partial<PlayerState>]>([
    ['playing', (to) => withPlaying(to, true), { isPlaying: true }],
    ['playing despite a fault', playDespiteFault, { isPlaying: true, fault: null }],
    ['another queue', (to) => withQueue(to, other), { queue: other }],
    ['another song of the queue', (to) => withIndex(to, 2), { queue: { ...queue, index: 2 } }],
    ['renewed media', (to) => withRenewedMedia(to, details), { details }],
    ['a stop after the song', (to) => withStopAfterSong(to, true), { stopsAfterSong: true }],
    ['an end after the queue', (to) => withEndless(to, false), { isEndless: false }],
    ['a longer source', (to) => withOtherSource(to, 260), { isBuffering: false, duration: 260 }],
    ['a source of unknown length', (to) => withOtherSource(to, null), { isBuffering: false }],
    ['a fault that stays', (to) => withStandingFault(to, 'decode'), { fault: 'decode', isBuffering: false }],
    ['the end of a drag', (to) => commitSeek(to, 7), { position: 7, seekPreview: null }],
  ])('with %s leave everything else unchanged', (_, change, changed) => {
    expect(change(state)).toEqual({ ...state, ...changed });
  });

  it('with a pause keep the fault', () => {
    expect(withPlaying({ ...state, isPlaying: true }, false)).toEqual(state);
  });

  it('with the same queue are none', () => {
    expect(withQueue(state, queue)).toBe(state);
  });

  it('of the loop go from one mode to the next', () => {
    const modes = [state, cycleLoop(state), cycleLoop(cycleLoop(state)), cycleLoop(cycleLoop(cycleLoop(state)))];
    expect(modes.map(({ loop }) => loop)).toEqual(['OFF', 'ALL', 'ONE', 'OFF']);
  });
});

describe('the settings of an earlier visit', () => {
  const settings = { volume: 30, muted: true, loop: 'ONE' } as const;
  const shuffled = { ...queue, orderBeforeShuffle: [3, 1, 2] };

  it.each([
    ['a queue in its order', { isShuffled: false, queue }, queue],
    ['a queue that is to be shuffled from now on', { isShuffled: true, queue }, { ...queue, orderBeforeShuffle: [] }],
    ['a shuffled queue', { isShuffled: true, queue: shuffled }, shuffled],
  ])('are taken over by the player with %s', (_, { isShuffled, queue: before }, after) => {
    const restored = withSettings({ ...state, queue: before }, { ...settings, isShuffled });
    expect(restored).toEqual({ ...state, ...settings, queue: after });
  });
});

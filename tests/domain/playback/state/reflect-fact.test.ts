import { movesOn, reflectFact } from '../../../../src/domain/playback/state/reflect-fact';
import { aPlayerState } from '../../../support/builders/a-player-state';

const playing = aPlayerState({ isPlaying: true, isBuffering: false, position: 40, duration: 252 });
const faulty = { ...playing, fault: 'network' as const };
const buffered = [{ from: 0, to: 60 }];

describe('movesOn', () => {
  it.each([
    [0, 0.001, false],
    [0, 0.0011, true],
    [5, 4, false],
  ])('from %d s to %d s is %s', (before, after, moves) => {
    expect(movesOn(before, after)).toBe(moves);
  });
});

describe('reflectFact', () => {
  it.each([
    ['the length is told', playing, { kind: 'ready', duration: 250.5 }, { duration: 250.5 }],
    [
      'a resting player is ready',
      aPlayerState(),
      { kind: 'ready', duration: 30 },
      { duration: 30, isBuffering: false },
    ],
    ['sound comes out', { ...faulty, isBuffering: true }, { kind: 'playing' }, { isBuffering: false, fault: null }],
    ['something else paused it', playing, { kind: 'paused' }, { isPlaying: false, isBuffering: false }],
    ['it waits for data', playing, { kind: 'waiting' }, { isPlaying: true, isBuffering: true }],
    [
      'a playing player is ready and still waits',
      aPlayerState({ isPlaying: true }),
      { kind: 'ready', duration: 30 },
      { duration: 30 },
    ],
    ['it plays on', playing, { kind: 'progress', position: 41, buffered }, { position: 41, buffered }],
    [
      'moving proves sound',
      faulty,
      { kind: 'progress', position: 41, buffered },
      { fault: null, position: 41, buffered },
    ],
    ['standing proves nothing', faulty, { kind: 'progress', position: 40, buffered }, { fault: 'network', buffered }],
    [
      'rounding proves nothing',
      faulty,
      { kind: 'progress', position: 40.0009, buffered },
      { position: 40.0009, buffered },
    ],
    [
      'a small step proves sound',
      faulty,
      { kind: 'progress', position: 40.0012, buffered },
      { position: 40.0012, buffered, fault: null },
    ],
    ['a step back proves nothing', faulty, { kind: 'progress', position: 39, buffered }, { position: 39, buffered }],
    ['it was moved', playing, { kind: 'seeked', position: 120 }, { position: 120 }],
    ['it ended', { ...playing, isBuffering: true }, { kind: 'ended' }, { isPlaying: true, isBuffering: false }],
    [
      'it failed while it waited',
      { ...playing, isBuffering: true },
      { kind: 'failed', fault: 'decode' },
      { fault: 'decode', isPlaying: true, isBuffering: false },
    ],
    ['autoplay was refused', playing, { kind: 'failed', fault: 'blocked' }, { fault: 'blocked', isPlaying: false }],
    [
      'it was paused while it waited',
      { ...playing, isBuffering: true },
      { kind: 'paused' },
      { isPlaying: false, isBuffering: false },
    ],
    [
      'it failed while paused',
      { ...playing, isPlaying: false },
      { kind: 'failed', fault: 'network' },
      { fault: 'network', isPlaying: false },
    ],
  ] as const)('%s', (_, state, fact, expected) => {
    expect(reflectFact(state, fact)).toEqual({ ...state, ...expected });
  });

  it('moves the position but not the thumb while the listener drags the thumb', () => {
    const dragging = { ...playing, seekPreview: 200 };
    expect(reflectFact(dragging, { kind: 'progress', position: 41, buffered })).toMatchObject({
      position: 41,
      seekPreview: 200,
    });
  });
});

import type { PlaybackFault } from '../../../../src/domain/playback/sources/playback-engine.port';
import { INITIAL_WATCH, type WatchEvent } from '../../../../src/domain/playback/watchdog/watch-state';
import { watchAfter } from '../../../support/builders/a-watch';

const HOUR = 3_600;
const DUE: WatchEvent = { kind: 'alarm' };
const failed = (fault: PlaybackFault): WatchEvent => ({ kind: 'failed', fault });
const started = (isWanted: boolean): WatchEvent => ({ kind: 'started', isWanted });
const silence = [[4, DUE] as const, [6, DUE] as const, [7, DUE] as const];
const pausedAt = (second: number) => [second, { kind: 'paused' }] as const;

describe('the watchdog before any song', () => {
  it('watches nothing, and has counted nothing', () => {
    expect(INITIAL_WATCH).toEqual({
      phase: 'empty',
      alarm: null,
      message: null,
      tries: 0,
      skipsInARow: 0,
      renewals: new Map(),
      wake: 'none',
    });
  });
});

describe('the limits of the watchdog', () => {
  it.each([
    ['half a second of sound ahead is none', 4, { ahead: 0.5 }, { phase: 'starved', done: [] }],
    ['a little more is sound', 4, { ahead: 0.51 }, { phase: 'recovering', done: ['reload'] }],
    ['an alarm that is 2 s late is answered', 6, {}, { phase: 'starved' }],
    ['a later one means that the page was suspended', 6.001, {}, { phase: 'monitoring' }],
  ] as const)('%s', (_, second, scene, expected) => {
    expect(watchAfter([[second, DUE]], scene)).toMatchObject(expected);
  });

  it.each([
    ['90 s late', 64 + 4 + 90, 'starved'],
    ['later than that', 64 + 4 + 90.001, 'monitoring'],
  ])('after a suspension, an alarm that is %s leaves the phase %s', (_, second, phase) => {
    expect(
      watchAfter([
        [64, DUE],
        [second, DUE],
      ]),
    ).toMatchObject({ phase });
  });

  it.each([
    ['in the same way where nothing is loaded', { hasOtherSource: true }, 'reload'],
    ['in the same way where there is no other', { ahead: 5 }, 'reload'],
    ['in another way where sound is loaded and there is one', { ahead: 5, hasOtherSource: true }, 'hand-over'],
  ] as const)('a reported song is tried again %s', (_, scene, command) => {
    expect(watchAfter([...silence, [27, DUE]], scene).done).toEqual([command]);
  });

  it('skips a third song in a row, and counts each skip once', () => {
    const two = [0, 10].flatMap((second) => [
      [second + 1, failed('decode')] as const,
      [second + 4, DUE] as const,
      [second + 5, started(true)] as const,
    ]);
    expect(watchAfter([...two, [21, failed('decode')]])).toMatchObject({ phase: 'skip', state: { skipsInARow: 2 } });
  });

  it('waits 20 s again before the first retry of a new fault', () => {
    const again = [
      [30, { kind: 'progressed' }],
      [34, DUE],
      [36, DUE],
      [37, DUE],
    ] as const;
    expect(watchAfter([...silence, [27, DUE], ...again])).toMatchObject({ phase: 'reported', looksIn: 20 });
  });
});

describe('what an event leaves of an earlier fault', () => {
  it.each([
    ['a start with sound', [...silence, [27, DUE], [28, started(true)]], { phase: 'monitoring', looksIn: 4 }],
    ['a start in a pause', [...silence, [27, DUE], [28, started(false)]], { phase: 'idle', looksIn: null }],
  ] as const)('%s forgets its message and its attempts', (_, events, expected) => {
    expect(watchAfter(events)).toMatchObject({ ...expected, message: null, state: { tries: 0 } });
  });

  it('nothing is watched any more without a song', () => {
    expect(watchAfter([...silence, [9, { kind: 'cleared' }]])).toMatchObject({
      phase: 'empty',
      message: null,
      looksIn: null,
    });
  });

  it.each([
    ['moves', { kind: 'progressed' }],
    ['is tried again by the listener', { kind: 'retry-requested' }],
  ] as const)('a song that %s clears the count of skipped songs', (_, event) => {
    const skipped = [
      [1, failed('decode')],
      [4, DUE],
    ] as const;
    expect(watchAfter(skipped).state.skipsInARow).toBe(1);
    expect(watchAfter([...skipped, [5, event]]).state.skipsInARow).toBe(0);
  });

  it.each([
    ['paused', [...silence, pausedAt(9), [10, { kind: 'playing' }]], { phase: 'idle', message: null }],
    [
      'about to be skipped',
      [
        [1, failed('decode')],
        [2, { kind: 'playing' }],
      ],
      { phase: 'recovering', message: null, looksIn: 2 },
    ],
  ] as const)('a song that is %s and plays has no message', (_, events, expected) => {
    expect(watchAfter(events)).toMatchObject(expected);
  });

  it('a seek leaves a song that is about to be skipped', () => {
    const events = [
      [1, failed('decode')],
      [2, { kind: 'seeked' }],
    ] as const;
    expect(watchAfter(events)).toMatchObject({ phase: 'skip', message: 'decode' });
  });

  it('the network is no reason to play a paused song, although its message is about the network', () => {
    expect(watchAfter([...silence, pausedAt(9), [10, { kind: 'online' }]])).toMatchObject({
      phase: 'idle',
      message: 'network',
      done: [],
    });
  });

  it('a song that was about to be skipped for lack of a network is tried again once the network returns', () => {
    const events = [
      [1, failed('network')],
      [2, { kind: 'online' }],
    ] as const;
    expect(watchAfter(events)).toMatchObject({ phase: 'monitoring', done: ['retry'], message: null });
  });

  it.each([
    ['blocked', {}],
    ['not-found', { hasNext: false }],
  ] as const)('a song that stops with the fault %s has its message', (fault, scene) => {
    expect(watchAfter([[1, failed(fault)]], scene)).toMatchObject({ phase: 'idle', message: fault, looksIn: null });
  });
});

describe('what a suspension of the page leaves', () => {
  const asleep = 8 * HOUR;
  const slept = [[asleep, DUE]] as const;

  it.each([
    ['a night', slept, 'fresh'],
    ['a night and a start', [...slept, [asleep + 1, started(true)]], 'none'],
    ['a night and a start in a pause', [...slept, [asleep + 1, started(false)]], 'none'],
    ['a night and moving sound', [...slept, [asleep + 1, { kind: 'progressed' }]], 'none'],
    [
      'a night, a pause and another press of play',
      [...slept, pausedAt(asleep + 1), [asleep + 2, { kind: 'play-requested' }]],
      'none',
    ],
    ['a night and a dead connection', [[asleep, failed('network')]], 'used'],
    ['a night after a message', [...silence, [asleep, DUE]], 'fresh'],
  ] as const)('after %s the suspension counts as %s', (_, events, wake) => {
    expect(watchAfter(events).state.wake).toBe(wake);
  });

  it.each([
    ['is retried in its turn', DUE, { done: ['reload'], phase: 'offline' }],
    ['is retried at once when the network is back', { kind: 'online' }, { done: ['retry'], phase: 'monitoring' }],
  ] as const)('a song that waited for the network %s', (_, event, expected) => {
    const events = [
      [1, failed('network')],
      [asleep, event],
    ] as const;
    expect(watchAfter(events, { isOnline: false })).toMatchObject(expected);
  });

  it('a song that was about to be skipped is retried, whatever woke the page', () => {
    const events = [
      [1, failed('decode')],
      [asleep, { kind: 'online' }],
    ] as const;
    expect(watchAfter(events)).toMatchObject({ done: ['retry'], phase: 'monitoring' });
  });
});

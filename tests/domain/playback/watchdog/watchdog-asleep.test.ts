import type { PlaybackFault } from '../../../../src/domain/playback/sources/playback-engine.port';
import type { WatchEvent } from '../../../../src/domain/playback/watchdog/watch-state';
import { watchAfter } from '../../../support/builders/a-watch';

const DAY = 86_400;
const DUE: WatchEvent = { kind: 'alarm' };
const failed = (fault: PlaybackFault): WatchEvent => ({ kind: 'failed', fault });
const STARVED = [4, DUE] as const;
const TRIED = [6, DUE] as const;
const TOLD = [8, DUE] as const;
const silence = [STARVED, TRIED, TOLD] as const;

describe('the watchdog of a page that was suspended', () => {
  const asleep = 8 * 3_600;

  it.each([
    ['says nothing', [[asleep, DUE]], {}, { phase: 'monitoring', done: [], message: null, looksIn: 4 }],
    ['nor where it was about to', [STARVED, TRIED, [asleep, DUE]], {}, { phase: 'monitoring', done: [], looksIn: 4 }],
    [
      'tries the song that it was about to leave',
      [
        [1, failed('decode')],
        [asleep, DUE],
      ],
      {},
      { done: ['retry'], phase: 'monitoring' },
    ],
    [
      'goes on trying what it told',
      [...silence, [asleep, DUE]],
      {},
      { done: ['reload'], phase: 'reported', message: 'network' },
    ],
    [
      'forgives a connection found dead',
      [[asleep, failed('network')]],
      {},
      { done: ['reload'], phase: 'monitoring', message: null },
    ],
    [
      'once',
      [
        [asleep, failed('network')],
        [asleep + 1, failed('network')],
      ],
      {},
      { done: ['report network', 'unload'] },
    ],
    ['no other fault', [[asleep, failed('decode')]], {}, { done: ['report decode', 'unload'] }],
    [
      'nor a missing network',
      [[asleep, failed('network')]],
      { isOnline: false },
      { done: ['report network', 'unload'], phase: 'offline' },
    ],
    [
      'goes to the end of a song that was at its end',
      [[asleep, failed('network')]],
      { position: 250 },
      { done: ['unload', 'end'] },
    ],
    [
      'goes on by a network that is back',
      [...silence, [asleep, { kind: 'online' }]],
      {},
      { done: ['retry'], message: null },
    ],
    [
      'is not put to sleep by alarms that are late by a minute each',
      [
        [64, DUE],
        [128, DUE],
      ],
      {},
      { phase: 'starved' },
    ],
    [
      'but by a second night',
      [
        [asleep, DUE],
        [2 * asleep, DUE],
      ],
      {},
      { phase: 'monitoring', done: [] },
    ],
  ] as const)('%s', (_, events, scene, expected) => {
    expect(watchAfter(events, scene)).toMatchObject(expected);
  });

  it.each([
    ['forward', DAY, 'monitoring'],
    ['back', -DAY, 'starved'],
  ])('reports no fault when the clock is set %s by a day', (_, by, phase) => {
    expect(watchAfter([[by + 4, DUE]])).toMatchObject({ phase, done: [], message: null });
    expect(
      watchAfter([
        [by, { kind: 'progressed' }],
        [by + 4, DUE],
      ]),
    ).toMatchObject({ phase: 'starved', message: null });
  });
});

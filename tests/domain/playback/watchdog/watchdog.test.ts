import type { PlaybackFault } from '../../../../src/domain/playback/sources/playback-engine.port';
import type { WatchEvent } from '../../../../src/domain/playback/watchdog/watch-state';
import { watchAfter } from '../../../support/builders/a-watch';

const HOUR = 3_600;
const DUE: WatchEvent = { kind: 'alarm' };
const failed = (fault: PlaybackFault): WatchEvent => ({ kind: 'failed', fault });

const STARVED = [4, DUE] as const;
const TRIED = [6, DUE] as const;
const TOLD = [7, DUE] as const;
const silence = [STARVED, TRIED, TOLD] as const;

describe('the watchdog of a song that does not advance', () => {
  it.each([
    ['looks after 4 s', [], {}, { phase: 'monitoring', done: [], looksIn: 4 }],
    ['waits 2 s more where nothing is loaded', [STARVED], {}, { phase: 'starved', done: [], looksIn: 2 }],
    ['then opens it anew, unnoticed', [STARVED, TRIED], {}, { phase: 'recovering', done: ['reload'], looksIn: 1 }],
    ['not without a network', [STARVED, TRIED], { isOnline: false }, { phase: 'recovering', done: [], looksIn: 1 }],
    [
      'opens anew at 4 s what is loaded',
      [STARVED],
      { ahead: 5 },
      { phase: 'recovering', done: ['reload'], looksIn: 3 },
    ],
    ['tells after 7 s', silence, {}, { phase: 'reported', done: ['report network'], message: 'network', looksIn: 20 }],
    [
      'takes the last seconds for the end',
      silence,
      { position: 250 },
      { phase: 'monitoring', done: ['unload', 'end'], message: null },
    ],
    ['tries again 20 s later', [...silence, [27, DUE]], {}, { phase: 'reported', done: ['reload'], looksIn: 40 }],
    [
      'in another way where sound is at hand',
      [...silence, [27, DUE]],
      { ahead: 5, hasOtherSource: true },
      { done: ['hand-over'], message: 'network' },
    ],
    ['and every minute in the end', [...silence, [27, DUE], [67, DUE], [127, DUE]], {}, { looksIn: 60 }],
    [
      'is content when sound moves',
      [...silence, [9, { kind: 'progressed' }]],
      {},
      { phase: 'monitoring', message: null },
    ],
    ['counts anew after a seek', [STARVED, [5, { kind: 'seeked' }]], {}, { phase: 'monitoring', looksIn: 4 }],
    ['but keeps its word', [...silence, [9, { kind: 'seeked' }]], {}, { phase: 'reported', message: 'network' }],
    [
      'believes an engine that says it plays for 2 s',
      [...silence, [9, { kind: 'playing' }]],
      {},
      { phase: 'recovering', message: null, looksIn: 2 },
    ],
    ['and not at all before', [STARVED, [5, { kind: 'playing' }]], {}, { phase: 'starved' }],
    ['opens it anew when the network comes back', [STARVED, [5, { kind: 'online' }]], {}, { done: ['reload'] }],
    [
      'also after the attempt',
      [STARVED, TRIED, [7, { kind: 'online' }]],
      {},
      { done: ['reload'], phase: 'recovering' },
    ],
    ['not while sound moves', [[1, { kind: 'online' }]], {}, { done: [], phase: 'monitoring' }],
    ['tries it by new details after it was told', [...silence, [9, { kind: 'online' }]], {}, { done: ['retry'] }],
    [
      'tries it when asked',
      [...silence, [9, { kind: 'retry-requested' }]],
      {},
      { done: ['retry'], message: null, looksIn: 4 },
    ],
    [
      'does not mind being told that sound is wanted',
      [STARVED, [5, { kind: 'play-requested' }]],
      {},
      { phase: 'starved' },
    ],
    [
      'rests in a pause',
      [...silence, [9, { kind: 'paused' }]],
      {},
      { phase: 'idle', message: 'network', looksIn: null },
    ],
    [
      'does nothing there',
      [
        [1, { kind: 'paused' }],
        [9, DUE],
      ],
      {},
      { phase: 'idle', done: [] },
    ],
    [
      'nor after a seek',
      [
        [1, { kind: 'paused' }],
        [2, { kind: 'seeked' }],
      ],
      {},
      { phase: 'idle' },
    ],
    [
      'listens after it',
      [
        [1, { kind: 'paused' }],
        [9, { kind: 'play-requested' }],
      ],
      {},
      { phase: 'monitoring', looksIn: 4 },
    ],
    [
      'takes its word back where a last sound moves',
      [...silence, [9, { kind: 'paused' }], [10, { kind: 'progressed' }]],
      {},
      { phase: 'idle', message: null },
    ],
    [
      'has nothing to do without a song',
      [
        [1, { kind: 'cleared' }],
        [2, { kind: 'retry-requested' }],
      ],
      {},
      { phase: 'empty', done: [] },
    ],
  ] as const)('%s', (_, events, scene, expected) => {
    expect(watchAfter(events, scene)).toMatchObject(expected);
  });
});

describe('the watchdog of a song that fails', () => {
  const pause = [1, { kind: 'paused' }] as const;

  it.each([
    ['asks for new addresses, and waits within the 8 s', [[1, failed('expired')]], {}, { done: ['renew'], looksIn: 3 }],
    ['also when it stood already', [STARVED, [5, failed('expired')]], {}, { done: ['renew'], looksIn: 1 }],
    [
      'three times in half a minute',
      [
        [1, failed('expired')],
        [10, failed('expired')],
        [20, failed('expired')],
      ],
      {},
      { done: ['renew'] },
    ],
    [
      'not four times in half a minute',
      [
        [1, failed('expired')],
        [10, failed('expired')],
        [20, failed('expired')],
        [30, failed('expired')],
      ],
      {},
      { done: ['report expired', 'unload'], phase: 'skip' },
    ],
    [
      'hands over, and waits no longer for it',
      [STARVED, [5, failed('decode')]],
      { hasOtherSource: true },
      { done: ['hand-over'], looksIn: 2 },
    ],
    [
      'ends in the last seconds',
      [[1, failed('decode')]],
      { position: 250 },
      { done: ['unload', 'end'], phase: 'monitoring' },
    ],
    ['waits for a gesture', [[1, failed('blocked')]], {}, { done: ['report blocked'], phase: 'idle', looksIn: null }],
    [
      'waits for the network, trying now and then',
      [[1, failed('network')]],
      { isOnline: false },
      { done: ['report network', 'unload'], phase: 'offline', looksIn: 20 },
    ],
    [
      'tries there too',
      [
        [1, failed('network')],
        [21, DUE],
      ],
      { isOnline: false },
      { done: ['reload'], phase: 'offline', looksIn: 40 },
    ],
    [
      'goes on once it is back',
      [
        [1, failed('network')],
        [5, { kind: 'online' }],
      ],
      { isOnline: false },
      { done: ['retry'] },
    ],
    [
      'waits 3 s before the next song',
      [[1, failed('decode')]],
      {},
      { done: ['report decode', 'unload'], phase: 'skip', looksIn: 3 },
    ],
    [
      'goes to it',
      [
        [1, failed('decode')],
        [4, DUE],
      ],
      {},
      { done: ['skip'], phase: 'reported', message: 'decode' },
    ],
    [
      'not because of the network',
      [
        [1, failed('decode')],
        [2, { kind: 'online' }],
      ],
      {},
      { done: [], phase: 'skip' },
    ],
    [
      'stops with nothing to follow',
      [[1, failed('not-found')]],
      { hasNext: false },
      { done: ['report not-found', 'unload', 'stop'], phase: 'idle' },
    ],
    ['stays silent in a pause', [pause, [2, failed('decode')]], {}, { done: ['unload'], phase: 'idle', message: null }],
    ['also of a gesture', [pause, [2, failed('blocked')]], {}, { done: [], message: null }],
    [
      'hands over in a pause',
      [pause, [2, failed('decode')]],
      { hasOtherSource: true },
      { done: ['hand-over'], phase: 'idle' },
    ],
    [
      'gets new addresses in a pause',
      [pause, [HOUR, failed('expired')]],
      {},
      { done: ['renew'], phase: 'idle', looksIn: null },
    ],
  ] as const)('%s', (_, events, scene, expected) => {
    expect(watchAfter(events, scene)).toMatchObject(expected);
  });

  it('skips at most three songs in a row, and another one after sound was heard', () => {
    const three = [0, 1, 2].flatMap((turn) => [
      [turn * 10 + 1, failed('decode')] as const,
      [turn * 10 + 4, DUE] as const,
      [turn * 10 + 5, { kind: 'started', isWanted: true }] as const,
    ]);
    expect(watchAfter([...three, [31, failed('decode')]])).toMatchObject({ done: ['report decode', 'unload', 'stop'] });
    expect(watchAfter([...three, [30, { kind: 'progressed' }], [31, failed('decode')]])).toMatchObject({
      phase: 'skip',
    });
  });
});

import { afterFault, type FaultSituation } from '../../../../src/domain/playback/watchdog/after-fault';

const middle: FaultSituation = {
  fault: 'network',
  position: 60,
  duration: 252,
  hasOtherSource: false,
  isOnline: true,
  skipsInARow: 0,
  hasNext: true,
  isRenewable: true,
};

describe('afterFault', () => {
  it.each([
    ['a refused autoplay waits for a gesture', { fault: 'blocked' }, { kind: 'wait-for-gesture' }],
    ['a fault in the last segment is the end', { position: 249 }, { kind: 'treat-as-end' }],
    ['a fault exactly 4 s before the end is the end', { position: 248 }, { kind: 'treat-as-end' }],
    ['a fault just before the last segment is not the end', { position: 247.9 }, { kind: 'skip', after: 3_000 }],
    [
      'a short song is not at its end in its first half',
      { position: 1.4, duration: 3 },
      { kind: 'skip', after: 3_000 },
    ],
    ['a short song is at its end in its second half', { position: 1.6, duration: 3 }, { kind: 'treat-as-end' }],
    ['a song of one second is at its end in its second half', { position: 0.6, duration: 1 }, { kind: 'treat-as-end' }],
    ['a song of unknown length has no end', { position: 60, duration: 0 }, { kind: 'skip', after: 3_000 }],
    ['without network the song waits', { isOnline: false }, { kind: 'wait-for-network' }],
    [
      'without network a song that cannot be decoded is still given up',
      { isOnline: false, fault: 'decode' },
      { kind: 'skip', after: 3_000 },
    ],
    ['another source is tried first', { hasOtherSource: true }, { kind: 'hand-over' }],
    ['an address that expired is asked for anew', { fault: 'expired', hasOtherSource: true }, { kind: 'renew' }],
    ['also in the last segment', { fault: 'expired', position: 250 }, { kind: 'renew' }],
    ['also where the network is thought to be away', { fault: 'expired', isOnline: false }, { kind: 'renew' }],
    [
      'one that expired again is given up, and the other sources with it',
      { fault: 'expired', isRenewable: false, hasOtherSource: true },
      { kind: 'skip', after: 3_000 },
    ],
    ['else the next song follows after 3 s', {}, { kind: 'skip', after: 3_000 }],
    ['the third skip in a row is the last', { skipsInARow: 2 }, { kind: 'skip', after: 3_000 }],
    ['after three skips playing stops', { skipsInARow: 3 }, { kind: 'stop' }],
    [
      'songs that are away are passed over however many they are',
      { fault: 'absent', skipsInARow: 40 },
      { kind: 'skip', after: 3_000 },
    ],
    ['with nothing to follow it stops', { hasNext: false }, { kind: 'stop' }],
  ] as const)('%s', (_, change, decision) => {
    expect(afterFault({ ...middle, ...change })).toEqual(decision);
  });
});

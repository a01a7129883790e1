import { nextLoopMode, readLoopMode } from '../../../../src/domain/playback/next/next-loop-mode';
import { whatPlaysBefore } from '../../../../src/domain/playback/next/what-plays-before';
import { whatPlaysNext } from '../../../../src/domain/playback/next/what-plays-next';
import { EMPTY_QUEUE } from '../../../../src/domain/queue/queue';
import { letteredQueue } from '../../../support/builders/lettered-queue';

const advance = (index: number) => ({ kind: 'advance', index });
const restart = { kind: 'restart' };
const stop = { kind: 'stop' };

describe('nextLoopMode', () => {
  it.each([
    ['OFF', 'ALL'],
    ['ALL', 'ONE'],
    ['ONE', 'OFF'],
  ] as const)('changes %s to %s', (mode, next) => {
    expect(nextLoopMode(mode)).toBe(next);
  });

  it.each([
    ['ONE', 'ONE'],
    ['LOUD', 'OFF'],
    [null, 'OFF'],
  ])('reads %s as %s', (text, mode) => {
    expect(readLoopMode(text)).toBe(mode);
  });
});

describe('whatPlaysNext', () => {
  it.each([
    ['abc', 0, 'OFF', 'ended', advance(1)],
    ['abc', 2, 'OFF', 'ended', stop],
    ['abc', 2, 'OFF', 'pressed', stop],
    ['abc', 1, 'ALL', 'ended', advance(2)],
    ['abc', 2, 'ALL', 'ended', advance(0)],
    ['abc', 2, 'ALL', 'pressed', advance(0)],
    ['abc', 0, 'ONE', 'ended', restart],
    ['abc', 0, 'ONE', 'pressed', advance(1)],
    ['abc', 2, 'ONE', 'pressed', advance(0)],
    ['a', 0, 'OFF', 'ended', stop],
    ['a', 0, 'ALL', 'ended', restart],
    ['a', 0, 'ALL', 'pressed', restart],
    ['a', 0, 'ONE', 'ended', restart],
    ['a', 0, 'ONE', 'pressed', restart],
    ['aBCd', 0, 'OFF', 'ended', advance(3)],
    ['aBC', 0, 'OFF', 'pressed', stop],
    ['aBC', 0, 'ALL', 'ended', restart],
    ['AbcD', 2, 'ALL', 'ended', advance(1)],
    ['AB', 1, 'ALL', 'ended', stop],
  ] as const)(
    'returns the decision for queue %s at index %i, loop %s, reason %s',
    (letters, index, loop, reason, decision) => {
      expect(whatPlaysNext(letteredQueue(letters, index), loop, reason)).toEqual(decision);
    },
  );

  it.each(['OFF', 'ALL', 'ONE'] as const)('stops for an empty queue, loop %s', (loop) => {
    expect(whatPlaysNext(EMPTY_QUEUE, loop, 'ended')).toEqual(stop);
  });
});

describe('whatPlaysBefore', () => {
  it.each([
    ['abc', 1, 'OFF', 0, advance(0)],
    ['abc', 1, 'OFF', 3, advance(0)],
    ['abc', 1, 'OFF', 3.1, restart],
    ['ab', 1, 'OFF', 0, advance(0)],
    ['ab', 0, 'ALL', 0, advance(1)],
    ['abc', 0, 'OFF', 0, restart],
    ['abc', 0, 'ALL', 0, advance(2)],
    ['abc', 0, 'ONE', 2, advance(2)],
    ['abc', 0, 'ALL', 10, restart],
    ['a', 0, 'ALL', 0, restart],
    ['', 0, 'OFF', 0, restart],
    ['aBc', 2, 'OFF', 0, advance(0)],
    ['ABc', 2, 'OFF', 0, restart],
    ['ABc', 2, 'ALL', 0, restart],
    ['abC', 0, 'ALL', 0, advance(1)],
  ] as const)(
    'returns the decision for queue %s at index %i, loop %s, at %f s',
    (letters, index, loop, position, decision) => {
      expect(whatPlaysBefore(letteredQueue(letters, index), loop, position)).toEqual(decision);
    },
  );
});

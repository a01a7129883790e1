import {
  catchUp,
  FIRST_LEAD,
  isBufferedAt,
  type CatchUp,
  type SourceOffset,
} from '../../../../src/domain/playback/sources/catch-up';

const BESIDE: SourceOffset = {
  now: 20,
  position: 20,
  buffered: [{ from: 16, to: 40 }],
  lead: FIRST_LEAD,
  corrections: 0,
  took: 800,
};

describe('a silent source beside the audible source', () => {
  it.each<[string, Partial<SourceOffset>, CatchUp]>([
    ['is in step within 50 ms', { position: 20.04 }, { kind: 'in-step' }],
    ['is in step at exactly 50 ms', { now: 0, position: 0.05 }, { kind: 'in-step' }],
    [
      'is not in step at 51 ms',
      { now: 0, position: 0.051, buffered: [{ from: 0, to: 40 }] },
      { kind: 'correct', lead: FIRST_LEAD },
    ],
    [
      'is in step only within 50 ms after four corrections',
      { position: 19.94, corrections: 4 },
      { kind: 'correct', lead: 0.14 },
    ],
    [
      'waits where its buffer ends before the position that it would be sent to',
      { position: 18, buffered: [{ from: 16, to: 20.15 }] },
      { kind: 'wait' },
    ],
    [
      'is sent to a position that is buffered, although the one of the sound is not',
      { position: 18, buffered: [{ from: 20.05, to: 40 }] },
      { kind: 'correct', lead: FIRST_LEAD },
    ],
    [
      'waits where a part behind and a part ahead of the sound are buffered',
      {
        buffered: [
          { from: 12, to: 16 },
          { from: 22, to: 30 },
        ],
        position: 23,
      },
      { kind: 'wait' },
    ],
    [
      'is fetched from ahead where its buffer ends at the sound',
      { buffered: [{ from: 12, to: 20 }], position: 13, took: 4_000 },
      { kind: 'overtake', lead: 5 },
    ],
    [
      'is fetched from 20 seconds ahead at most',
      { buffered: [{ from: 12, to: 16 }], position: 13, took: 60_000 },
      { kind: 'overtake', lead: 20 },
    ],
    ['is in step within 100 ms after five', { position: 19.92, corrections: 5 }, { kind: 'in-step' }],
    ['is in step within 800 ms after eight', { position: 20.78, corrections: 8 }, { kind: 'in-step' }],
    [
      'is never in step seconds away, however often it was corrected',
      { position: 15, corrections: 9 },
      { kind: 'correct', lead: 2 },
    ],
    ['is sent ahead by a guess at first', { position: 18 }, { kind: 'correct', lead: FIRST_LEAD }],
    ['is sent further ahead by what it came late', { position: 19.8, corrections: 1 }, { kind: 'correct', lead: 0.28 }],
    ['is sent less far where it came early', { position: 20.06, corrections: 1 }, { kind: 'correct', lead: 0.02 }],
    ['is never sent back for being far too early', { position: 23, corrections: 1 }, { kind: 'correct', lead: 0 }],
    [
      'waits for the sound where it has only what comes later',
      { buffered: [{ from: 22, to: 30 }], position: 23 },
      { kind: 'wait' },
    ],
    [
      'is fetched from ahead where the sound has passed all of it',
      { buffered: [{ from: 12, to: 16 }], position: 13, took: 4_000 },
      { kind: 'overtake', lead: 5 },
    ],
    [
      'is fetched from a second ahead at least',
      { buffered: [{ from: 12, to: 16 }], position: 13, took: 10 },
      { kind: 'overtake', lead: 1 },
    ],
  ])('%s', (_, difference, expected) => {
    const answer = catchUp({ ...BESIDE, ...difference });
    expect(answer.kind).toBe(expected.kind);
    expect('lead' in answer ? answer.lead : null).toEqual('lead' in expected ? expect.closeTo(expected.lead, 6) : null);
  });

  it('has nothing to play at the very end of its buffer', () => {
    expect(isBufferedAt([{ from: 0, to: 4 }], 3.9)).toBe(false);
    expect(isBufferedAt([{ from: 0, to: 4 }], 3.88)).toBe(true);
  });

  it.each([
    [9.99, false],
    [10, true],
    [12, true],
    [2, true],
    [5, false],
  ])('at %d s has something to play in one of its two parts: %s', (position, isBuffered) => {
    const parts = [
      { from: 0, to: 4 },
      { from: 10, to: 20 },
    ];
    expect(isBufferedAt(parts, position)).toBe(isBuffered);
  });
});

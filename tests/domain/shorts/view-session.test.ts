import { startViewSession, noticeView, type ViewFact, type ViewKind } from '../../../src/domain/shorts/view-session';

/** Everything that is reported of a view session with these facts. */
function reported(...facts: readonly ViewFact[]): readonly ViewKind[] {
  let visit = startViewSession('visit', 'clip');
  const all: ViewKind[] = [];
  for (const fact of facts) {
    const step = noticeView(visit, fact);
    visit = step.visit;
    all.push(...step.report);
  }
  return all;
}

const seen = (share: number, at: number): ViewFact => ({ kind: 'seen', share, at });
const time = (at: number): ViewFact => ({ kind: 'time', at });
const progress = (position: number, duration = 20): ViewFact => ({ kind: 'progress', position, duration });
const moving: ViewFact = { kind: 'moving' };
const ended: ViewFact = { kind: 'ended' };

describe('a view session', () => {
  it('is the same object where there is nothing to note', () => {
    const visit = startViewSession('visit', 'clip');
    expect(visit).toEqual({
      id: 'visit',
      clipId: 'clip',
      seenSince: null,
      position: 0,
      watched: 0,
      reported: [],
      isAtEnd: false,
    });
    expect(noticeView(visit, time(9_000)).visit).toBe(visit);
  });
});

describe('an impression', () => {
  it.each([
    ['half of it seen for a second', [seen(0.5, 0), time(1_000)], ['impression']],
    ['all of it seen for a second, noticed late', [seen(1, 0), seen(0, 1_000)], ['impression']],
    ['seen a little shorter', [seen(1, 0), time(999), seen(0, 999)], []],
    ['less than half of it seen', [seen(0.49, 0), time(5_000)], []],
    ['twice half a second', [seen(1, 0), seen(0.2, 500), seen(1, 600), time(1_100)], []],
    ['seen on while it comes nearer', [seen(0.6, 0), seen(1, 700), time(1_000)], ['impression']],
    ['never seen', [time(9_000)], []],
    ['once, however long', [seen(1, 0), time(1_000), time(2_000)], ['impression']],
  ] as const)('is reported for a clip (%s): %j', (_, facts, report) => {
    expect(reported(...facts)).toEqual(report);
  });
});

describe('a start', () => {
  it('is reported when the clip first plays, and not when it continues after a stop', () => {
    expect(reported(moving, moving)).toEqual(['start']);
  });
});

describe('engagement', () => {
  it.each([
    ['three seconds', [1, 2, 3], 20, ['engaged']],
    ['a little less', [1, 2, 2.9], 20, []],
    ['half of a short clip', [1, 2], 4, ['engaged']],
    ['a little less than half of it', [1, 1.9], 4, []],
    ['half of a second', [0.5], 1, ['engaged']],
    ['steps of two seconds', [2, 4], 20, ['engaged']],
    ['steps of more than that', [2.1, 4.2, 6.3], 20, []],
    ['a leap to the end', [1, 15, 16], 20, []],
    ['a leap back, and on', [2, 0, 1], 20, ['engaged']],
    ['of no known length', [1, 2, 3, 4], 0, []],
    ['long, once', [2, 4, 6], 20, ['engaged']],
  ] as const)('after watching %s (positions %s, duration %i s): %j', (_, positions, duration, report) => {
    expect(reported(...positions.map((position) => progress(position, duration)))).toEqual(report);
  });
});

describe('an end', () => {
  it('is reported once, and each later start as a replay', () => {
    expect(reported(moving, ended, moving, ended, moving)).toEqual(['start', 'complete', 'replay', 'replay']);
  });

  it('is not followed by another replay when the clip continues after a stop', () => {
    expect(reported(moving, ended, moving, moving)).toEqual(['start', 'complete', 'replay']);
  });

  it('does not reset the watched time, which continues when the clip starts again', () => {
    expect(reported(progress(2), progress(1.5), ended, moving, progress(1))).toEqual(['complete', 'replay', 'engaged']);
  });
});

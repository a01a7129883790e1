import { endingOf } from '../../../src/domain/session/ending-of';
import {
  afterSessionEndEvent,
  continuedBy,
  isEndOf,
  fingerprintOf,
  type SessionEndEvent,
  type SessionEndPhase,
} from '../../../src/domain/session/session-end';

const NEWS: readonly SessionEndEvent[] = ['over', 'left', 'leaving', 'gone', 'settled', 'signed-in'];

/** Every sequence of this many events, repetitions included. */
const sequencesOf = (length: number): readonly (readonly SessionEndEvent[])[] =>
  length === 0 ? [[]] : sequencesOf(length - 1).flatMap((before) => NEWS.map((news) => [...before, news]));

const ALL = [1, 2, 3, 4, 5].flatMap(sequencesOf);

function follow(sequence: readonly SessionEndEvent[], start: SessionEndPhase) {
  const phases: SessionEndPhase[] = [start];
  for (const news of sequence) phases.push(afterSessionEndEvent(phases.at(-1) ?? start, news));
  const tellings = phases.filter((phase, place) => phase === 'reported' && phases[place - 1] !== 'reported').length;
  return { phases, tellings };
}

const describeSequence = (sequence: readonly SessionEndEvent[]): string => sequence.join(', ');
/** The sequences for which the judgement is false. */
const faults = (judge: (sequence: readonly SessionEndEvent[]) => boolean): readonly string[] =>
  ALL.filter((sequence) => !judge(sequence)).map(describeSequence);

describe('the end of a session, whatever news a tab receives and in whichever order', () => {
  it('is reported at most once for each sign-in', () => {
    expect(
      faults((sequence) => {
        const sessions = 1 + sequence.filter((news) => news === 'signed-in').length;
        return follow(sequence, 'active').tellings <= sessions;
      }),
    ).toEqual([]);
  });

  it('is reported once when the session is over, nobody signs out, and the news has settled', () => {
    const untroubled = (sequence: readonly SessionEndEvent[]) =>
      sequence.includes('over') && sequence.every((news) => ['over', 'gone', 'settled'].includes(news));
    expect(
      faults((sequence) => !untroubled(sequence) || follow([...sequence, 'settled'], 'active').tellings === 1),
    ).toEqual([]);
  });

  it('is not reported to a listener who signs out before the news has settled', () => {
    const isLeft = (sequence: readonly SessionEndEvent[]) => {
      const leaves = sequence.findIndex((news) => news === 'left' || news === 'leaving');
      const settles = sequence.indexOf('settled');
      return leaves >= 0 && !sequence.includes('signed-in') && (settles < 0 || leaves < settles);
    };
    expect(
      faults((sequence) => !isLeft(sequence) || follow([...sequence, 'settled'], 'active').tellings === 0),
    ).toEqual([]);
  });

  it('is not reported where nobody was signed in', () => {
    expect(
      faults((sequence) => sequence.includes('signed-in') || follow([...sequence, 'settled'], 'none').tellings === 0),
    ).toEqual([]);
  });

  it('is reset by signing in', () => {
    expect(faults((sequence) => follow([...sequence, 'signed-in'], 'active').phases.at(-1) === 'active')).toEqual([]);
  });
});

describe('the phase after each news', () => {
  it.each<[SessionEndPhase, readonly SessionEndPhase[]]>([
    ['none', ['none', 'none', 'none', 'none', 'none', 'active']],
    ['active', ['over', 'none', 'leaving', 'tokens-missing', 'active', 'active']],
    ['leaving', ['none', 'none', 'leaving', 'none', 'leaving', 'active']],
    ['tokens-missing', ['over', 'none', 'leaving', 'tokens-missing', 'tokens-missing', 'active']],
    ['over', ['over', 'none', 'leaving', 'over', 'reported', 'active']],
    ['reported', ['reported', 'reported', 'reported', 'reported', 'reported', 'active']],
  ])('from %s is %j, for over, left, leaving, gone, settled and signed-in', (phase, phases) => {
    expect(NEWS.map((news) => afterSessionEndEvent(phase, news))).toEqual(phases);
  });
});

describe('how a session ends for all tabs', () => {
  const over = { ending: 'over', trace: 'a' } as const;
  it.each([
    ['active', 'over', null, 'over'],
    ['active', 'left', over, 'left'],
    ['active', 'over', { ending: 'left', trace: 'a' } as const, 'left'],
    ['leaving', 'over', over, 'left'],
    ['none', 'over', null, 'left'],
    ['tokens-missing', 'over', null, 'over'],
  ] as const)('in phase %s, ended as %s, marked %p: %s', (phase, why, mark, ending) => {
    expect(endingOf(phase, why, mark)).toBe(ending);
  });
});

describe('the trace of a refresh token', () => {
  it('is too short to be used as a token', () => {
    expect(fingerprintOf({ refreshToken: 'session-id.0123456789abcdef0123456789' })).toBe('ef0123456789');
  });

  it('is empty without a token', () => {
    expect(fingerprintOf({ refreshToken: null })).toBe('');
  });
});

describe('the chain of refresh tokens of a session', () => {
  it('grows by a renewal when either of its two tokens is in the chain', () => {
    expect([continuedBy(['a'], 'a', 'b'), continuedBy(['b'], 'a', 'b')]).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });

  it('ignores the renewal of another session', () => {
    expect(continuedBy(['a'], 'x', 'y')).toEqual(['a']);
  });

  it('drops its oldest tokens', () => {
    const long = Array.from({ length: 20 }, (_, place) => String(place));
    const line = long
      .slice(1)
      .reduce<readonly string[]>((known, to, from) => continuedBy(known, String(from), to), ['0']);
    expect(line).toEqual(long.slice(-8));
  });

  it.each([
    ['the stored token itself', 'a', 'a', [], true],
    ['one that the stored token continues', 'a', 'b', ['a', 'b'], true],
    ['one of another session', 'x', 'b', ['a', 'b'], false],
    ['the last session, where another one is stored', 'a', 'x', ['a', 'b'], false],
  ])('decides whether an end mark concerns its session: %s', (_, trace, stored, line, isSo) => {
    expect(isEndOf(trace, stored, line)).toBe(isSo);
  });
});

import { LIMITS } from '../../../../contract/kernel/limits';
import {
  beginSitting,
  markOf,
  readSitting,
  showIn,
  SITTING_LENGTH,
  writeSitting,
} from '../../../../server/domain/shorts/feed-sitting';

const NOW_MS = Date.UTC(2026, 5, 1, 12);
const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `short${index}`);

describe('a sitting of the feed', () => {
  it('begins with nothing shown', () => {
    expect(beginSitting(NOW_MS)).toEqual({ startedAtMs: NOW_MS, shown: [] });
    expect(readSitting(undefined, NOW_MS)).toEqual(beginSitting(NOW_MS));
    expect(readSitting(writeSitting(beginSitting(NOW_MS)), NOW_MS)).toEqual(beginSitting(NOW_MS));
  });

  it('is the same after a cursor was written and read', () => {
    const sitting = showIn(beginSitting(NOW_MS), ids(25));
    expect(readSitting(writeSitting(sitting), NOW_MS + 60_000)).toEqual(sitting);
    expect(sitting.shown).toEqual(ids(25).map(markOf));
  });

  it('adds clips that are shown later', () => {
    const sitting = showIn(showIn(beginSitting(NOW_MS), ['a', 'b']), ['c']);
    expect(sitting.shown).toEqual(['a', 'b', 'c'].map(markOf));
  });

  it('stores the clips shown last, as many as fit into its cursor', () => {
    const sitting = showIn(beginSitting(NOW_MS), ids(SITTING_LENGTH + 10));
    expect(sitting.shown).toEqual(
      ids(SITTING_LENGTH + 10)
        .slice(10)
        .map(markOf),
    );
    expect(writeSitting(sitting).length).toBeLessThanOrEqual(LIMITS.cursorMax);
    expect(SITTING_LENGTH).toBeGreaterThan(400);
  });

  it.each([
    ['empty', ''],
    ['no cursor', 'abc'],
    ['of another kind', '2.abc.'],
    ['without marks\u2019 ends', '1.abc.abcde'],
    ['with a time too long', '1.0123456789.abcd'],
    ['with foreign letters', '1.abc.äbcd'],
    ['with something before it', 'x1.abc.abcd'],
    ['without its first point', '1xabc.abcd'],
    ['without its second point', '1.abcxabcd'],
    ['without a time', '1..abcd'],
    ['with something behind it', '1.abc.abcd\n'],
  ])('starts again if its cursor is %s', (_what, cursor) => {
    expect(readSitting(cursor, NOW_MS)).toEqual(beginSitting(NOW_MS));
  });

  it.each([
    ['the shortest', '1.z.', { startedAtMs: 35, shown: [] }],
    ['the longest', '1.000000zzz.abcd-_09', { startedAtMs: 46_655, shown: ['abcd', '-_09'] }],
  ])('is read from a cursor with %s time', (_which, cursor, sitting) => {
    expect(readSitting(cursor, NOW_MS)).toEqual(sitting);
  });

  it('fills its cursor, with the longest time, to the last character', () => {
    const sitting = showIn(beginSitting(36 ** 9 - 1), ids(SITTING_LENGTH + 1));
    expect(writeSitting(sitting)).toHaveLength(LIMITS.cursorMax);
  });

  it('never has a start time after now', () => {
    const tomorrow = showIn(beginSitting(NOW_MS + 86_400_000), ['a']);
    expect(readSitting(writeSitting(tomorrow), NOW_MS)).toEqual({ startedAtMs: NOW_MS, shown: [markOf('a')] });
  });
});

describe('the mark of a clip', () => {
  it('has four characters, always the same', () => {
    expect(markOf('short1')).toMatch(/^[\w-]{4}$/);
    expect(markOf('short1')).toBe(markOf('short1'));
  });

  it.each([
    ['short0', 'gcRD'],
    ['short1', 'gaLb'],
    ['a', 'Uxp6'],
  ])('of %s is %s in every version of the server, because clients store it', (id, mark) => {
    expect(markOf(id)).toBe(mark);
  });

  it('is unique among 500 clips', () => {
    expect(new Set(ids(500).map(markOf)).size).toBe(500);
  });
});

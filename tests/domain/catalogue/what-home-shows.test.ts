import { nextHomeChange, whatHomeShows, type HomeAnswer } from '../../../src/domain/catalogue/what-home-shows';

const waiting: HomeAnswer = { kind: 'waiting' };
const failed: HomeAnswer = { kind: 'failed' };
const arrived = (at: number, sectionCount = 6): HomeAnswer => ({ kind: 'arrived', at, sectionCount });

describe('whatHomeShows', () => {
  it.each([
    ['nothing yet', waiting, 0, 'skeleton'],
    ['nothing after just under 2 s', waiting, 1_999, 'skeleton'],
    ['nothing after 2 s', waiting, 2_000, 'placeholders'],
    ['sections, just now', arrived(100), 100, 'skeleton'],
    ['sections for just under 300 ms', arrived(100), 399, 'skeleton'],
    ['sections for 300 ms', arrived(100), 400, 'sections'],
    ['sections shortly before 2 s, at 2 s', arrived(1_900), 2_000, 'sections'],
    ['sections after 2 s, at once', arrived(2_500), 2_500, 'sections'],
    ['an answer without sections, before 2 s', arrived(100, 0), 1_999, 'skeleton'],
    ['an answer without sections, from 2 s on', arrived(100, 0), 2_000, 'empty'],
    ['a failure before 2 s', failed, 1_999, 'skeleton'],
    ['a failure from 2 s on', failed, 2_000, 'retry'],
    ['a failure later', failed, 5_000, 'retry'],
  ] as const)('%s', (_, answer, elapsed, view) => {
    expect(whatHomeShows(answer, elapsed)).toBe(view);
  });
});

describe('nextHomeChange', () => {
  it.each([
    [waiting, 0, 2_000],
    [waiting, 2_000, null],
    [arrived(100), 100, 400],
    [arrived(1_900), 1_900, 2_000],
    [arrived(100), 400, null],
    [arrived(100, 1), 100, 400],
    [arrived(100, 0), 100, 2_000],
    [arrived(100, 0), 2_000, null],
    [failed, 0, 2_000],
    [failed, 2_000, null],
  ] as const)('of %j at %i ms is %s', (answer, elapsed, change) => {
    expect(nextHomeChange(answer, elapsed)).toBe(change);
  });
});

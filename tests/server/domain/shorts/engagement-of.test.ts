import { engagementOf, type ShortActivity } from '../../../../server/domain/shorts/engagement-of';
import { anActivity } from '../../../support/server/a-short';

const of = (given: Partial<ShortActivity>): number => engagementOf(anActivity(given));

describe('how well a clip is received', () => {
  it('is 0 if the clip was at most started', () => {
    expect(of({})).toBe(0);
    expect(of({ starts: 1_000 })).toBe(0);
  });

  it.each(['engaged', 'completes', 'replays', 'likes', 'saves', 'shares', 'comments'] as const)(
    'rises with %s',
    (action) => {
      const before = { starts: 100, engaged: 50 };
      const after = { ...before, [action]: (action === 'engaged' ? 50 : 0) + 10 };
      expect(of(after)).toBeGreaterThan(of(before));
    },
  );

  it('falls if a smaller share of the listeners who start the clip stay', () => {
    expect(of({ starts: 100, engaged: 90 })).toBeGreaterThan(of({ starts: 300, engaged: 90 }));
  });

  it('is never above 1, even if the reported counts are impossible', () => {
    expect(of({ starts: 1, engaged: 100_000, likes: 100_000 })).toBe(1);
  });

  it('is higher for 700 of 1,000 listeners who stayed than for 1 of 1', () => {
    expect(of({ starts: 1, engaged: 1 })).toBeLessThan(of({ starts: 1_000, engaged: 700 }));
  });

  it.each<readonly [string, Partial<ShortActivity>, number]>([
    ['a like counts as four complete views', { likes: 1 }, 4],
    ['a save counts as four complete views', { saves: 1 }, 4],
    ['a comment counts as three complete views', { comments: 1 }, 3],
    ['a share counts as six complete views', { shares: 1 }, 6],
    ['a replay counts as one complete view', { replays: 1 }, 1],
  ])('%s', (_what, given, completes) => {
    const stayed = { starts: 100, engaged: 50 };
    expect(of({ ...stayed, ...given })).toBe(of({ ...stayed, completes }));
  });

  it.each<readonly [string, Partial<ShortActivity>, number]>([
    ['99 complete views', { completes: 99 }, 0.3029],
    ['700 of 1,000 listeners who stayed', { starts: 1_000, engaged: 700 }, 0.6017],
    ['one of one who stayed', { starts: 1, engaged: 1 }, 0.0497],
    ['as many actions as count, of listeners of whom nothing is known', { likes: 500 }, 0.5],
    ['more actions than count', { likes: 5_000 }, 0.5],
  ])('is for %s as high as before', (_what, given, engagement) => {
    expect(of(given)).toBeCloseTo(engagement, 4);
  });

  it('rises up to 2,000 complete views, and no further', () => {
    expect(of({ completes: 1_999 })).toBeLessThan(of({ completes: 2_000 }));
    expect(of({ completes: 2_001 })).toBe(of({ completes: 2_000 }));
  });
});

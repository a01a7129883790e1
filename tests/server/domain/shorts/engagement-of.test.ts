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
});

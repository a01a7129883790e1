import { engagementOf, type ShortActivity } from '../../../../server/domain/shorts/engagement-of';
import { anActivity } from '../../../support/server/a-short';

const of = (given: Partial<ShortActivity>): number => engagementOf(anActivity(given));

describe('how well a clip is received', () => {
  it('is 0 where nobody did anything', () => {
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

  it('falls where fewer of those stay who begin to watch', () => {
    expect(of({ starts: 100, engaged: 90 })).toBeGreaterThan(of({ starts: 300, engaged: 90 }));
  });

  it('is never above 1, though more is told than can be', () => {
    expect(of({ starts: 1, engaged: 100_000, likes: 100_000 })).toBe(1);
  });

  it('trusts many more than few: one who stayed does not lead a crowd', () => {
    expect(of({ starts: 1, engaged: 1 })).toBeLessThan(of({ starts: 1_000, engaged: 700 }));
  });
});

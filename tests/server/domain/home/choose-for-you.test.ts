import { chooseForYou } from '../../../../server/domain/home/choose-for-you';
import type { TasteCandidate } from '../../../../server/domain/library/listener-taste.port';

const near = (id: string, given: Partial<TasteCandidate> = {}): TasteCandidate => ({
  id,
  artistId: `artist of ${id}`,
  weight: 1,
  isKnown: false,
  ...given,
});

describe('what is chosen for one listener', () => {
  it('is what lies nearer to their taste first, where one is more than twice as near', () => {
    const candidates = [near('far'), near('near', { weight: 9 }), near('nearer', { weight: 40 })];
    expect(chooseForYou(candidates, 'vy 2026-11-21', 10)).toEqual(['nearer', 'near', 'far']);
  });

  it('is what they do not know before what they do, however dear that is', () => {
    const candidates = [near('known', { weight: 100, isKnown: true }), near('new', { weight: 0.1 })];
    expect(chooseForYou(candidates, 'vy 2026-11-21', 10)).toEqual(['new', 'known']);
  });

  it('does not put two songs of one artist side by side while there are others', () => {
    const dear = { artistId: 'dear', weight: 50 };
    const candidates = [near('a', dear), near('b', dear), near('c'), near('d')];
    const chosen = chooseForYou(candidates, 'vy 2026-11-21', 4);
    expect(chosen.filter((id) => id === 'a' || id === 'b')).toHaveLength(2);
    expect(chosen.indexOf('a') - chosen.indexOf('b')).not.toBe(1);
    expect(chosen.indexOf('b') - chosen.indexOf('a')).not.toBe(1);
  });

  it('is no more than asked for, the same for the same day, and another on another', () => {
    const candidates = Array.from({ length: 40 }, (_, index) => near(`song-${index}`));
    const today = chooseForYou(candidates, 'vy 2026-11-21', 10);
    expect(today).toHaveLength(10);
    expect(chooseForYou(candidates, 'vy 2026-11-21', 10)).toEqual(today);
    expect(chooseForYou(candidates, 'vy 2026-11-22', 10)).not.toEqual(today);
  });

  it('is nothing where nothing is known', () => {
    expect(chooseForYou([], 'vy 2026-11-21', 10)).toEqual([]);
  });
});

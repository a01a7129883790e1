import { chooseForYou } from '../../../../server/domain/home/choose-for-you';
import type { TasteCandidate } from '../../../../server/domain/library/listener-taste.port';

const near = (id: string, given: Partial<TasteCandidate> = {}): TasteCandidate => ({
  id,
  artistId: `artist of ${id}`,
  weight: 1,
  isKnown: false,
  ...given,
});

describe('the songs chosen for one listener', () => {
  it("start with the song closest to the listener's taste, if it is more than twice as close", () => {
    const candidates = [near('far'), near('near', { weight: 9 }), near('nearer', { weight: 40 })];
    expect(chooseForYou(candidates, 'vy 2026-11-21', 10)).toEqual(['nearer', 'near', 'far']);
  });

  it('may begin with a song that is less close, but never with one that is less than half as close', () => {
    const seeds = Array.from({ length: 3_000 }, (_, index) => `day ${index}`);
    const firstOf = (weight: number): ReadonlySet<string | undefined> =>
      new Set(seeds.map((seed) => chooseForYou([near('far'), near('near', { weight })], seed, 1)[0]));
    expect(firstOf(2.01)).toEqual(new Set(['near']));
    expect(firstOf(1.85)).toEqual(new Set(['near', 'far']));
  });

  it('have the same order in every version of the server', () => {
    const candidates = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => near(id));
    expect(chooseForYou(candidates, 'vy 2026-11-21', 8).join('')).toBe('bhfgcade');
  });

  it("start with unknown songs, however close to the listener's taste the known songs are", () => {
    const candidates = [near('known', { weight: 100, isKnown: true }), near('new', { weight: 0.1 })];
    expect(chooseForYou(candidates, 'vy 2026-11-21', 10)).toEqual(['new', 'known']);
  });

  it('do not place two songs of one artist side by side while there are other songs', () => {
    const dear = { artistId: 'dear', weight: 50 };
    const candidates = [near('a', dear), near('b', dear), near('c'), near('d')];
    const chosen = chooseForYou(candidates, 'vy 2026-11-21', 4);
    expect(chosen.filter((id) => id === 'a' || id === 'b')).toHaveLength(2);
    expect(chosen.indexOf('a') - chosen.indexOf('b')).not.toBe(1);
    expect(chosen.indexOf('b') - chosen.indexOf('a')).not.toBe(1);
  });

  it('are no more than requested, the same on the same day, and different on another day', () => {
    const candidates = Array.from({ length: 40 }, (_, index) => near(`song-${index}`));
    const today = chooseForYou(candidates, 'vy 2026-11-21', 10);
    expect(today).toHaveLength(10);
    expect(chooseForYou(candidates, 'vy 2026-11-21', 10)).toEqual(today);
    expect(chooseForYou(candidates, 'vy 2026-11-22', 10)).not.toEqual(today);
  });

  it('are none if there are no candidates', () => {
    expect(chooseForYou([], 'vy 2026-11-21', 10)).toEqual([]);
  });
});

import { beginSitting, markOf, type Sitting } from '../../../../server/domain/shorts/feed-sitting';
import { nextOfFeed } from '../../../../server/domain/shorts/next-of-feed';
import type { RankedShort } from '../../../../server/domain/shorts/rank-feed';

const aClip = (id: string, given: Partial<RankedShort> = {}): RankedShort => ({
  id,
  artistId: `artist of ${id}`,
  reason: 'new',
  isSeen: false,
  ...given,
});
const clips = (count: number): readonly RankedShort[] =>
  Array.from({ length: count }, (_, index) => aClip(`short${index}`));
const BEGUN = beginSitting(1_000);
const idsOf = (...asked: Parameters<typeof nextOfFeed>): readonly string[] =>
  nextOfFeed(...asked).chosen.map(({ id }) => id);

/** Every clip of a sitting, page after page. */
function throughout(ranked: readonly RankedShort[], size: number): readonly string[] {
  const shown: string[] = [];
  for (let sitting: Sitting | null = BEGUN; sitting !== null;) {
    const { chosen, next } = nextOfFeed(ranked, sitting, size);
    shown.push(...chosen.map(({ id }) => id));
    sitting = next;
  }
  return shown;
}

describe('the next page of the feed', () => {
  it('has the best-ranked clips, in their order', () => {
    expect(idsOf(clips(5), BEGUN, 3)).toEqual(['short0', 'short1', 'short2']);
  });

  it.each([1, 3, 7, 30])('shows every clip once in a sitting, %i at a time', (size) => {
    expect(throughout(clips(25), size)).toEqual(clips(25).map(({ id }) => id));
  });

  it('shows no clip twice if the order changes between two pages', () => {
    const { next } = nextOfFeed(clips(10), BEGUN, 4);
    const later = nextOfFeed([...clips(10)].reverse(), next ?? BEGUN, 10);
    expect(later.chosen.map(({ id }) => id)).toEqual(['short9', 'short8', 'short7', 'short6', 'short5', 'short4']);
  });

  it('is the last one if no clip is left', () => {
    expect(nextOfFeed(clips(3), BEGUN, 3).next).toBeNull();
    expect(nextOfFeed([], BEGUN, 3)).toEqual({ chosen: [], next: null });
  });

  it('records the shown clips in the sitting', () => {
    expect(nextOfFeed(clips(3), BEGUN, 2).next).toEqual({
      startedAtMs: BEGUN.startedAtMs,
      shown: ['short0', 'short1'].map(markOf),
    });
  });

  it('spreads the clips of one artist, also across pages', () => {
    const ranked = [
      aClip('a1', { artistId: 'a' }),
      aClip('a2', { artistId: 'a' }),
      aClip('a3', { artistId: 'a' }),
      aClip('b'),
      aClip('c'),
      aClip('d'),
    ];
    expect(idsOf(ranked, BEGUN, 6)).toEqual(['a1', 'b', 'c', 'a2', 'd', 'a3']);
    expect(throughout(ranked, 1)).toEqual(['a1', 'b', 'c', 'a2', 'd', 'a3']);
  });

  it('shows no seen clip while there is an unseen one', () => {
    const ranked = [
      aClip('a1', { artistId: 'a' }),
      aClip('a2', { artistId: 'a' }),
      aClip('seen1', { isSeen: true }),
      aClip('seen2', { isSeen: true }),
    ];
    expect(idsOf(ranked, BEGUN, 2)).toEqual(['a1', 'a2']);
    expect(throughout(ranked, 2)).toEqual(['a1', 'a2', 'seen1', 'seen2']);
  });

  it('spreads the artists of seen clips too, behind the page before and behind the unseen clips', () => {
    const seen = [aClip('a2', { artistId: 'a', isSeen: true }), aClip('b', { isSeen: true })];
    const a1 = aClip('a1', { artistId: 'a' });
    expect(idsOf([a1, ...seen], BEGUN, 3)).toEqual(['a1', 'b', 'a2']);
    expect(idsOf([a1, ...seen], { ...BEGUN, shown: [markOf('a1')] }, 2)).toEqual(['b', 'a2']);
  });
});

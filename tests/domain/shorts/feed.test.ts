import { changeClip, dropClip, extendFeed, needsMore, placeInFeed, putBackClip } from '../../../src/domain/shorts/feed';
import { aClip, clips } from '../../support/builders/a-clip';

const idsOf = (feed: { readonly clips: readonly { readonly id: string }[] }) => feed.clips.map(({ id }) => id);

describe('a feed', () => {
  it('grows page by page, and contains each clip once', () => {
    const page = { items: clips('b', 'c', 'c', 'd'), cursor: 'next', totalCount: null };
    const feed = extendFeed({ clips: clips('a', 'b') }, page);
    expect([idsOf(feed), feed.cursor]).toEqual([['a', 'b', 'c', 'd'], 'next']);
  });

  it.each([
    ['more', 0, false],
    ['more', 5, false],
    ['more', 6, true],
    ['more', 9, true],
    [null, 9, false],
  ])('of ten clips with the cursor %j, at position %i, needs more: %s', (cursor, current, expected) => {
    const ten = clips(...Array.from({ length: 10 }, (_, index) => String(index)));
    expect(needsMore({ clips: ten, cursor }, current)).toBe(expected);
  });

  it('changes one clip', () => {
    const feed = changeClip({ clips: clips('a', 'b'), cursor: null }, 'b', (clip) => ({ ...clip, isLiked: true }));
    expect(feed.clips.map(({ isLiked }) => isLiked)).toEqual([false, true]);
  });

  it('removes a clip', () => {
    expect(idsOf(dropClip({ clips: clips('a', 'b'), cursor: null }, 'a'))).toEqual(['b']);
    expect(idsOf(dropClip({ clips: clips('a', 'b'), cursor: null }, 'x'))).toEqual(['a', 'b']);
  });

  it.each([
    [1, ['a', 'x', 'b']],
    [9, ['a', 'b', 'x']],
  ])('puts a clip back at position %i', (place, ids) => {
    expect(idsOf(putBackClip({ clips: clips('a', 'b'), cursor: null }, aClip('x'), place))).toEqual(ids);
  });

  it('keeps its cursor when a clip is put back', () => {
    const feed = putBackClip({ clips: clips('a', 'b'), cursor: 'next' }, aClip('x'), 1);
    expect(feed.cursor).toBe('next');
  });

  it('does not put back a clip that it already contains', () => {
    const feed = { clips: clips('a', 'b'), cursor: null };
    expect(putBackClip(feed, aClip('b'), 0)).toBe(feed);
  });
});

describe('the position in a feed that has changed', () => {
  it.each([
    [['a', 'b', 'c'], 'b', 0, 1],
    [['a', 'c'], 'b', 1, 1],
    [['a', 'c', 'd'], 'b', 1, 1],
    [['a'], 'b', 1, 0],
    [[], 'b', 1, 0],
    [['a'], null, 0, 0],
  ])('with clips %j, at clip %j, previously at %i, is %i', (ids, clipId, former, place) => {
    expect(placeInFeed({ clips: clips(...ids) }, clipId, former)).toBe(place);
  });
});

import {
  countComments,
  countShare,
  forgetReactions,
  hasReacted,
  isSameReaction,
  react,
  withReactions,
} from '../../../src/domain/shorts/react-to-clip';
import { aClip } from '../../support/builders/a-clip';

const counters = { views: 9, likes: 3, saves: 2, shares: 1, comments: 1 };
const clip = aClip('1', { counters });

describe('reacting to a clip', () => {
  it.each([
    ['like', { isLiked: true, counters: { ...counters, likes: 4 } }],
    ['save', { isSaved: true, counters: { ...counters, saves: 3 } }],
  ] as const)('with a %s shows at once, and is taken back the same way', (reaction, change) => {
    const reacted = react(clip, reaction, true);
    expect(reacted).toEqual({ ...clip, ...change });
    expect([hasReacted(clip, reaction), hasReacted(reacted, reaction)]).toEqual([false, true]);
    expect(react(reacted, reaction, false)).toEqual(clip);
  });

  it('so again changes nothing', () => {
    expect(react(clip, 'like', false)).toBe(clip);
  });

  it('never counts below nothing', () => {
    const liked = aClip('1', { isLiked: true });
    expect(react(liked, 'like', false).counters.likes).toBe(0);
  });
});

describe('the other counters of a clip', () => {
  it.each([
    [1, 2],
    [-1, 0],
    [-5, 0],
  ])('with %i more comments say %i', (more, comments) => {
    expect(countComments(clip, more).counters).toEqual({ ...counters, comments });
  });

  it('count a share', () => {
    expect(countShare(clip).counters).toEqual({ ...counters, shares: 2 });
  });
});

describe('a clip that is told anew', () => {
  const artist = { id: 'artist-1', name: 'Hạ Vy', avatarUrl: null, isFollowed: true };
  const told = { ...react({ ...clip, artist }, 'like', true), coverUrl: '/new', openingUrls: ['/new'] };

  it('takes over what was done with it, and nothing else', () => {
    expect(withReactions(clip, told)).toEqual({ ...react(clip, 'like', true), artist });
  });

  it.each([
    ['a like', { isLiked: true }],
    ['being saved', { isSaved: true }],
    ['its artist being followed', { artist }],
  ])('differs by %s', (_, change) => {
    expect([isSameReaction(clip, clip), isSameReaction(clip, { ...clip, ...change })]).toEqual([true, false]);
  });

  it('does not differ by its counters', () => {
    const heardMore = { ...clip, counters: { ...counters, likes: 99 } };
    expect(isSameReaction(clip, heardMore)).toBe(true);
  });
});

describe('a clip of which nothing is the listener’s any more', () => {
  it('keeps what everybody did', () => {
    const artist = { id: 'artist-1', name: 'Hạ Vy', avatarUrl: null, isFollowed: true };
    const own = react(react({ ...clip, artist }, 'like', true), 'save', true);
    expect(forgetReactions(own)).toEqual({
      ...own,
      isLiked: false,
      isSaved: false,
      artist: { ...artist, isFollowed: false },
    });
    expect(forgetReactions({ ...own, artist: null }).artist).toBeNull();
  });
});

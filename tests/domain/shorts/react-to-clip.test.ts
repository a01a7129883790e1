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
  ] as const)('with a %s changes the clip and its counter, and can be undone', (reaction, change) => {
    const reacted = react(clip, reaction, true);
    expect(reacted).toEqual({ ...clip, ...change });
    expect([hasReacted(clip, reaction), hasReacted(reacted, reaction)]).toEqual([false, true]);
    expect(react(reacted, reaction, false)).toEqual(clip);
  });

  it('with the value that is already set changes nothing', () => {
    expect(react(clip, 'like', false)).toBe(clip);
  });

  it('never counts below zero', () => {
    const liked = aClip('1', { isLiked: true });
    expect(react(liked, 'like', false).counters.likes).toBe(0);
  });
});

describe('the other counters of a clip', () => {
  it.each([
    [1, 2],
    [-1, 0],
    [-5, 0],
  ])('after a change of %i comments show %i', (more, comments) => {
    expect(countComments(clip, more).counters).toEqual({ ...counters, comments });
  });

  it('count a share', () => {
    expect(countShare(clip).counters).toEqual({ ...counters, shares: 2 });
  });
});

describe('a clip that is received again', () => {
  const artist = { id: 'artist-1', name: 'Hạ Vy', avatarUrl: null, isFollowed: true };
  const told = { ...react({ ...clip, artist }, 'like', true), coverUrl: '/new', openingUrls: ['/new'] };

  it('adopts the reactions of the new version, and nothing else', () => {
    expect(withReactions(clip, told)).toEqual({ ...react(clip, 'like', true), artist });
    expect(withReactions(clip, react(told, 'save', true))).toEqual({
      ...react(react(clip, 'like', true), 'save', true),
      artist,
    });
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

describe('a clip from which the listener’s reactions are removed', () => {
  it('retains its counters', () => {
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

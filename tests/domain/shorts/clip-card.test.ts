import { clipCardOf, clipPath } from '../../../src/domain/shorts/clip-card';
import { aClip } from '../../support/builders/a-clip';

describe('the card of a clip', () => {
  it('contains the data that the poster of the clip shows', () => {
    const counters = { views: 84_200, likes: 1, saves: 0, shares: 0, comments: 0 };
    expect(clipCardOf(aClip('a', { caption: 'Đêm ở bến', counters }))).toEqual({
      id: 'a',
      caption: 'Đêm ở bến',
      artistName: 'Hạ Vy',
      coverUrl: '/images/short-a',
      dominantColour: { hue: 300, chroma: 0.12, secondHue: 340 },
      views: 84_200,
    });
  });

  it('has no artist name for a clip without an artist', () => {
    expect(clipCardOf(aClip('a', { artist: null })).artistName).toBeNull();
  });
});

describe('the address of a clip', () => {
  it.each([
    [null, '/short-video/a'],
    ['lam', '/short-video/a/lam'],
    ['attic:lam/2', '/short-video/a/attic%3Alam%2F2'],
  ])('with the artist %s is %s', (artistId, path) => {
    expect(clipPath('a', artistId)).toBe(path);
  });

  it('is in the general feed when no artist is given', () => {
    expect(clipPath('a')).toBe('/short-video/a');
  });
});

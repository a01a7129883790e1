import {
  bestOf,
  groupOf,
  MATCH_TIERS,
  NAME_KINDS,
  type NameKind,
  type NameMatch,
} from '../../../../server/domain/search/name-match';

type Tier = keyof typeof MATCH_TIERS;

const match = (kind: NameKind, tier: Tier, popularity = 0): NameMatch => ({
  kind,
  id: `${kind} ${tier}`,
  tier: MATCH_TIERS[tier],
  popularity,
});

describe('the group of a name', () => {
  it.each([
    ['song', 'song'],
    ['album', 'collection'],
    ['playlist', 'collection'],
    ['artist', 'artist'],
  ] as const)('of a %s is %s', (kind, group) => {
    expect(groupOf(kind)).toBe(group);
  });
});

describe('the name that was most likely meant', () => {
  it('is none of none', () => {
    expect(bestOf([])).toBeNull();
  });

  it.each([
    ['exact', 'sameFolded'],
    ['sameFolded', 'beginning'],
    ['beginning', 'wordBeginning'],
    ['wordBeginning', 'inside'],
    ['inside', 'byArtist'],
    ['byArtist', 'nearly'],
  ] as const)('matches by %s before it matches by %s, whatever is played', (better, worse) => {
    const best = match('song', better);
    const popular = match('song', worse, 90);
    expect(bestOf([popular, best])).toEqual(best);
    expect(bestOf([best, popular])).toEqual(best);
  });

  it.each<readonly [string, NameMatch, NameMatch]>([
    [
      'an artist of exactly that name before a song that is played more',
      match('artist', 'exact'),
      match('song', 'exact', 9),
    ],
    ['an artist whose name differs in accents', match('artist', 'sameFolded'), match('song', 'sameFolded', 9)],
    [
      'what is played more, where an artist only begins so',
      match('song', 'beginning', 9),
      match('artist', 'beginning', 8),
    ],
    ['the artist that is played more', match('artist', 'beginning', 9), match('song', 'beginning', 8)],
    ['what is played more of two songs', { ...match('song', 'exact', 9), id: 'more' }, match('song', 'exact', 8)],
    ['a song before an artist', match('song', 'inside', 5), match('artist', 'inside', 5)],
    ['an artist before an album', match('artist', 'inside', 5), match('album', 'inside', 5)],
    ['an album before a playlist', match('album', 'inside', 5), match('playlist', 'inside', 5)],
    ['a song before an album', match('song', 'exact', 5), match('album', 'exact', 5)],
  ])('is %s', (_which, best, other) => {
    expect(bestOf([other, best])).toEqual(best);
    expect(bestOf([best, other])).toEqual(best);
  });

  it('is found among names of every kind', () => {
    const names = NAME_KINDS.map((kind) => match(kind, 'inside', 3));
    expect(bestOf([...names, match('playlist', 'wordBeginning')])).toEqual(match('playlist', 'wordBeginning'));
  });
});

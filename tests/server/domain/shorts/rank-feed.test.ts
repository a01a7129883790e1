import { rankFeed, type FeedTaste, type ShortTraits } from '../../../../server/domain/shorts/rank-feed';
import { anActivity, aTaste, someTraits } from '../../../support/server/a-short';

const DAY_MS = 24 * 3_600_000;
const NOW_MS = 1_000 * DAY_MS;
const MOMENT = { nowMs: NOW_MS, seed: 'seed' };

const rank = (clips: readonly ShortTraits[], taste: FeedTaste = aTaste()) => rankFeed(clips, taste, MOMENT);
const idsOf = (...asked: Parameters<typeof rank>): readonly string[] => rank(...asked).map(({ id }) => id);
const strangers = (count: number): readonly ShortTraits[] =>
  Array.from({ length: count }, (_, index) => someTraits(`stranger${index}`));

const WELL_RECEIVED = anActivity({ starts: 1_000, engaged: 900, completes: 600, likes: 300 });
/** As many actions as count, by half of those who started the clip. */
const HALF_RECEIVED = anActivity({ likes: 500 });

describe('the order of the feed', () => {
  it.each([
    ['a followed artist', { artistId: 'vy' }, { followedArtists: new Set(['vy']) }],
    ['a liked song', { songId: 'song' }, { likedSongs: new Set(['song']) }],
    ['a liked artist', { artistId: 'vy' }, { likedArtists: new Set(['vy']) }],
    ['what everybody receives well', { activity: WELL_RECEIVED }, {}],
    ['what is new', { publishedAtMs: NOW_MS }, {}],
  ])('puts %s before unrelated clips', (_what, traits, taste) => {
    expect(idsOf([...strangers(50), someTraits('near', traits)], aTaste(taste))[0]).toBe('near');
  });

  it('puts the newer of two otherwise equal clips first', () => {
    const today = NOW_MS;
    const lastMonth = NOW_MS - 30 * DAY_MS;
    const clips = [someTraits('old', { publishedAtMs: lastMonth }), someTraits('new', { publishedAtMs: today })];
    expect(idsOf(clips)).toEqual(['new', 'old']);
  });

  it('treats a clip that a wrong clock dated tomorrow as a clip of now', () => {
    const clips = [
      someTraits('tomorrow', { publishedAtMs: NOW_MS + DAY_MS }),
      someTraits('now', { publishedAtMs: NOW_MS }),
    ];
    const [first] = rank([clips[0]!]);
    expect(first?.reason).toBe('new');
    const swapped = clips.map((clip) => ({ ...clip, publishedAtMs: NOW_MS }));
    expect(idsOf(clips)).toEqual(idsOf(swapped));
  });

  it('does not let a clip that a wrong clock dated next year outweigh a new clip of a followed artist', () => {
    const clips = [
      someTraits('next year', { publishedAtMs: NOW_MS + 365 * DAY_MS }),
      someTraits('dear', { artistId: 'vy', publishedAtMs: NOW_MS }),
    ];
    expect(idsOf(clips, aTaste({ followedArtists: new Set(['vy']) }))).toEqual(['dear', 'next year']);
  });

  it('leaves out hidden clips', () => {
    expect(idsOf(strangers(3), aTaste({ hidden: new Set(['stranger1']) })).toSorted()).toEqual([
      'stranger0',
      'stranger2',
    ]);
  });

  it('puts seen clips last, even of a followed artist, and the clip seen longest ago first among them', () => {
    const seen = new Map([
      ['dear', 30],
      ['long ago', 10],
      ['lately', 20],
    ]);
    const taste = aTaste({ seen, followedArtists: new Set(['vy']) });
    const clips = [
      someTraits('dear', { artistId: 'vy' }),
      someTraits('lately'),
      someTraits('long ago'),
      ...strangers(2),
    ];
    const ranked = rank(clips, taste);
    expect(ranked.slice(2).map(({ id }) => id)).toEqual(['long ago', 'lately', 'dear']);
    expect(ranked.map(({ isSeen }) => isSeen)).toEqual([false, false, true, true, true]);
  });

  it('is the same for the same seed, in whatever order the clips come, and different for another seed', () => {
    const clips = strangers(40);
    const ids = idsOf(clips);
    expect(idsOf([...clips].reverse())).toEqual(ids);
    expect(rankFeed(clips, aTaste(), { ...MOMENT, seed: 'other' }).map(({ id }) => id)).not.toEqual(ids);
  });

  it('treats a clip without an artist as the only clip of an artist', () => {
    expect(rank([someTraits('alone', { artistId: null })])).toMatchObject([{ id: 'alone', artistId: 'alone' }]);
  });

  it.each([
    ['followed-artist', { artistId: 'vy', songId: 'song', publishedAtMs: NOW_MS }],
    ['liked-song', { songId: 'song', publishedAtMs: NOW_MS }],
    ['liked-artist', { artistId: 'lam' }],
    ['popular', { activity: WELL_RECEIVED }],
    ['new', { publishedAtMs: NOW_MS - 6 * DAY_MS }],
    ['new', { publishedAtMs: NOW_MS - 7 * DAY_MS }],
    ['something-else', { publishedAtMs: NOW_MS - 7 * DAY_MS - 1 }],
    ['something-else', { publishedAtMs: NOW_MS - 8 * DAY_MS }],
    ['something-else', { songId: 'another', artistId: 'another' }],
    ['popular', { activity: HALF_RECEIVED }],
    ['something-else', { activity: { ...HALF_RECEIVED, likes: 499 } }],
    ['popular', { artistId: 'lam', activity: WELL_RECEIVED }],
    ['liked-artist', { artistId: 'lam', activity: HALF_RECEIVED }],
    ['new', { artistId: 'lam', publishedAtMs: NOW_MS }],
    ['new', { publishedAtMs: NOW_MS, activity: HALF_RECEIVED }],
    ['popular', { publishedAtMs: NOW_MS - 6 * DAY_MS, activity: WELL_RECEIVED }],
    ['liked-song', { artistId: 'lam', songId: 'song', publishedAtMs: NOW_MS, activity: WELL_RECEIVED }],
    ['followed-artist', { artistId: 'vy', songId: 'song', publishedAtMs: NOW_MS, activity: WELL_RECEIVED }],
    ['something-else', { artistId: null, songId: null }],
  ] as const)('gives %s as the reason', (reason, traits) => {
    const taste = aTaste({
      followedArtists: new Set(['vy']),
      likedSongs: new Set(['song']),
      likedArtists: new Set(['lam']),
    });
    expect(rank([someTraits('clip', traits)], taste)).toMatchObject([{ reason }]);
  });

  it('states of each clip its artist, its reason and whether it was seen, and no more', () => {
    const taste = aTaste({ seen: new Map([['seen', 0]]) });
    const [unseen, seen] = rank(
      [someTraits('seen', { artistId: null, publishedAtMs: NOW_MS }), someTraits('other')],
      taste,
    );
    expect(unseen).toEqual({ id: 'other', artistId: 'artist of other', reason: 'something-else', isSeen: false });
    expect(seen).toEqual({ id: 'seen', artistId: 'seen', reason: 'new', isSeen: true });
  });

  it('puts the clips in the same order in every version of the server', () => {
    const clips = Array.from({ length: 60 }, (_, index) =>
      someTraits(`c${index}`, {
        artistId: ['vy', 'lam', null][index % 5] ?? null,
        songId: index % 4 === 0 ? 'song' : null,
        publishedAtMs: NOW_MS - (index % 19) * DAY_MS,
        activity: anActivity({ starts: 100, engaged: (index % 6) * 20, likes: (index % 9) ** 2 }),
      }),
    );
    const taste = aTaste({
      followedArtists: new Set(['vy']),
      likedSongs: new Set(['song']),
      likedArtists: new Set(['lam']),
    });
    const order = [
      'c40 c0 c20 c16 c5 c35 c36 c56 c45 c4 c41 c10 c21 c28 c50 c25 c52 c24 c15 c44',
      'c8 c30 c11 c26 c55 c1 c46 c48 c6 c32 c57 c12 c51 c31 c59 c23 c22 c29 c58 c39',
      'c2 c53 c27 c38 c3 c43 c33 c47 c19 c17 c9 c13 c7 c34 c42 c49 c14 c37 c54 c18',
    ];
    expect(idsOf(clips, taste).join(' ')).toBe(order.join(' '));
  });
});

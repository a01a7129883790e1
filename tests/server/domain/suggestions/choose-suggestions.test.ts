import {
  chooseSuggestions as choose,
  type SuggestionTraits,
} from '../../../../server/domain/suggestions/choose-suggestions';

const NOBODY = new Set<string>();

const chooseSuggestions = (...asked: Parameters<typeof choose>): readonly string[] =>
  choose(...asked).map(({ id }) => id);

/** A song of its own artist, with nothing in common with the others. */
const aSong = (id: string, traits: Partial<SuggestionTraits> = {}): SuggestionTraits => ({
  id,
  artistId: `artist of ${id}`,
  artistIds: [traits.artistId ?? `artist of ${id}`],
  albumId: null,
  albumPosition: null,
  genre: null,
  year: null,
  playCount: 0,
  ...traits,
});

const strangers = (count: number): readonly SuggestionTraits[] =>
  Array.from({ length: count }, (_, index) => aSong(`stranger${index}`));

describe('chooseSuggestions', () => {
  const song = aSong('song', {
    artistId: 'Hạ Vy',
    albumId: 'album',
    albumPosition: 2,
    genre: 'bolero',
    year: 2015,
    playCount: 0,
  });
  const track = (position: number): SuggestionTraits =>
    aSong(`track${position}`, { artistId: 'Hạ Vy', albumId: 'album', albumPosition: position });

  it('begins with the next songs of the album, in album order', () => {
    const chosen = chooseSuggestions(song, [track(4), track(1), track(3), track(5), ...strangers(10)], NOBODY, 'seed');
    expect(chosen.slice(0, 3)).toEqual(['track3', 'track4', 'track5']);
  });

  it('takes at most four songs of the album before others', () => {
    const album = [3, 4, 5, 6, 7, 8].map(track);
    const chosen = chooseSuggestions(song, [...album, ...strangers(10)], NOBODY, 'seed');
    expect(chosen.slice(0, 4)).toEqual(['track3', 'track4', 'track5', 'track6']);
    expect(chosen[4]).toMatch(/^stranger/);
  });

  it.each([
    ['a song the artist takes part in before a stranger', { artistIds: ['Mộc Lam', 'Hạ Vy'] }, 0],
    ['the same genre before another', { genre: 'bolero' }, 0],
    ['a close year and many plays before neither', { year: 2015, playCount: 10_000 }, 0],
    ['the same artist first once two others were heard', { artistId: 'Hạ Vy' }, 2],
  ])('puts %s', (_what, traits, place) => {
    const single = { ...song, albumId: null, albumPosition: null, artistIds: ['Hạ Vy'] };
    const chosen = chooseSuggestions(single, [...strangers(12), aSong('near', traits)], NOBODY, 'seed');
    expect(chosen[place]).toBe('near');
  });

  it('treats a song without a position on its album like a song without an album', () => {
    const single = { ...song, albumPosition: null };
    const unplaced = aSong('unplaced', { albumId: 'album', artistId: 'Hạ Vy' });
    expect(chooseSuggestions(single, [unplaced], NOBODY, 'seed')).toEqual(['unplaced']);
  });

  it('does not put a song of the album without a position before the next song of the album', () => {
    const unplaced = aSong('unplaced', { albumId: 'album' });
    const chosen = chooseSuggestions(song, [unplaced, track(3)], NOBODY, 'seed');
    expect(chosen[0]).toBe('track3');
  });

  it('does not let a song of the album without a position follow a song at position 0', () => {
    const first = { ...song, albumPosition: 0 };
    const [chosen] = choose(first, [aSong('unplaced', { albumId: 'album' })], NOBODY, 'seed');
    expect(chosen).toEqual({ id: 'unplaced', reason: 'something-else' });
  });

  it('never returns the song itself or an excluded song', () => {
    const chosen = chooseSuggestions(song, [song, ...strangers(5)], new Set(['stranger1', 'stranger3']), 'seed');
    expect([...chosen].sort()).toEqual(['stranger0', 'stranger2', 'stranger4']);
  });

  it('returns one song fewer than the limit, to leave room for the song itself', () => {
    expect(chooseSuggestions(song, [...[3, 4].map(track), ...strangers(60)], NOBODY, 'seed')).toHaveLength(19);
  });

  it('returns the same for the same seed, in any order of the candidates, and differs for another seed', () => {
    const candidates = strangers(40);
    const chosen = chooseSuggestions(song, candidates, NOBODY, 'seed');
    expect(chooseSuggestions(song, [...candidates].reverse(), NOBODY, 'seed')).toEqual(chosen);
    expect(chooseSuggestions(song, candidates, NOBODY, 'other')).not.toEqual(chosen);
  });

  it.each([
    ['next-on-album', { albumId: 'album', albumPosition: 3, artistIds: ['Hạ Vy'] }],
    ['same-artist', { artistIds: ['Mộc Lam', 'Hạ Vy'], genre: 'bolero', year: 2015 }],
    ['same-genre', { genre: 'bolero', year: 2015, playCount: 10_000 }],
    ['same-years', { year: 2015 }],
    ['popular', { playCount: 10_000 }],
    ['something-else', {}],
    ['something-else', { year: 2006, playCount: 20 }],
    ['same-years', { year: 2021 }],
    ['same-years', { year: 2009 }],
    ['something-else', { year: 2022 }],
    ['something-else', { year: 2008 }],
    ['popular', { playCount: 100 }],
    ['something-else', { playCount: 98 }],
    ['popular', { year: 2021, playCount: 10_000 }],
    ['same-years', { year: 2016, playCount: 10_000 }],
    ['same-artist', { artistIds: ['Hạ Vy'], genre: 'bolero', year: 2015, playCount: 10_000 }],
    ['something-else', { albumId: 'other', albumPosition: 3 }],
    ['something-else', { albumId: 'album', albumPosition: 2 }],
  ])('gives %s as the reason', (reason, traits) => {
    const [chosen] = choose(song, [aSong('stranger7', traits)], NOBODY, 'seed');
    expect(chosen).toEqual({ id: 'stranger7', reason });
  });

  it('never gives the same genre as the reason if the genre of the song is unknown', () => {
    const nameless = { ...song, genre: null, year: null };
    const [chosen] = choose(nameless, [aSong('other', { year: 2015 })], NOBODY, 'seed');
    expect(chosen?.reason).toBe('something-else');
  });

  it('knows no next song of an album for a song without an album', () => {
    const single = { ...song, albumId: null };
    const [chosen] = choose(single, [aSong('other', { albumPosition: 3 })], NOBODY, 'seed');
    expect(chosen).toEqual({ id: 'other', reason: 'something-else' });
  });

  it('returns each song once', () => {
    expect(chooseSuggestions(song, [track(3), track(4)], NOBODY, 'seed')).toEqual(['track3', 'track4']);
  });

  it('spreads the artists of the songs that follow on the album too', () => {
    const next = { ...track(3), artistId: 'Mộc Lam' };
    const candidates = [next, aSong('same', { artistId: 'Mộc Lam', genre: 'bolero' }), aSong('other')];
    expect(chooseSuggestions(song, candidates, NOBODY, 'seed')).toEqual(['track3', 'other', 'same']);
  });

  it.each<readonly [string, Partial<SuggestionTraits>, Partial<SuggestionTraits>]>([
    ['a year more than twelve years away like an unknown year', { year: 1903 }, { year: null }],
    ['a year exactly twelve years away like an unknown year', { year: 2003 }, { year: null }],
    ['more than ten thousand plays like ten thousand', { playCount: 5_000_000 }, { playCount: 10_000 }],
  ])('weighs %s', (_what, some, others) => {
    const traitsOf = (index: number) => (index % 2 === 0 ? some : others);
    const mixed = strangers(18).map((one, index) => ({ ...one, ...traitsOf(index) }));
    const alike = strangers(18).map((one) => ({ ...one, ...others }));
    expect(chooseSuggestions(song, mixed, NOBODY, 'seed')).toEqual(chooseSuggestions(song, alike, NOBODY, 'seed'));
  });

  it('orders a mixed list by all traits together, the same in every version of the server', () => {
    const candidates = Array.from({ length: 60 }, (_, index) =>
      aSong(`c${index}`, {
        artistIds: index % 7 === 0 ? ['Hạ Vy'] : [],
        genre: index % 4 === 0 ? 'bolero' : 'rock',
        year: 2003 + (index % 25),
        playCount: (index % 9) ** 5,
      }),
    );
    const single = { ...song, albumId: null, artistIds: ['Hạ Vy'] };
    expect(chooseSuggestions(single, candidates, NOBODY, 'seed').join(' ')).toBe(
      'c56 c28 c0 c35 c7 c16 c14 c42 c21 c12 c40 c8 c24 c36 c49 c32 c44 c52 c4',
    );
  });
});

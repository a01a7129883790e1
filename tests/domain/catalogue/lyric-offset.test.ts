import { moveOffset, readOffsets, withOffset } from '../../../src/domain/catalogue/lyric-offset';

describe('moveOffset', () => {
  it.each([
    ['a step on', 0, 1, 0.1],
    ['a step back', 0, -1, -0.1],
    ['without the dust of fractions', 0.2, 1, 0.3],
    ['many steps', -0.7, 14, 0.7],
    ['not further than ten seconds', 9.95, 3, 10],
    ['nor further back', -10, -1, -10],
    ['onto whole tenths', 0.26, 0, 0.3],
    ['what is no number is none', Number.NaN, 1, 0],
  ])('%s', (_, offset, steps, moved) => {
    expect(moveOffset(offset, steps)).toBeCloseTo(moved, 10);
  });
});

describe('withOffset', () => {
  it('puts the latest offset last, and stores one for each song', () => {
    const offsets = withOffset(withOffset(withOffset(new Map(), 'a', 0.1), 'b', 0.2), 'a', 0.3);
    expect([...offsets]).toEqual([
      ['b', 0.2],
      ['a', 0.3],
    ]);
  });

  it('removes a song whose offset returns to 0', () => {
    expect([...withOffset(new Map([['a', 0.1]]), 'a', 0)]).toEqual([]);
  });

  it('stores 300 offsets and removes the oldest beyond that', () => {
    const stored = Array.from({ length: 299 }, (_, place) => [`song-${place}`, 0.1] as const);
    const full = withOffset(new Map(stored), 'last', 0.2);
    expect([...full]).toEqual([...stored, ['last', 0.2]]);
    expect([...withOffset(full, 'new', 0.3)]).toEqual([...stored.slice(1), ['last', 0.2], ['new', 0.3]]);
  });
});

describe('readOffsets', () => {
  it.each<[string, unknown, [string, number][]]>([
    [
      'what was kept',
      { a: 0.3, b: -1 },
      [
        ['a', 0.3],
        ['b', -1],
      ],
    ],
    ['without nonsense', { a: 'far', b: null, c: 0, d: Number.NaN, e: 0.04, f: '0.3', g: [0.3] }, []],
    ['within bounds', { a: 400 }, [['a', 10]]],
    ['nothing', null, []],
    ['something else', 'a', []],
  ])('reads %s', (_, kept, offsets) => {
    expect([...readOffsets(kept)]).toEqual(offsets);
  });
});

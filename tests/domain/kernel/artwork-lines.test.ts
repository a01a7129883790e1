import { artwork, artworkName, artworkPalette } from '../../../contract/kernel/artwork';

const ids = Array.from({ length: 400 }, (_, n) => `song-${n}`);

/** Red, green and blue weighted as the eye sees them, 0 to 255. */
const lightnessOf = (colour: string): number =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, weight, part) => sum + weight * Number.parseInt(colour.slice(1 + 2 * part, 3 + 2 * part), 16),
    0,
  );

const attributes = (svg: string, name: string) =>
  [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

/** The points of each line, as [right, down] in hundredths of the picture. */
const linesOf = (id: string) =>
  attributes(artwork(id), 'd').map((path = '') =>
    path
      .slice(1)
      .split('L')
      .map((point) => point.split(' ')),
  );

describe('the palettes of pictures', () => {
  const palettes = [...new Map(ids.map((id) => [artworkPalette(id).join(' '), artworkPalette(id)])).values()];

  it('are ten', () => {
    expect(palettes).toHaveLength(10);
  });

  it.each(palettes.map((palette) => [palette.join(' '), palette] as const))(
    'have five colours, each lighter than the one before: %s',
    (_, palette) => {
      expect(palette.join()).toMatch(/^(#[0-9A-F]{6},){4}#[0-9A-F]{6}$/);
      const lightness = palette.map(lightnessOf);
      expect(lightness).toEqual(lightness.toSorted((a, b) => a - b));
      expect(new Set(lightness).size).toBe(5);
    },
  );
});

describe('the lines of a picture', () => {
  it.each([
    ['ngang, which stays', 'song-7', '0-6-3', ['50.0', '50.0', '50.0', '50.0', '50.0']],
    ['huyền, which falls', 'song-23', '1-4-3', ['30.2', '41.0', '50.0', '59.0', '69.8']],
    ['sắc, which rises', 'song-133', '2-0-3', ['69.8', '59.0', '50.0', '41.0', '30.2']],
    ['hỏi, which dips', 'song-19', '3-0-3', ['45.9', '62.9', '60.3', '43.8', '23.5']],
    ['ngã, which breaks', 'song-37', '4-6-3', ['37.6', '54.4', '60.0', '37.6', '27.8']],
    ['nặng, which drops', 'song-26', '5-9-3', ['42.0', '43.0', '47.3', '56.0', '73.5']],
  ])('follow the tone %s', (_, id, name, heights) => {
    const [middle = []] = linesOf(id).slice(3);
    expect(artworkName(id)).toBe(name);
    expect([0, 6, 11, 16, 22].map((point) => middle[point]?.[1])).toEqual(heights);
  });

  it.each(['song-7', 'song-23', 'song-19'])('go from edge to edge of %s, and are the same distance apart', (id) => {
    const lines = linesOf(id);
    expect(lines.map((line) => [line.length, line[0]?.[0], line.at(-1)?.[0]])).toEqual(
      lines.map(() => [23, '-5.0', '105.0']),
    );
    const starts = lines.map((line) => Number(line[0]?.[1]));
    const gaps = starts.slice(1).map((start, place) => start - Number(starts[place]));
    expect(gaps).toEqual(gaps.map(() => expect.closeTo(11.5, 5)));
  });

  it.each(['song-7', 'song-26'])('are elements one behind the other in one group: %s', (id) => {
    expect(artwork(id).replaceAll(/<[^>]*>/g, '')).toBe('');
    expect(artwork(id)).toMatch(/<g [^>]*>(<path [^>]*\/>){7}<\/g>(<circle [^>]*\/>)?<\/svg>$/);
  });

  it('are lighter towards the middle, which alone is opaque', () => {
    const [, second, third, fourth, lightest] = artworkPalette('song-7');
    expect(attributes(artwork('song-7'), 'stroke')).toEqual([second, third, fourth, lightest, fourth, third, second]);
    expect(attributes(artwork('song-7'), 'opacity')).toEqual(['0.86', '0.86', '0.86', '1', '0.86', '0.86', '0.86']);
  });

  it.each([
    ['0', '4.6'],
    ['1', '5.2'],
    ['2', '5.8'],
    ['3', '6.4'],
    ['4', '4.6'],
    ['5', '5.2'],
    ['6', '5.8'],
    ['7', '6.4'],
  ])('in the phase %s are %s wide', (phase, width) => {
    const widths = ids
      .filter((id) => artworkName(id).endsWith(phase))
      .flatMap((id) => attributes(artwork(id), 'stroke-width'));
    expect([...new Set(widths)]).toEqual([width]);
  });
});

describe('the ground of a picture', () => {
  it('goes from the darkest colour to the second, and fills the whole square', () => {
    const [darkest, second] = artworkPalette('song-7');
    expect(attributes(artwork('song-7'), 'stop-color')).toEqual([darkest, second]);
    expect(attributes(artwork('song-7'), 'viewBox')).toEqual(['0 0 100 100']);
    expect([attributes(artwork('song-7'), 'width'), attributes(artwork('song-7'), 'height')]).toEqual([
      ['100'],
      ['100'],
    ]);
  });

  it('has a name of its own, so that two pictures in one page keep their colours', () => {
    const names = ids.map((id) => attributes(artwork(id), 'id')[0]);
    expect(new Set(names).size).toBe(ids.length);
    expect(ids.map((id) => artwork(id).includes(`fill="url(#${attributes(artwork(id), 'id')[0]})"`))).not.toContain(
      false,
    );
  });

  it('has below the tone nặng a dot in the lightest colour', () => {
    expect(attributes(artwork('song-26'), 'fill').at(-1)).toBe(artworkPalette('song-26')[4]);
    expect(['cx', 'cy', 'r'].map((name) => attributes(artwork('song-26'), name))).toEqual([['50'], ['88'], ['5']]);
  });
});

describe('the picture of an id', () => {
  it.each([
    ['', '1-5-0'],
    ['song-7', '0-6-3'],
    ['Bến Vắng', '4-8-2'],
    ['0190a0c4-7b1e-7c3a-9d2e-5f6a7b8c9d0e', '5-1-6'],
  ])('stays the same in every version: %j is %s', (id, name) => {
    expect(artworkName(id)).toBe(name);
  });
});

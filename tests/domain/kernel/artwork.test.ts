import { ARTWORK_LINES, artwork, artworkName, artworkPalette } from '../../../contract/kernel/artwork';

const pictures = Array.from({ length: 400 }, (_, n) => artwork(`song-${n}`));
const matching = (pattern: RegExp) => pictures.filter((picture) => pattern.test(picture)).length;

describe('artwork', () => {
  it('is the same picture for the same id', () => {
    expect(artwork('song-7')).toBe(pictures[7]);
  });

  it('looks different for nearly all ids that differ in one character', () => {
    expect(new Set(pictures).size).toBeGreaterThan(380);
  });

  it('is a drawing of seven lines, whatever the id', () => {
    expect(pictures.map((picture) => picture.match(/<path /g)?.length)).toEqual(pictures.map(() => 7));
    expect(matching(/NaN|undefined|Infinity/)).toBe(0);
  });

  it('has a dot below its lines for the tone nặng, and for no other tone', () => {
    expect(matching(/<circle /)).toBeGreaterThan(20);
    expect(matching(/<circle /)).toBeLessThan(130);
  });

  it('lights its background from either side', () => {
    expect(matching(/x1="0" y1="0" x2="1"/)).toBeGreaterThan(100);
    expect(matching(/x1="1" y1="0" x2="0"/)).toBeGreaterThan(100);
  });

  it('contains no part of the id itself', () => {
    expect(artwork('"><script>')).not.toContain('script');
  });

  it('accepts any id, an empty one too', () => {
    expect([artwork(''), artwork('Sóng 🌊')].every((picture) => picture.endsWith('</svg>'))).toBe(true);
  });
});

describe('artworkName', () => {
  const ids = Array.from({ length: 2000 }, (_, n) => `song-${n}`);
  const looks = (id: string) => artwork(id).replaceAll(/(id="|url\(#)g\w+/g, '$1g');

  it('is the same for two ids exactly when their pictures look the same', () => {
    const pairs = new Set(ids.map((id) => `${artworkName(id)} ${looks(id)}`));
    expect(pairs.size).toBe(new Set(ids.map(artworkName)).size);
    expect(pairs.size).toBe(new Set(ids.map(looks)).size);
  });

  it('is one of 480, whatever the id', () => {
    expect(ids.every((id) => /^[0-5]-[0-9]-[0-7]$/.test(artworkName(id)))).toBe(true);
  });
});

describe('artworkPalette', () => {
  it.each(['a', 'song-7', 'Bến Vắng'])(
    'returns the colours in which %s is drawn, and the number of lines in each colour',
    (id) => {
      const strokes = [...artwork(id).matchAll(/stroke="(#\w+)"/g)].map(([, colour]) => colour);
      const expected = artworkPalette(id).map((colour) => strokes.filter((stroke) => stroke === colour).length);
      expect(expected).toEqual(ARTWORK_LINES);
      expect(strokes).toHaveLength(7);
    },
  );
});

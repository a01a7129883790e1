import { ScrollPlaces } from '../../../src/presentation/app/shell/scroll-places';

describe('ScrollPlaces', () => {
  beforeEach(() => sessionStorage.clear());

  it('returns the top for a page that was never opened', () => {
    expect(new ScrollPlaces().of('a /songs')).toBe(0);
  });

  it('retains a position, also after a reload', () => {
    const places = new ScrollPlaces();
    places.note('a /songs', 1_200);
    places.keep();
    expect([places.of('a /songs'), new ScrollPlaces().of('a /songs')]).toEqual([1_200, 1_200]);
  });

  it('removes the oldest position when there are more than 200', () => {
    const places = new ScrollPlaces();
    Array.from({ length: 201 }, (_, place) => places.note(`${place}`, place + 1));
    expect([places.of('0'), places.of('1'), places.of('200')]).toEqual([0, 2, 201]);
  });

  it.each(['nonsense', '{}', '[["a"],["b","c"],5]'])('starts empty when the stored value is %s', (kept) => {
    sessionStorage.setItem('scrollPlaces', kept);
    expect(new ScrollPlaces().of('a')).toBe(0);
  });
});

import { ScrollPlaces } from '../../../src/presentation/app/shell/scroll-places';

describe('where places were left', () => {
  beforeEach(() => sessionStorage.clear());

  it('is the top of a place that nobody has been to', () => {
    expect(new ScrollPlaces().of('a /songs')).toBe(0);
  });

  it('is remembered, also by a reload', () => {
    const places = new ScrollPlaces();
    places.note('a /songs', 1_200);
    places.keep();
    expect([places.of('a /songs'), new ScrollPlaces().of('a /songs')]).toEqual([1_200, 1_200]);
  });

  it('forgets the oldest of very many', () => {
    const places = new ScrollPlaces();
    Array.from({ length: 201 }, (_, place) => places.note(`${place}`, place + 1));
    expect([places.of('0'), places.of('1'), places.of('200')]).toEqual([0, 2, 201]);
  });

  it.each(['nonsense', '{}', '[["a"],["b","c"],5]'])('begins anew where %s was kept', (kept) => {
    sessionStorage.setItem('scrollPlaces', kept);
    expect(new ScrollPlaces().of('a')).toBe(0);
  });
});

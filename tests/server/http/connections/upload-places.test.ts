import { UploadPlaces, type PlacedUpload } from '../../../../server/presentation/http/connections/upload-places';

describe('places for uploads', () => {
  let now = 0;
  let ended: string[] = [];

  beforeEach(() => {
    now = 0;
    ended = [];
  });
  const upload = (holder: string, bytes = 0, isArriving = true): PlacedUpload => ({
    holder,
    bytes: () => bytes,
    isArriving: () => isArriving,
    end: () => ended.push(holder),
  });
  const placesFor = (most: number) => new UploadPlaces(most, () => now);

  it('are taken, and free again for the next', () => {
    const places = placesFor(1);
    const first = upload('a');
    expect(places.enter(first)).toBe(true);
    expect(places.enter(upload('b'))).toBe(false);
    places.leave(first);
    expect(places.enter(upload('b'))).toBe(true);
    expect(ended).toEqual([]);
  });

  it('go from an upload that drips to a new one, and the one that lost its own takes none along when it leaves', () => {
    const places = placesFor(1);
    const dripping = upload('a', 100);
    places.enter(dripping);
    now = 10_000;
    expect(places.enter(upload('b'))).toBe(true);
    expect(ended).toEqual(['a']);
    places.leave(dripping);
    expect(places.enter(upload('c'))).toBe(false);
  });

  it('are not taken from an upload that is whole', () => {
    const places = placesFor(1);
    places.enter(upload('a', 100, false));
    now = 10_000;
    expect(places.enter(upload('b'))).toBe(false);
  });
});

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

  it('are taken, and are free for the next upload afterwards', () => {
    const places = placesFor(1);
    const first = upload('a');
    expect(places.enter(first)).toBe(true);
    expect(places.enter(upload('b'))).toBe(false);
    places.leave(first);
    expect(places.enter(upload('b'))).toBe(true);
    expect(ended).toEqual([]);
  });

  it('pass from a slow upload to a new one, and the ended upload frees no second place when it leaves', () => {
    const places = placesFor(1);
    const dripping = upload('a', 100);
    places.enter(dripping);
    now = 10_000;
    expect(places.enter(upload('b'))).toBe(true);
    expect(ended).toEqual(['a']);
    places.leave(dripping);
    expect(places.enter(upload('c'))).toBe(false);
  });

  it('are not taken from an upload that has arrived completely', () => {
    const places = placesFor(1);
    places.enter(upload('a', 100, false));
    now = 10_000;
    expect(places.enter(upload('b'))).toBe(false);
  });
});

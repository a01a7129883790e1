import { seededFraction } from '../../../../server/domain/shared/seeded-fraction';

describe('a seeded fraction', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => seededFraction('seed', `song${index}`));

  it('lies from 0 up to 1 and is spread evenly', () => {
    const tenths = many.map((fraction) => Math.floor(fraction * 10));
    const counts = Array.from({ length: 10 }, (_, tenth) => tenths.filter((one) => one === tenth).length);
    expect(Math.min(...counts)).toBeGreaterThan(150);
    expect(Math.max(...counts)).toBeLessThan(250);
  });

  it('is the same for the same seed and id, and different for another seed', () => {
    expect(seededFraction('a', 'Đêm')).toBe(seededFraction('a', 'Đêm'));
    expect(seededFraction('a', 'Đêm')).not.toBe(seededFraction('b', 'Đêm'));
  });
});

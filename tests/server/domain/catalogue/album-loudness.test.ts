import * as fc from 'fast-check';
import { albumLoudness, type MeasuredSong } from '../../../../server/domain/catalogue/album-loudness';

const song = (integrated: number, truePeak: number, minutes = 3): MeasuredSong => ({
  integrated,
  truePeak,
  durationMs: minutes * 60_000,
});

describe('the loudness of an album', () => {
  it('is that of its only song', () => {
    expect(albumLoudness([song(-12, -0.5)])).toEqual({ integrated: expect.closeTo(-12, 6), truePeak: -0.5 });
  });

  it.each<[string, readonly MeasuredSong[], number, number]>([
    ['the mean of the power, not of the decibels', [song(-10, -1), song(-20, -3)], -12.596, -1],
    ['weighted by length', [song(-10, -1, 1), song(-20, -3, 9)], -17.212, -1],
    ['with a song that is hardly louder than silence', [song(-69.9, -60)], -69.9, -60],
    ['without silent songs', [song(-10, -1), song(-70, -120, 60)], -10, -1],
  ])('is %s', (_, songs, integrated, truePeak) => {
    expect(albumLoudness(songs)).toEqual({ integrated: expect.closeTo(integrated, 2), truePeak });
  });

  it.each([[[]], [[song(-70, -120)]]])('is unknown for %j', (songs) => {
    expect(albumLoudness(songs)).toBeNull();
  });

  it('lies between its quietest and its loudest song, with the highest peak of all', () => {
    const songs = fc.array(
      fc.record({
        integrated: fc.double({ min: -60, max: 0, noNaN: true }),
        truePeak: fc.double({ min: -60, max: 3, noNaN: true }),
        durationMs: fc.integer({ min: 1, max: 7_200_000 }),
      }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(songs, (album) => {
        const levels = album.map(({ integrated }) => integrated);
        const whole = albumLoudness(album);
        expect(whole?.integrated).toBeGreaterThanOrEqual(Math.min(...levels) - 1e-9);
        expect(whole?.integrated).toBeLessThanOrEqual(Math.max(...levels) + 1e-9);
        expect(whole?.truePeak).toBe(Math.max(...album.map(({ truePeak }) => truePeak)));
      }),
    );
  });
});

import { composeSong } from '../../../demo-studio/music/compose-song';
import { MUSIC_STYLES } from '../../../demo-studio/music/song-brief';
import { aSongBrief } from '../../support/builders/a-song-brief';

/** How long songs of every style may be, composed from each of these seeds in three lengths. */
export function describeSongLengths(seeds: readonly number[]): void {
  const briefs = MUSIC_STYLES.flatMap((style) =>
    seeds.flatMap((seed) => [64, 90, 116].map((seconds) => aSongBrief({ style, seed, seconds }))),
  );

  describe('the length of a song', () => {
    const composed = briefs.map((brief) => ({ brief, seconds: composeSong(brief).seconds }));

    it('is within four bars of the requested length', () => {
      const away = composed.map(({ brief, seconds }) => Math.abs(seconds - brief.seconds) / (240 / brief.tempo));
      expect(Math.max(...away)).toBeLessThanOrEqual(4);
    });

    it('is never longer than two minutes', () => {
      expect(Math.max(...composed.map(({ seconds }) => seconds))).toBeLessThanOrEqual(120);
    });
  });
}

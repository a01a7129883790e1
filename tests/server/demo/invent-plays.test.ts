import { DEMO_CONTENTS } from '../../../demo-studio/demo-contents';
import { inventPlays, type DemoPlaySubject } from '../../../server/domain/demo/invent-plays';
import { releaseDate } from '../../../server/domain/demo/release-date';

const { newest } = DEMO_CONTENTS;
const NOW = new Date('2026-03-14T09:30:00.000Z');
const DAY_MS = 86_400_000;
const aSong = (given: Partial<DemoPlaySubject> = {}): DemoPlaySubject => ({
  id: 'song1',
  slug: 'neon-rice-fields',
  popularity: 98,
  durationMs: 80_000,
  releasedAt: new Date('2025-01-01T17:00:00.000Z'),
  ...given,
});
const hourInVietnam = (moment: Date): number => (moment.getUTCHours() + 7) % 24;

describe('inventPlays', () => {
  it('invents the same plays for the same song at the same moment', () => {
    expect(inventPlays(aSong(), NOW)).toEqual(inventPlays(aSong(), NOW));
  });

  it('gives each play a unique id that names the song and the demo', () => {
    const ids = inventPlays(aSong(), NOW).map(({ eventId }) => eventId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith('demo-neon-rice-fields-'))).toBe(true);
  });

  it('gives popular songs many plays and other songs few', () => {
    const counts = [100, 60, 30, 1].map((popularity) => inventPlays(aSong({ popularity }), NOW).length);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(400);
    expect(counts[2]).toBeLessThan(60);
    expect(counts[3]).toBeGreaterThan(0);
  });

  it('invents plays only within the last 14 days and before now', () => {
    const times = inventPlays(aSong(), NOW).map(({ playedAt }) => playedAt.getTime());
    expect(Math.max(...times)).toBeLessThan(NOW.getTime());
    expect(Math.min(...times)).toBeGreaterThan(NOW.getTime() - 15 * DAY_MS);
  });

  it('invents no play before the release of the song', () => {
    const releasedAt = releaseDate('ngu-quen-tren-song', newest, NOW);
    const plays = inventPlays(aSong({ slug: 'ngu-quen-tren-song', releasedAt }), NOW);
    expect(Math.min(...plays.map(({ playedAt }) => playedAt.getTime()))).toBeGreaterThanOrEqual(releasedAt.getTime());
  });

  it('gives a newly released song only the plays of the days since its release', () => {
    const dayOld = inventPlays(aSong({ releasedAt: new Date('2026-03-12T17:00:00.000Z') }), NOW);
    expect(dayOld.length).toBeLessThan(inventPlays(aSong(), NOW).length / 10);
  });

  it('invents more plays in the evening than in the early hours of the morning', () => {
    const hours = inventPlays(aSong(), NOW).map(({ playedAt }) => hourInVietnam(playedAt));
    const evening = hours.filter((hour) => hour >= 19 && hour < 22).length;
    const night = hours.filter((hour) => hour >= 2 && hour < 5).length;
    expect(evening).toBeGreaterThan(5 * night);
  });

  it('invents plays long enough to count, no longer than the song, by more than 100 devices', () => {
    const plays = inventPlays(aSong(), NOW);
    expect(plays.every(({ playedMs }) => playedMs >= 40_000 && playedMs <= 80_000)).toBe(true);
    expect(new Set(plays.map(({ deviceId }) => deviceId)).size).toBeGreaterThan(100);
  });
});

describe('releaseDate', () => {
  it('dates the latest songs two days apart, and all other songs before them', () => {
    const dates = ['ngu-quen-tren-song', 'gio-ghe-hien-nha', 'suong-muon'].map((slug) =>
      releaseDate(slug, newest, NOW).getTime(),
    );
    expect(dates[0]! - dates[1]!).toBe(2 * DAY_MS);
    expect(dates[2]).toBeLessThan(releaseDate('con-song-cuoi-mua-he', newest, NOW).getTime());
  });

  it('is a midnight in Vietnam, at least a day ago', () => {
    const date = releaseDate('ngu-quen-tren-song', newest, NOW);
    expect(date.toISOString()).toBe('2026-03-12T17:00:00.000Z');
  });
});

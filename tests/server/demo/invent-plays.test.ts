import { DEMO_CONTENTS } from '../../../demo-studio/demo-contents';
import { inventPlays, midnightBefore, type DemoPlaySubject } from '../../../server/domain/demo/invent-plays';
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

  it('invents the same plays in every version of the server, so that an update adds no play twice', () => {
    const play = { songId: 'song1', playedMs: 80_000 };
    expect(inventPlays(aSong(), NOW).slice(0, 3)).toEqual([
      {
        ...play,
        eventId: 'demo-neon-rice-fields-0',
        deviceId: 'demo-0001',
        playedAt: new Date('2026-03-09T14:48:33.508Z'),
      },
      {
        ...play,
        eventId: 'demo-neon-rice-fields-1',
        deviceId: 'demo-0066',
        playedMs: 76_551,
        playedAt: new Date('2026-03-13T12:56:37.289Z'),
      },
      {
        ...play,
        eventId: 'demo-neon-rice-fields-2',
        deviceId: 'demo-0118',
        playedAt: new Date('2026-03-10T15:04:33.737Z'),
      },
    ]);
  });

  it.each([
    [1, 6],
    [30, 43],
    [60, 175],
    [98, 503],
    [100, 526],
  ])('invents for a popularity of %i within two weeks %i plays', (popularity, count) => {
    expect(inventPlays(aSong({ popularity }), NOW)).toHaveLength(count);
  });

  it('spreads the plays over the hours of the day as people in Vietnam listen', () => {
    const hours = inventPlays(aSong(), NOW).map(({ playedAt }) => hourInVietnam(playedAt));
    const inHour = Array.from({ length: 24 }, (_, hour) => hours.filter((each) => each === hour).length);
    expect(inHour).toEqual([9, 6, 2, 3, 3, 3, 14, 15, 18, 11, 19, 25, 28, 19, 18, 21, 16, 24, 29, 36, 55, 68, 41, 20]);
  });

  it('invents a quarter of the plays as ended early, after at least half of the song', () => {
    const early = inventPlays(aSong(), NOW).filter(({ playedMs }) => playedMs < 80_000);
    expect(early).toHaveLength(133);
    expect(Math.min(...early.map(({ playedMs }) => playedMs))).toBe(40_059);
  });

  it('uses more devices for more plays, a few of them far more often than the others', () => {
    const devices = inventPlays(aSong(), NOW).map(({ deviceId }) => deviceId);
    const timesOf = (device: string): number => devices.filter((each) => each === device).length;
    expect(new Set(devices).size).toBe(253);
    expect(['demo-0000', 'demo-0001', 'demo-0002'].map(timesOf)).toEqual([16, 14, 9]);
    expect(devices.toSorted().at(-1)).toBe('demo-0416');
  });

  it.each([
    ['that was just released has the plays of one day', '2026-03-13T17:00:00.000Z', 36],
    ['of two days has the plays of two days', '2026-03-11T17:00:00.000Z', 72],
    ['of thirteen days has the plays of thirteen days', '2026-02-28T17:00:00.000Z', 467],
    ['of fifteen days has the plays of two weeks', '2026-02-26T17:00:00.000Z', 503],
  ])('a song %s', (_which, releasedAt, count) => {
    expect(inventPlays(aSong({ releasedAt: new Date(releasedAt) }), NOW)).toHaveLength(count);
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

  it.each([
    ['n1', '2026-03-12'],
    ['n2', '2026-03-10'],
    ['n3', '2026-03-08'],
    ['e', '2025-12-02'],
    ['b', '2025-10-13'],
    ['c', '2025-03-17'],
    ['a', '2024-05-14'],
  ])('of %s among three newest songs is %s in every version of the server', (slug, day) => {
    expect(releaseDate(slug, ['n1', 'n2', 'n3'], NOW)).toEqual(new Date(`${day}T17:00:00.000Z`));
  });

  it('of every other song lies behind the newest songs and within two years', () => {
    const slugs = Array.from({ length: 4_000 }, (_, index) => `song-${index}`);
    const daysAgo = slugs.map(
      (slug) => (midnightBefore(NOW) - releaseDate(slug, ['n1', 'n2', 'n3'], NOW).getTime()) / DAY_MS,
    );
    expect(Math.min(...daysAgo)).toBe(7);
    expect(Math.max(...daysAgo)).toBe(700);
  });
});

describe('midnightBefore', () => {
  it.each([
    ['2026-03-14T16:59:59.999Z', '2026-03-13T17:00:00.000Z'],
    ['2026-03-14T17:00:00.000Z', '2026-03-14T17:00:00.000Z'],
  ])('of %s is %s, a midnight in Vietnam', (moment, midnight) => {
    expect(new Date(midnightBefore(new Date(moment))).toISOString()).toBe(midnight);
  });
});

import type { Song } from '../../../../src/domain/catalogue/song';
import { isCountedPlay } from '../../../../src/domain/history/listening-time';
import type { PlayReport, PlayReports } from '../../../../src/domain/history/play-reports.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';

/** A backend that counts the plays of these songs. */
export class MemoryPlayReports implements PlayReports {
  private readonly kept = new Map<string, PlayReport & { readonly counted: boolean }>();

  /** `onCounted` receives the song of each counted play, once. */
  constructor(
    private readonly songs: readonly Song[],
    private readonly onCounted: (song: Song) => void = () => undefined,
  ) {}

  async send(report: PlayReport): Promise<Result<{ readonly counted: boolean }, GatewayFailure>> {
    const song = this.songs.find(({ id }) => id === report.songId);
    if (song === undefined) return fail({ kind: 'not-found' });
    const earlier = this.kept.get(report.eventId);
    const counted = earlier?.counted ?? isCountedPlay(report.played / 1000, song.duration);
    this.kept.set(report.eventId, earlier ?? { ...report, counted });
    if (earlier === undefined && counted) this.onCounted(song);
    return succeed({ counted });
  }

  countOf(songId: string): number {
    return [...this.kept.values()].filter((report) => report.songId === songId && report.counted).length;
  }
}

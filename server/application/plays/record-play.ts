import { isCountedPlay } from '../../domain/plays/is-counted-play';
import type { Play, PlayLog } from '../../domain/plays/play-log.port';
import { fail, succeed, type Result } from '../../domain/shared/result';

/** Keeps a report of what was heard; tells whether it counts. The same report again changes nothing and is told the same. */
export class RecordPlay {
  constructor(private readonly log: PlayLog) {}

  async execute(report: Omit<Play, 'counted'>): Promise<Result<{ readonly counted: boolean }, 'not-found'>> {
    const durationMs = await this.log.durationOf(report.songId);
    if (durationMs === null) return fail('not-found');
    const counted = await this.log.record({ ...report, counted: isCountedPlay(report.playedMs, durationMs) });
    return counted === null ? fail('not-found') : succeed({ counted });
  }
}

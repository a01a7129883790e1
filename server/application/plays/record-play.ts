import { isCountedPlay } from '../../domain/plays/is-counted-play';
import type { Play, PlayLog } from '../../domain/plays/play-log.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { IdSource } from '../ports/id-source.port';

/** Without an `eventId` the report is a separate play, regardless of other reports. */
export type PlayReport = Omit<Play, 'counted' | 'eventId'> & { readonly eventId: string | undefined };

/** Stores a reported play; returns whether it counts. The same report again changes nothing and gets the same answer. */
export class RecordPlay {
  constructor(
    private readonly log: PlayLog,
    private readonly ids: IdSource,
  ) {}

  async execute(report: PlayReport): Promise<Result<{ readonly counted: boolean }, 'not-found'>> {
    const durationMs = await this.log.durationOf(report.songId);
    if (durationMs === null) return fail('not-found');
    const eventId = report.eventId ?? this.ids.next();
    const play = { ...report, eventId, counted: isCountedPlay(report.playedMs, durationMs) };
    const counted = await this.log.record(play);
    return counted === null ? fail('not-found') : succeed({ counted });
  }
}

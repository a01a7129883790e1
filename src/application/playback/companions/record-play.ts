import type { Song } from '../../../domain/catalogue/song';
import type { PlayHistory } from '../../../domain/history/play-history.port';
import type { Milliseconds } from '../../../domain/shared/units';
import type { Clock } from '../../ports/clock.port';
import type { Random } from '../../ports/random.port';
import type { PlayReportOutbox } from './play-report-outbox';

/** Records a counted play: in the listener's own history, and once at the backend under a new event id. */
export class RecordPlay {
  constructor(
    private readonly outbox: PlayReportOutbox,
    private readonly history: PlayHistory,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  async execute(song: Song, played: Milliseconds): Promise<void> {
    await Promise.all([
      this.history.add({ song, playedAt: this.clock.instant() }),
      this.outbox.send({ eventId: this.random.id(), songId: song.id, played }),
    ]);
  }
}

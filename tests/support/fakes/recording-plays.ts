import { BehaviorSubject } from 'rxjs';
import { addToRecent } from '../../../src/domain/history/add-to-recent';
import type { PlayedSong, PlayHistory } from '../../../src/domain/history/play-history.port';
import type { PlayReport, PlayReports } from '../../../src/domain/history/play-reports.port';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';

/** A backend that counts plays; it can be out of reach. */
export class RecordingPlayReports implements PlayReports {
  readonly counted: PlayReport[] = [];
  attempts = 0;
  failure: GatewayFailure | null = null;

  async send(report: PlayReport): Promise<Result<{ readonly counted: boolean }, GatewayFailure>> {
    this.attempts += 1;
    if (this.failure !== null) return fail(this.failure);
    this.counted.push(report);
    return succeed({ counted: true });
  }
}

/** A history in memory. */
export class MemoryPlayHistory implements PlayHistory {
  private readonly subject = new BehaviorSubject<readonly PlayedSong[]>([]);
  readonly changes = this.subject.asObservable();

  recent(limit: number): Promise<readonly PlayedSong[]> {
    return Promise.resolve(this.subject.value.slice(0, limit));
  }

  async add(entry: PlayedSong): Promise<void> {
    this.subject.next(addToRecent(this.subject.value, entry));
  }

  async clear(): Promise<void> {
    this.subject.next([]);
  }
}

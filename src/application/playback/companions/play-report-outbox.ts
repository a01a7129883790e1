import type { PlayReport, PlayReports } from '../../../domain/history/play-reports.port';
import { isPassing } from '../../../domain/shared/passing-failure';
import type { Milliseconds } from '../../../domain/shared/units';
import type { Connectivity } from '../../ports/connectivity.port';
import type { Timer } from '../../ports/timer.port';

const RETRY_AFTER: Milliseconds = 10_000;
/** Limits memory: a listener who stays offline for a day of music loses the oldest reports. */
const MAX_ENTRIES = 200;

/** Sends play reports. A report with a passing failure is tried once more, then held in memory until the network is back. */
export class PlayReportOutbox {
  private unsent: readonly PlayReport[] = [];

  constructor(
    private readonly reports: PlayReports,
    private readonly timer: Timer,
    connectivity: Connectivity,
  ) {
    connectivity.changes.subscribe((isOnline) => {
      if (isOnline) this.sendKept();
    });
  }

  async send(report: PlayReport): Promise<void> {
    if (!(await this.hasFailedPassingly(report))) return;
    this.timer.after(RETRY_AFTER, () => void this.sendAgain(report));
  }

  private async sendAgain(report: PlayReport): Promise<void> {
    if (await this.hasFailedPassingly(report)) this.unsent = [...this.unsent, report].slice(-MAX_ENTRIES);
  }

  private sendKept(): void {
    const reports = this.unsent;
    this.unsent = [];
    for (const report of reports) void this.sendAgain(report);
  }

  private async hasFailedPassingly(report: PlayReport): Promise<boolean> {
    const answer = await this.reports.send(report);
    return !answer.ok && isPassing(answer.error);
  }
}

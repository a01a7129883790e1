import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { Milliseconds } from '../shared/units';

export interface PlayReport {
  /** Unique; repeating a report with the same id counts once. */
  readonly eventId: string;
  readonly songId: string;
  readonly played: Milliseconds;
}

/** Reports plays to the backend, which uses them to count plays and trends. */
export interface PlayReports {
  send(report: PlayReport): Promise<Result<{ readonly counted: boolean }, GatewayFailure>>;
}

import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';

/** How many days a figure goes back. */
export type FigureSpan = 30 | 90;

/** One day of a chart; `day` is YYYY-MM-DD. */
export interface DayCount {
  readonly day: string;
  readonly count: number;
}

export interface PlayedSong {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly string[];
  readonly plays: number;
}

export interface PlayFigures {
  /** Every day of the span, oldest first. */
  readonly days: readonly DayCount[];
  /** The songs played most. */
  readonly top: readonly PlayedSong[];
}

export interface VisitedPage {
  readonly path: string;
  readonly count: number;
}

export interface VisitFigures {
  /** Every day of the span in UTC, oldest first; counts only listeners who agreed to be counted. */
  readonly days: readonly DayCount[];
  /** The pages opened most. */
  readonly pages: readonly VisitedPage[];
}

/** Statistics of plays and page views, for an admin; any other account gets `forbidden`. */
export interface ListeningFigures {
  /** `utcOffset`: minutes that the caller's clock is ahead of UTC. */
  plays(span: FigureSpan, utcOffset: number): Promise<Result<PlayFigures, GatewayFailure>>;
  visits(span: FigureSpan): Promise<Result<VisitFigures, GatewayFailure>>;
}

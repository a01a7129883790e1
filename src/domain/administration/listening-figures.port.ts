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

/** How much is listened to, for an admin; `forbidden` for anybody else. */
export interface ListeningFigures {
  /** `utcOffset`: minutes that the asker's clock is ahead of UTC. */
  plays(span: FigureSpan, utcOffset: number): Promise<Result<PlayFigures, GatewayFailure>>;
}

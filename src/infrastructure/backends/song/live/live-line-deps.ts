import type { Clock } from '../../../../application/ports/clock.port';
import type { Connectivity } from '../../../../application/ports/connectivity.port';
import type { PageDepartures } from '../../../../application/ports/page-departures.port';
import type { Random } from '../../../../application/ports/random.port';
import type { Timer } from '../../../../application/ports/timer.port';
import type { Visibility } from '../../../../application/ports/visibility.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import type { Result } from '../../../../domain/shared/result';

export type Handler = ((this: never, event: never) => unknown) | null;

/** The parts of a browser's WebSocket that are used. */
export interface Socket {
  onopen: Handler;
  onmessage: Handler;
  onclose: Handler;
  /** 1: open. */
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  close(): void;
}

/** The deps of a line. */
export interface LiveLineDeps {
  readonly ticket: () => Promise<Result<string, GatewayFailure>>;
  readonly open: () => Socket;
  readonly timer: Timer;
  readonly clock: Clock;
  readonly random: Random;
  readonly connectivity: Connectivity;
  readonly visibility: Visibility;
  readonly departures: PageDepartures;
}

/** The code that uses a line. */
export interface LineUser {
  /** Returns the first frame, with this ticket. */
  hello(ticket: string): string;
  /** Returns true once a frame confirms that the line is usable. */
  onMessage(text: string): boolean;
  /** Sending is possible from now on. */
  ready(): void;
  lost(): void;
  /** Whether the line must also reconnect while the page is hidden. */
  isNeededUnseen(): boolean;
}

import type { Clock } from '../../../../application/ports/clock.port';
import type { Connectivity } from '../../../../application/ports/connectivity.port';
import type { PageDepartures } from '../../../../application/ports/page-departures.port';
import type { Random } from '../../../../application/ports/random.port';
import type { Timer } from '../../../../application/ports/timer.port';
import type { Visibility } from '../../../../application/ports/visibility.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import type { Result } from '../../../../domain/shared/result';

export type Handler = ((this: never, event: never) => unknown) | null;

/** A browser's WebSocket, as far as it is used. */
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

/** What a line is made from. */
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

/** What goes over a line. */
export interface LineUser {
  /** The first frame, with this ticket. */
  hello(ticket: string): string;
  /** True once a frame says that the line is usable. */
  onMessage(text: string): boolean;
  /** Things can be said from now on. */
  ready(): void;
  lost(): void;
  /** Whether it must come back also while nobody looks at the page. */
  isNeededUnseen(): boolean;
}

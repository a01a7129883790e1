import { reconnectDelay } from '../../domain/live/reconnect-delay';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { ServerReachability } from '../ports/connectivity.port';
import type { Random } from '../ports/random.port';
import type { ServerProbe } from '../ports/server-probe.port';
import type { Timer } from '../ports/timer.port';

/** A failure that returns sooner than this belongs to the same outage, so an unstable server is asked less and less often. */
const SAME_OUTAGE: Milliseconds = 60_000;

interface AwaitServerDeps {
  readonly reach: ServerReachability;
  readonly probe: ServerProbe;
  readonly timer: Timer;
  readonly random: Pick<Random, 'fraction'>;
}

/**
 * After a call that did not reach the server, asks for the server until it answers, and reports this; the browser itself is
 * online all the time.
 */
export class AwaitServer {
  private tries = 0;
  private isWaiting = false;
  private calm: Subscription | null = null;

  constructor(private readonly deps: AwaitServerDeps) {}

  /** Runs until the page is closed. */
  execute(): void {
    this.deps.reach.suspicions.subscribe((isInDoubt) => {
      if (isInDoubt && !this.isWaiting) this.wait();
    });
  }

  private wait(): void {
    this.isWaiting = true;
    this.calm?.unsubscribe();
    const delay = reconnectDelay(this.tries, this.deps.random.fraction());
    this.tries += 1;
    this.deps.timer.after(delay, () => void this.check());
  }

  private async check(): Promise<void> {
    if (!(await this.deps.probe.isReady())) return this.wait();
    this.isWaiting = false;
    this.calm = this.deps.timer.after(SAME_OUTAGE, () => (this.tries = 0));
    this.deps.reach.reportReachable();
  }
}

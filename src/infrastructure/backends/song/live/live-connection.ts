import { reconnectDelay } from '../../../../domain/live/reconnect-delay';
import type { Subscription } from '../../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../../domain/shared/units';
import type { LiveLineDeps, LineUser, Socket } from './live-line-deps';

/** The interval between heartbeats; if nothing arrives between two of them, the line is dead. */
const BEAT_EVERY: Milliseconds = 20_000;
/** After sleep or a network change the answer must arrive sooner. */
const PROBE_WITHIN: Milliseconds = 5_000;
const BEAT = JSON.stringify({ t: 'ping' });
/** The `readyState` of a socket that can send. */
const OPEN = 1;
/** With more bytes than this unsent, nothing is sent: the newest state follows anyway. */
const CROWDED_BYTES = 64 * 1024;

/**
 * One socket at a time, for as long as the line is wanted: a lost one is replaced, with growing delays, once the browser is
 * online.
 */
export class LiveConnection {
  private socket: Socket | null = null;
  private isWanted = false;
  private isAway = false;
  private isUsable = false;
  private failures = 0;
  private attempt = 0;
  private hasHeard = false;
  private alarm: Subscription | null = null;
  private watches: readonly Subscription[] = [];

  constructor(
    private readonly deps: LiveLineDeps,
    private readonly user: LineUser,
  ) {}

  open(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    this.isAway = false;
    const { connectivity, visibility, departures } = this.deps;
    this.watches = [
      departures.leaves.subscribe(() => this.leave()),
      departures.stays.subscribe(() => this.comeBack()),
      departures.returns.subscribe(() => this.comeBack()),
      connectivity.changes.subscribe(() => this.onEnvironmentChanged()),
      visibility.changes.subscribe(() => this.onEnvironmentChanged()),
    ];
    void this.connect();
  }

  close(): void {
    this.isWanted = false;
    this.watches.forEach((watch) => watch.unsubscribe());
    this.drop();
  }

  /** False if the line is not usable, or the other side does not read. */
  send(text: string): boolean {
    const { socket } = this;
    if (!this.isUsable || socket === null || socket.readyState !== OPEN) return false;
    if (socket.bufferedAmount > CROWDED_BYTES) return false;
    socket.send(text);
    return true;
  }

  /** The connectivity or visibility has changed: an open line is probed, and a waiting one may connect sooner. */
  private onEnvironmentChanged(): void {
    if (this.isUsable) this.sendHeartbeat(PROBE_WITHIN);
    else if (this.socket === null && this.mayConnect()) {
      this.failures = 0;
      this.wait(reconnectDelay(0, this.deps.random.fraction()));
    }
  }

  /** A browser may refuse to cache a page with an open socket, or close the socket by itself. */
  private leave(): void {
    this.isAway = true;
    this.drop();
  }

  private comeBack(): void {
    this.isAway = false;
    this.onEnvironmentChanged();
  }

  private mayConnect(): boolean {
    const { connectivity, visibility } = this.deps;
    if (this.isAway) return false;
    return this.isWanted && connectivity.isOnline() && (visibility.isVisible() || this.user.isNeededUnseen());
  }

  private async connect(): Promise<void> {
    this.setAlarm(null);
    if (!this.mayConnect()) return;
    const attempt = (this.attempt += 1);
    const ticket = await this.deps.ticket();
    if (attempt !== this.attempt || !this.isWanted) return;
    // Without a session there is no reason to reconnect; the next sign-in opens the line again.
    if (!ticket.ok) return ticket.error.kind === 'unauthenticated' ? undefined : this.tryAgain();
    this.take(this.deps.open(), ticket.value);
  }

  private take(socket: Socket, ticket: string): void {
    this.socket = socket;
    socket.onopen = () => socket.send(this.user.hello(ticket));
    socket.onmessage = ({ data }: { readonly data: unknown }) => this.onMessage(socket, String(data));
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
    this.wait(BEAT_EVERY, () => this.lose());
  }

  private onMessage(socket: Socket, text: string): void {
    if (this.socket !== socket) return;
    this.hasHeard = true;
    if (!this.user.onMessage(text) || this.isUsable) return;
    this.isUsable = true;
    this.failures = 0;
    this.wait(BEAT_EVERY, () => this.beat());
    this.user.ready();
  }

  private beat(): void {
    this.sendHeartbeat(BEAT_EVERY);
  }

  private sendHeartbeat(within: Milliseconds): void {
    this.hasHeard = false;
    this.send(BEAT);
    this.wait(within, () => (this.hasHeard ? this.beat() : this.lose()));
  }

  private lose(): void {
    this.drop();
    this.tryAgain();
  }

  private tryAgain(): void {
    if (!this.mayConnect()) return;
    this.wait(reconnectDelay(this.failures, this.deps.random.fraction()));
    this.failures += 1;
  }

  private drop(): void {
    const { socket } = this;
    this.attempt += 1;
    this.socket = null;
    this.isUsable = false;
    this.setAlarm(null);
    socket?.close();
    this.user.lost();
  }

  private wait(delay: Milliseconds, then: () => void = () => void this.connect()): void {
    this.setAlarm(this.deps.timer.after(delay, then));
  }

  private setAlarm(alarm: Subscription | null): void {
    this.alarm?.unsubscribe();
    this.alarm = alarm;
  }
}

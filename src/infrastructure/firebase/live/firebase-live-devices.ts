import { BehaviorSubject, NEVER, Subject } from 'rxjs';
import type { Connectivity } from '../../../application/ports/connectivity.port';
import type { Random } from '../../../application/ports/random.port';
import type { LiveCommand } from '../../../domain/live/live-command';
import type { DocumentEvent, LibraryEvent, LiveDevices, ReceivedCommand } from '../../../domain/live/live-devices.port';
import type { NowPlaying, Peer } from '../../../domain/live/peer';
import { reconnectDelay } from '../../../domain/live/reconnect-delay';
import type { EventStream, Subscription } from '../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import type { Milliseconds } from '../../../domain/shared/units';
import type { FirebaseAccount } from '../firebase-account';
import { firebaseFailure } from '../firebase-failure';
import { LiveRoom, type RoomListener, type LiveRoomDeps } from './live-room';

const ANSWER_WITHIN: Milliseconds = 5_000;
/** How long leaving the room may take; after that, the database removes the tab by itself. */
const FAREWELL_WITHIN: Milliseconds = 3_000;
const SETTLED_AFTER: Milliseconds = 60_000;
/** Failures for which a retry changes nothing: no account is signed in, or the server issues no Firebase tokens. */
const FINAL: readonly GatewayFailure['kind'][] = ['unauthenticated', 'forbidden', 'not-found'];

export interface FirebaseLiveDeps extends LiveRoomDeps {
  readonly random: Random;
  readonly connectivity: Connectivity;
}

type Answer = Result<void, GatewayFailure>;

/** Connects the account's devices through Firebase's Realtime Database. */
export class FirebaseLiveDevices implements LiveDevices {
  private readonly present = new BehaviorSubject<readonly Peer[]>([]);
  private readonly received = new Subject<ReceivedCommand>();
  private readonly changed = new Subject<DocumentEvent>();
  readonly peers = this.present.asObservable();
  readonly commands = this.received.asObservable();
  readonly documents = this.changed.asObservable();
  readonly libraryEvents: EventStream<LibraryEvent> = NEVER;
  private room: LiveRoom | null = null;
  private isWanted = false;
  private attempt = 0;
  private failures = 0;
  /** When the whole room was last read after a connection; null if that has not happened yet. */
  private arrivedAt: Milliseconds | null = null;
  private now: NowPlaying | null = null;
  private links: readonly Subscription[] = [];
  private alarm: Subscription | null = null;
  private readonly unanswered = new Set<(answer: Answer) => void>();

  constructor(
    private readonly account: FirebaseAccount,
    private readonly deps: FirebaseLiveDeps,
  ) {}

  connect(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    this.failures = 0;
    this.links = [this.deps.connectivity.changes.subscribe(() => this.onConnectivity())];
    void this.openRoom();
  }

  disconnect(): void {
    if (!this.isWanted) return;
    this.isWanted = false;
    this.links.forEach((link) => link.unsubscribe());
    this.drop();
  }

  publish(now: NowPlaying): void {
    this.now = now;
    this.room?.publish(now);
  }

  async send(to: string, command: LiveCommand): Promise<Answer> {
    const { room } = this;
    if (room === null || this.present.value.length === 0) return fail({ kind: 'offline' });
    if (!room.knows(to)) return fail({ kind: 'not-found' });
    return new Promise((resolve) => {
      const settle = (answer: Answer): void => {
        late.unsubscribe();
        this.unanswered.delete(settle);
        resolve(answer);
      };
      // A command that is still under way after this time is too old when it arrives, and is not carried out.
      const late = this.deps.timer.after(ANSWER_WITHIN, () => settle(fail({ kind: 'timeout' })));
      this.unanswered.add(settle);
      room.send(to, command).then(
        () => settle(succeed(undefined)),
        (error: unknown) => settle(fail(firebaseFailure(error))),
      );
    });
  }

  /** When the network is back, connects without further waiting. A connection that was once established recovers by itself. */
  private onConnectivity(): void {
    if (this.room !== null || !this.deps.connectivity.isOnline()) return;
    this.failures = 0;
    this.tryAgain();
  }

  private async openRoom(): Promise<void> {
    const attempt = (this.attempt += 1);
    const opened = await this.account.open();
    if (attempt !== this.attempt || !this.isWanted) return;
    if (!opened.ok) return FINAL.includes(opened.error.kind) ? undefined : this.tryAgain();
    // `onConnectivity` may have run meanwhile, and the attempt that it scheduled would open a second room.
    this.alarm?.unsubscribe();
    this.room = new LiveRoom(opened.value, this.deps, this.listener());
    this.room.enter(this.now);
  }

  private listener(): RoomListener {
    return {
      peers: (peers) => this.present.next(peers),
      command: (received) => this.received.next(received),
      arrived: () => {
        this.arrivedAt = this.deps.clock.now();
        this.changed.next({ kind: 'missed' });
      },
      documentChanged: (name, revision) => this.changed.next({ kind: 'changed', name, revision }),
      lost: () => this.lose(),
      refused: () => {
        // An immediate refusal does not reset the failures, because an earlier retry would be refused too.
        if (this.isSettled()) this.failures = 0;
        this.drop();
        this.tryAgain();
      },
    };
  }

  private isSettled(): boolean {
    return this.arrivedAt !== null && this.deps.clock.now() - this.arrivedAt > SETTLED_AFTER;
  }

  private tryAgain(): void {
    const { connectivity, random, timer } = this.deps;
    this.alarm?.unsubscribe();
    if (!this.isWanted || !connectivity.isOnline()) return;
    this.alarm = timer.after(reconnectDelay(this.failures, random.fraction()), () => void this.openRoom());
    this.failures += 1;
  }

  private drop(): void {
    const { room } = this;
    this.attempt += 1;
    this.room = null;
    this.arrivedAt = null;
    this.alarm?.unsubscribe();
    this.account.close(room === null ? undefined : this.farewell(room));
    this.lose();
  }

  /** The database removes the record of a device that could not take leave. */
  private farewell(room: LiveRoom): Promise<void> {
    return new Promise((resolve) => {
      const late = this.deps.timer.after(FAREWELL_WITHIN, resolve);
      void room
        .leave()
        .catch(() => undefined)
        .then(() => {
          late.unsubscribe();
          resolve();
        });
    });
  }

  private lose(): void {
    if (this.present.value.length > 0) this.present.next([]);
    for (const settle of [...this.unanswered]) settle(fail({ kind: 'offline' }));
  }
}

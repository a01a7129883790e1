import type { Clock } from '../../application/ports/clock.port';
import type { LiveTickets } from '../../application/ports/live-tickets.port';
import type { Timer } from '../../application/ports/timer.port';
import type { Subscription } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Milliseconds } from '../../domain/shared/units';
import type { FirebaseConnection } from './connect-firebase';
import { firebaseFailure } from './firebase-failure';

export interface FirebaseAccountDeps {
  readonly tickets: LiveTickets;
  readonly connect: () => FirebaseConnection;
  readonly timer: Timer;
  readonly clock: Clock;
}

/** Firebase with an account signed in. */
export interface OpenFirebase extends Pick<FirebaseConnection, 'database' | 'firestore'> {
  readonly account: string;
  readonly device: string;
}

interface Visit {
  readonly connection: FirebaseConnection;
  readonly open: OpenFirebase;
  /** When the database rules stop admitting this sign-in. */
  until: Milliseconds;
}

type Opening = Promise<Result<Visit, GatewayFailure>>;

/** The share of a token's life after which the next one is fetched. */
const RENEWED_AFTER = 0.8;
const AGAIN_AFTER: Milliseconds = 30_000;

/** The account's sign-in at Firebase: made at the first use, renewed while it is open, and shared by all callers. */
export class FirebaseAccount {
  private opening: Opening | null = null;
  private alarm: Subscription | null = null;

  constructor(private readonly deps: FirebaseAccountDeps) {}

  async open(): Promise<Result<OpenFirebase, GatewayFailure>> {
    const opening = (this.opening ??= this.signIn());
    const visit = await opening;
    if (!visit.ok && this.opening === opening) this.opening = null;
    if (!visit.ok) return visit;
    // The device may have slept past the end of its token.
    const renewed = visit.value.until <= this.deps.clock.now() ? await this.renew(visit.value) : null;
    return renewed?.ok === false ? renewed : succeed(visit.value.open);
  }

  /** Signs out once `after` is done; an `open` from now on signs in anew. */
  close(after: Promise<unknown> = Promise.resolve()): void {
    const { opening } = this;
    this.opening = null;
    this.setAlarm(null);
    void Promise.all([opening, after]).then(([visit]) => {
      if (visit?.ok === true) void visit.value.connection.close();
    });
  }

  private async signIn(): Opening {
    const ticket = await this.deps.tickets.issue();
    if (!ticket.ok) return ticket;
    const connection = this.deps.connect();
    const { account, device, token, life } = ticket.value;
    const { database, firestore } = connection;
    try {
      await connection.signIn(token);
    } catch (error) {
      void connection.close();
      return fail(firebaseFailure(error));
    }
    const visit = { connection, open: { account, device, database, firestore }, until: this.deps.clock.now() + life };
    this.renewLater(visit, life * RENEWED_AFTER);
    return succeed(visit);
  }

  private renewLater(visit: Visit, delay: Milliseconds): void {
    this.setAlarm(this.deps.timer.after(delay, () => void this.renew(visit)));
  }

  private async renew(visit: Visit): Promise<Result<Milliseconds, GatewayFailure>> {
    const { opening } = this;
    const renewed = await this.signInAgain(visit);
    if (this.opening !== opening) return renewed;
    if (renewed.ok) this.renewLater(visit, renewed.value * RENEWED_AFTER);
    // Without a session there is nothing to renew; the next sign-in opens it again.
    else if (renewed.error.kind !== 'unauthenticated') this.renewLater(visit, AGAIN_AFTER);
    return renewed;
  }

  private async signInAgain(visit: Visit): Promise<Result<Milliseconds, GatewayFailure>> {
    const ticket = await this.deps.tickets.issue();
    if (!ticket.ok) return ticket;
    const { account, token, life } = ticket.value;
    // Another account is signed in by now: its token must not be used for this account's connection.
    if (account !== visit.open.account) return fail({ kind: 'unauthenticated' });
    try {
      await visit.connection.signIn(token);
    } catch (error) {
      return fail(firebaseFailure(error));
    }
    visit.until = this.deps.clock.now() + life;
    return succeed(life);
  }

  private setAlarm(alarm: Subscription | null): void {
    this.alarm?.unsubscribe();
    this.alarm = alarm;
  }
}

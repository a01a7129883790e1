import { makeAutoObservable, observableRef } from 'mobx';
import type { GateState, IntendedAction } from '../../application/session/account-gate';
import type { Profile } from '../../domain/profile/profile';
import type { SessionState } from '../../domain/session/session-state';
import type { EventStream } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import type { AccountDeps } from './account/account-deps';
import { Scope } from './scope';

interface Listening {
  readonly state: SessionState;
  readonly changes: EventStream<SessionState>;
}

/** Holds an action that needs an account until the listener signs in. */
interface Gate {
  readonly changes: EventStream<GateState>;
  attempt(action: IntendedAction): void;
  cancel(): void;
}

/** The listener's session, and the action that waits for a sign-in. */
export class AccountViewModel {
  state: SessionState;
  gate: GateState = { kind: 'closed' };
  isLeaving = false;
  /** The listener signed out here on purpose: nobody is asked to sign in again. */
  hasLeft = false;
  private readonly scope = new Scope();

  constructor(
    private readonly session: Listening,
    private readonly gateControl: Gate,
    readonly deps: AccountDeps,
  ) {
    this.state = session.state;
    makeAutoObservable<this, 'session' | 'gateControl' | 'scope'>(
      this,
      { state: observableRef, gate: observableRef, session: false, gateControl: false, deps: false, scope: false },
      { autoBind: true },
    );
    this.scope.hold(session.changes.subscribe(this.reflectSession), gateControl.changes.subscribe(this.reflectGate));
  }

  /** Passed to the view models of the account pages. */
  get changes(): EventStream<SessionState> {
    return this.session.changes;
  }

  get isSignedIn(): boolean {
    return this.state.kind === 'signed-in';
  }

  /** Null until it is loaded. */
  get profile(): Profile | null {
    return this.state.kind === 'signed-in' ? this.state.profile : null;
  }

  /** Why the sign-in dialog is open; null if it is closed. */
  get asking(): IntendedAction['reason'] | null {
    return this.gate.kind === 'asking' ? this.gate.reason : null;
  }

  attempt(action: IntendedAction): void {
    this.gateControl.attempt(action);
  }

  /** Marks an intended departure before the session ends, so that nobody is asked to sign in again. */
  markLeft(hasLeft: boolean): void {
    this.hasLeft = hasLeft;
  }

  giveUp(): void {
    this.gateControl.cancel();
  }

  async signOut(): Promise<void> {
    if (this.isLeaving) return;
    this.isLeaving = true;
    this.hasLeft = true;
    const answer = await this.deps.services.signOut.execute();
    this.settle(answer);
  }

  dispose(): void {
    this.scope.end();
  }

  private settle(answer: Result<void, GatewayFailure>): void {
    this.isLeaving = false;
    if (answer.ok) return;
    this.hasLeft = false;
    this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  }

  private reflectSession(state: SessionState): void {
    this.state = state;
    if (state.kind === 'signed-in') this.hasLeft = false;
  }

  private reflectGate(gate: GateState): void {
    this.gate = gate;
  }
}

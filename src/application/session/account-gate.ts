import { BehaviorSubject } from 'rxjs';
import type { Session } from './session';

/** The action that needs an account; the dialog names it. */
export type AccountReason = 'like' | 'save' | 'like-clip' | 'save-clip' | 'follow' | 'playlist' | 'comment';

/** Something that needs an account. */
export interface IntendedAction {
  readonly reason: AccountReason;
  readonly complete: () => void;
}

export type GateState = { readonly kind: 'closed' } | { readonly kind: 'asking'; readonly reason: AccountReason };

const CLOSED: GateState = { kind: 'closed' };

/**
 * Lets a signed-in listener pass. Any other listener is asked to sign in first, and then the intended action is carried out; where
 * the backend has no accounts, nothing happens.
 */
export class AccountGate {
  private readonly subject = new BehaviorSubject<GateState>(CLOSED);
  readonly changes = this.subject.asObservable();
  private intended: IntendedAction | null = null;

  constructor(
    private readonly session: Session,
    private readonly hasAccounts: boolean,
  ) {
    session.changes.subscribe(({ kind }) => {
      if (kind === 'signed-in') this.open();
    });
  }

  get state(): GateState {
    return this.subject.value;
  }

  /**
   * Carries out the action at once for a signed-in listener; otherwise after signing in, unless the listener cancels. A later
   * action replaces an earlier one.
   */
  attempt(action: IntendedAction): void {
    if (this.session.state.kind === 'signed-in') {
      action.complete();
      return;
    }
    if (!this.hasAccounts) return;
    this.intended = action;
    this.subject.next({ kind: 'asking', reason: action.reason });
  }

  /** Drops the intended action. */
  cancel(): void {
    this.intended = null;
    this.close();
  }

  private open(): void {
    const action = this.intended;
    this.intended = null;
    this.close();
    action?.complete();
  }

  private close(): void {
    if (this.state.kind !== 'closed') this.subject.next(CLOSED);
  }
}

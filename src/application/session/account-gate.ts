import { BehaviorSubject } from 'rxjs';
import type { Session } from './session';

/** For what an account is wanted; the dialog says it in words. */
export type AccountReason = 'like' | 'save' | 'like-clip' | 'save-clip' | 'follow' | 'playlist' | 'comment';

/** Something that needs an account. */
export interface IntendedAction {
  readonly reason: AccountReason;
  readonly complete: () => void;
}

export type GateState = { readonly kind: 'closed' } | { readonly kind: 'asking'; readonly reason: AccountReason };

const CLOSED: GateState = { kind: 'closed' };

/** Lets through whoever is signed in. Everybody else is asked to sign in first, and then gets what they wanted. */
export class AccountGate {
  private readonly subject = new BehaviorSubject<GateState>(CLOSED);
  readonly changes = this.subject.asObservable();
  private intended: IntendedAction | null = null;

  constructor(private readonly session: Session) {
    session.changes.subscribe(({ kind }) => {
      if (kind === 'signed-in') this.open();
    });
  }

  get state(): GateState {
    return this.subject.value;
  }

  /** At once for whoever is signed in; else after signing in, unless they give up. A later wish takes the place of an earlier one. */
  attempt(action: IntendedAction): void {
    if (this.session.state.kind === 'signed-in') {
      action.complete();
      return;
    }
    this.intended = action;
    this.subject.next({ kind: 'asking', reason: action.reason });
  }

  /** The wish is forgotten. */
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

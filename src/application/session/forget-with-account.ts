import { distinctUntilChanged, map, skip, type Subscription } from 'rxjs';
import type { Session } from './session';

/** Whatever was learned for one listener is forgotten when another one listens, or nobody (security.md §1). */
export const forgetWithAccount = (session: Session, forget: () => void): Subscription =>
  session.changes
    .pipe(
      map(({ kind }) => kind === 'signed-in'),
      distinctUntilChanged(),
      skip(1),
    )
    .subscribe(forget);

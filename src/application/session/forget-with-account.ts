import { distinctUntilChanged, map, skip, type Subscription } from 'rxjs';
import type { Session } from './session';

/** Clears the data loaded for one listener when the listener changes or signs out (security.md §1). */
export const forgetWithAccount = (session: Session, forget: () => void): Subscription =>
  session.changes
    .pipe(
      map(({ kind }) => kind === 'signed-in'),
      distinctUntilChanged(),
      skip(1),
    )
    .subscribe(forget);

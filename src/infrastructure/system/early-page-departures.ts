import { fromEvent, merge, Observable, share, switchMap, takeUntil } from 'rxjs';
import type { PageDepartures } from '../../application/ports/page-departures.port';
import type { PageLifecycle } from '../../application/ports/page-lifecycle.port';
import type { Timer } from '../../application/ports/timer.port';
import type { Milliseconds } from '../../domain/shared/units';

/** How long a page that is being left may take to close: no event reports that the listener cancelled the departure. */
const GONE_WITHIN: Milliseconds = 2_000;

/**
 * For browsers that decide before `pagehide` whether they cache a page: Firefox caches no page that has an open socket, an
 * element with a media source or a request under way by then (ADR 50). The page counts as left as soon as the browser asks
 * whether it may be (`beforeunload`).
 */
export class EarlyPageDepartures implements PageDepartures {
  readonly leaves: Observable<unknown>;
  readonly stays: Observable<unknown>;
  readonly returns: PageLifecycle['returns'];

  constructor(lifecycle: PageLifecycle, timer: Timer) {
    const asked = fromEvent(window, 'beforeunload').pipe(share());
    const gone = new Observable((left) => lifecycle.leaves.subscribe((each) => left.next(each)));
    this.leaves = merge(asked, gone);
    this.stays = asked.pipe(switchMap(() => after(timer, GONE_WITHIN).pipe(takeUntil(gone))));
    this.returns = lifecycle.returns;
  }
}

const after = (timer: Timer, delay: Milliseconds): Observable<null> =>
  new Observable((passed) => timer.after(delay, () => passed.next(null)));

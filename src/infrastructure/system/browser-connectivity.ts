import { BehaviorSubject, fromEvent, map, merge, Subject, type Observable } from 'rxjs';
import type { Connectivity, ServerReachability } from '../../application/ports/connectivity.port';

export class BrowserConnectivity implements Connectivity, ServerReachability {
  readonly suspicions = new BehaviorSubject(false);
  private readonly reached = new Subject();
  readonly changes: Observable<boolean>;

  /** A page that returns has received no network events meanwhile. */
  constructor(pageReturns: Observable<unknown>) {
    this.changes = merge(fromEvent(window, 'online'), fromEvent(window, 'offline'), pageReturns, this.reached).pipe(
      map(() => this.isOnline()),
    );
  }

  isOnline(): boolean {
    return navigator.onLine;
  }

  reportUnreachable(): void {
    this.suspicions.next(true);
  }

  reportReachable(): void {
    this.suspicions.next(false);
    this.reached.next(null);
  }
}

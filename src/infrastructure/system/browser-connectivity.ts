import { BehaviorSubject, fromEvent, map, merge, Subject, type Observable } from 'rxjs';
import type { Connectivity, ServerReach } from '../../application/ports/connectivity.port';

export class BrowserConnectivity implements Connectivity, ServerReach {
  readonly doubts = new BehaviorSubject(false);
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

  doubt(): void {
    this.doubts.next(true);
  }

  answers(): void {
    this.doubts.next(false);
    this.reached.next(null);
  }
}

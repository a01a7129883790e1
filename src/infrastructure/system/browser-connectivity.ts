import { BehaviorSubject, fromEvent, map, merge, Subject } from 'rxjs';
import type { Connectivity, ServerReach } from '../../application/ports/connectivity.port';

export class BrowserConnectivity implements Connectivity, ServerReach {
  readonly doubts = new BehaviorSubject(false);
  private readonly returns = new Subject();
  readonly changes = merge(fromEvent(window, 'online'), fromEvent(window, 'offline'), this.returns).pipe(
    map(() => this.isOnline()),
  );

  isOnline(): boolean {
    return navigator.onLine;
  }

  doubt(): void {
    this.doubts.next(true);
  }

  answers(): void {
    this.doubts.next(false);
    this.returns.next(null);
  }
}

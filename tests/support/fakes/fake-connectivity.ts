import { BehaviorSubject, Subject } from 'rxjs';
import type { Connectivity, ServerReach } from '../../../src/application/ports/connectivity.port';

/** A browser that a test sets online or offline, and a server whose reachability its callers report. */
export class FakeConnectivity implements Connectivity, ServerReach {
  private readonly subject = new Subject<boolean>();
  readonly changes = this.subject.asObservable();
  readonly doubts = new BehaviorSubject(false);

  constructor(private online = true) {}

  isOnline(): boolean {
    return this.online;
  }

  set(online: boolean): void {
    this.online = online;
    this.subject.next(online);
  }

  doubt(): void {
    this.doubts.next(true);
  }

  answers(): void {
    this.doubts.next(false);
    this.subject.next(this.online);
  }
}

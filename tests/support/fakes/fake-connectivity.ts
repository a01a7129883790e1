import { BehaviorSubject, Subject } from 'rxjs';
import type { Connectivity, ServerReachability } from '../../../src/application/ports/connectivity.port';

/** A browser that a test sets online or offline, and a server whose reachability its callers report. */
export class FakeConnectivity implements Connectivity, ServerReachability {
  private readonly subject = new Subject<boolean>();
  readonly changes = this.subject.asObservable();
  readonly suspicions = new BehaviorSubject(false);

  constructor(private online = true) {}

  isOnline(): boolean {
    return this.online;
  }

  set(online: boolean): void {
    this.online = online;
    this.subject.next(online);
  }

  reportUnreachable(): void {
    this.suspicions.next(true);
  }

  reportReachable(): void {
    this.suspicions.next(false);
    this.subject.next(this.online);
  }
}

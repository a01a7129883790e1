import { Subject } from 'rxjs';
import type { Connectivity } from '../../../src/application/ports/connectivity.port';

/** A browser that is online or not as a test says. */
export class FakeConnectivity implements Connectivity {
  private readonly subject = new Subject<boolean>();
  readonly changes = this.subject.asObservable();

  constructor(private online = true) {}

  isOnline(): boolean {
    return this.online;
  }

  set(online: boolean): void {
    this.online = online;
    this.subject.next(online);
  }
}

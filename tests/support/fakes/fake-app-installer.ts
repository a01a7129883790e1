import { Subject } from 'rxjs';
import type { AppInstaller } from '../../../src/application/ports/app-installer.port';
import type { InstallFacts } from '../../../src/domain/app/install-state';
import type { InstallWay } from '../../../src/domain/app/install-way';

/** A browser whose installation a test controls. */
export class FakeAppInstaller implements AppInstaller {
  way: InstallWay = 'desktop';
  facts: InstallFacts = { isRunning: false, isInstalled: false, canAsk: false, isSecure: true };
  readonly changes = new Subject<InstallFacts>();
  agrees = true;
  asked = 0;

  become(change: Partial<InstallFacts>): void {
    this.facts = { ...this.facts, ...change };
    this.changes.next(this.facts);
  }

  ask(): Promise<boolean> {
    if (!this.facts.canAsk) return Promise.resolve(false);
    this.asked += 1;
    this.become({ canAsk: false });
    return Promise.resolve(this.agrees);
  }
}

import { Subject } from 'rxjs';
import type { AppVersions } from '../../../src/application/ports/app-versions.port';

/** An app whose updates are controlled by the test. */
export class FakeAppVersions implements AppVersions {
  readonly newer = new Subject<void>();
  renewals = 0;

  renew(): void {
    this.renewals += 1;
  }
}

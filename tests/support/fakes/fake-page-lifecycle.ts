import { Subject } from 'rxjs';
import type { PageDepartures } from '../../../src/application/ports/page-departures.port';

/** A page whose listener goes and comes back as a test says. */
export class FakePageLifecycle implements PageDepartures {
  readonly leaves = new Subject<void>();
  readonly stays = new Subject<void>();
  readonly returns = new Subject<void>();
}

import { Subject } from 'rxjs';
import type { PageDepartures } from '../../../src/application/ports/page-departures.port';

/** A page whose listener leaves and returns when a test decides. */
export class FakePageLifecycle implements PageDepartures {
  readonly leaves = new Subject<void>();
  readonly stays = new Subject<void>();
  readonly returns = new Subject<void>();
}

import type { AppViewModel } from './app.view-model';
import type { ConsentViewModel } from './consent.view-model';

/** What no first page waits for: it comes once the page stands. */
export interface IdleServices {
  readonly visits: ConsentViewModel;
  readonly app: AppViewModel;
}

/** Brings them, once; after a failure the next call tries again. */
export type LoadIdleServices = () => Promise<IdleServices>;

import type { AppViewModel } from './app.view-model';
import type { ConsentViewModel } from './consent.view-model';

/** Services that no first page waits for: they are loaded once the page is shown. */
export interface IdleServices {
  readonly consent: ConsentViewModel;
  readonly app: AppViewModel;
}

/** Loads the services once; after a failure the next call tries again. */
export type LoadIdleServices = () => Promise<IdleServices>;

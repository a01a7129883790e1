import type { AppViewModel } from './app.view-model';
import type { VisitsViewModel } from './visits.view-model';

/** What no first page waits for: it comes once the page stands. */
export interface LaterParts {
  readonly visits: VisitsViewModel;
  readonly app: AppViewModel;
}

/** Brings them, once; after a failure the next call tries again. */
export type BringLater = () => Promise<LaterParts>;

import { filter, fromEvent } from 'rxjs';
import type { PageLifecycle } from '../../application/ports/page-lifecycle.port';

export class BrowserPageLifecycle implements PageLifecycle {
  readonly leaves = fromEvent(window, 'pagehide');
  /** The first showing of a page is not reported. */
  readonly returns = fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(filter(({ persisted }) => persisted));
}

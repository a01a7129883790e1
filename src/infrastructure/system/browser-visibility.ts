import { filter, fromEvent, map, merge } from 'rxjs';
import type { Visibility } from '../../application/ports/visibility.port';

export class BrowserVisibility implements Visibility {
  /** Some browsers leave or reload a page, and come back to it, without saying that it is hidden or seen. */
  readonly changes = merge(
    fromEvent(document, 'visibilitychange').pipe(map(() => this.isVisible())),
    fromEvent(window, 'pagehide').pipe(map(() => false)),
    fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(
      filter(({ persisted }) => persisted),
      map(() => this.isVisible()),
    ),
  );

  isVisible(): boolean {
    return document.visibilityState === 'visible';
  }
}

import { fromEvent, map, merge } from 'rxjs';
import type { Visibility } from '../../application/ports/visibility.port';

export class BrowserVisibility implements Visibility {
  /** Some browsers leave or reload a page without saying that it is hidden. */
  readonly changes = merge(
    fromEvent(document, 'visibilitychange').pipe(map(() => this.isVisible())),
    fromEvent(window, 'pagehide').pipe(map(() => false)),
  );

  isVisible(): boolean {
    return document.visibilityState === 'visible';
  }
}

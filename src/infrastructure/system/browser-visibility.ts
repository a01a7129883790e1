import { fromEvent, map, merge, type Observable } from 'rxjs';
import type { Visibility } from '../../application/ports/visibility.port';
import type { BrowserPageLifecycle } from './browser-page-lifecycle';

export class BrowserVisibility implements Visibility {
  readonly changes: Observable<boolean>;

  /** Some browsers leave or reload a page, and return to it, without an event that reports it as hidden or visible. */
  constructor({ leaves, returns }: Pick<BrowserPageLifecycle, 'leaves' | 'returns'>) {
    this.changes = merge(
      merge(fromEvent(document, 'visibilitychange'), returns).pipe(map(() => this.isVisible())),
      leaves.pipe(map(() => false)),
    );
  }

  isVisible(): boolean {
    return document.visibilityState === 'visible';
  }
}

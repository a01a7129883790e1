import { fromEvent, map } from 'rxjs';
import type { Visibility } from '../../application/ports/visibility.port';

export class BrowserVisibility implements Visibility {
  readonly changes = fromEvent(document, 'visibilitychange').pipe(map(() => this.isVisible()));

  isVisible(): boolean {
    return document.visibilityState === 'visible';
  }
}

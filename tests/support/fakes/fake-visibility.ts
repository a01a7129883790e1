import { Subject } from 'rxjs';
import type { Visibility } from '../../../src/application/ports/visibility.port';

/** A page that is visible or hidden as the test sets it. */
export class FakeVisibility implements Visibility {
  private readonly subject = new Subject<boolean>();
  readonly changes = this.subject.asObservable();

  constructor(private visible = true) {}

  isVisible(): boolean {
    return this.visible;
  }

  set(visible: boolean): void {
    this.visible = visible;
    this.subject.next(visible);
  }
}

import { EMPTY, Observable, expand, filter, map, switchMap } from 'rxjs';
import type { Milliseconds } from '../../domain/shared/units';
import type { DemoProgress, DemoWatch } from '../ports/demo-watch.port';
import type { Timer } from '../ports/timer.port';
import type { Visibility } from '../ports/visibility.port';

const FIRST_LOOK: Milliseconds = 1_000;
const LOOK_AGAIN: Milliseconds = 2_000;
const AFTER_FAILURE: Milliseconds = 10_000;

/**
 * Follows the making of the demo music: one request soon after the start, then one every two seconds while the music is being
 * made and the page is visible. Ends with the first answer that says the music is not being made, or when the first request
 * fails.
 */
export class FollowDemo {
  constructor(
    private readonly watch: DemoWatch,
    private readonly timer: Timer,
    private readonly visibility: Visibility,
  ) {}

  execute(): Observable<DemoProgress> {
    return this.lookAfter(FIRST_LOOK).pipe(
      expand((answer, index) => {
        if (answer.ok) return answer.value.state === 'making' ? this.lookAfter(LOOK_AGAIN) : EMPTY;
        return index === 0 ? EMPTY : this.lookAfter(AFTER_FAILURE);
      }),
      filter((answer) => answer.ok),
      map(({ value }) => value),
    );
  }

  private lookAfter(delay: Milliseconds) {
    return this.pause(delay).pipe(
      switchMap(() => this.untilVisible()),
      switchMap(() => this.watch.read()),
    );
  }

  private pause(delay: Milliseconds): Observable<void> {
    return new Observable((listener) =>
      this.timer.after(delay, () => {
        listener.next();
        listener.complete();
      }),
    );
  }

  private untilVisible(): Observable<void> {
    return new Observable((listener) => {
      const onVisibility = (isVisible: boolean): void => {
        if (!isVisible) return;
        listener.next();
        listener.complete();
      };
      onVisibility(this.visibility.isVisible());
      return this.visibility.changes.subscribe(onVisibility);
    });
  }
}

import { BehaviorSubject } from 'rxjs';
import { storeAnswer, readConsent, type Consent } from '../../domain/page-views/consent';
import { nextPageView } from '../../domain/page-views/next-page-view';
import type { PageView, PageViews } from '../../domain/page-views/page-views.port';
import type { EventStream } from '../../domain/shared/event-stream';
import type { KeyValueStore } from '../ports/key-value-store.port';
import type { TrackingPreference } from '../ports/tracking-preference.port';

const KEY = 'pageViews';

/** Reports each opened page to the counters, once for each change of the path, and only while the listener agrees. */
export class PageViewCounting {
  private readonly subject: BehaviorSubject<Consent>;
  readonly changes: EventStream<Consent>;
  private path: string | null = null;

  constructor(
    private readonly counters: readonly PageViews[],
    private readonly values: KeyValueStore,
    private readonly wish: TrackingPreference,
  ) {
    this.subject = new BehaviorSubject(this.read());
    this.changes = this.subject.asObservable();
  }

  get consent(): Consent {
    return this.subject.value;
  }

  /**
   * The answer is stored, so that nobody is asked twice; the page on which the listener agrees is reported too. A refusal set in
   * the browser still applies.
   */
  answer(agrees: boolean): void {
    const before = this.consent;
    this.values.write(KEY, storeAnswer(agrees));
    this.reflect();
    if (before !== 'granted' && this.path !== null) this.report(nextPageView(this.path, null, this.consent));
  }

  /** Another tab may have stored an answer in the meantime, so the stored answer is read each time. */
  open(path: string): void {
    this.reflect();
    const view = nextPageView(path, this.path, this.consent);
    [this.path = null] = path.split(/[?#]/, 1);
    this.report(view);
  }

  private report(view: PageView | null): void {
    if (view !== null) this.counters.forEach((counter) => counter.report(view));
  }

  private reflect(): void {
    const before = this.consent;
    const now = this.read();
    if (now === before) return;
    this.subject.next(now);
    if (before === 'granted') this.counters.forEach((counter) => counter.stop());
  }

  private read(): Consent {
    return readConsent(this.values.read(KEY), this.wish.refuses());
  }
}

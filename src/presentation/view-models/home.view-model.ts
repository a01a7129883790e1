import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LibraryChange } from '../../domain/library/library-change';
import type { Clock } from '../../application/ports/clock.port';
import type { Timer } from '../../application/ports/timer.port';
import type { HomeRows } from '../../domain/catalogue/home-rows.port';
import type { HomeSection } from '../../domain/catalogue/home-section';
import { nextHomeChange, whatHomeShows, type HomeAnswer } from '../../domain/catalogue/what-home-shows';
import type { EventStream } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Milliseconds } from '../../domain/shared/units';
import { arrangeHome, type HomeRow } from './arrange-home';
import { IDLE, LOADING, toLoadable, type Loadable } from './loadable';
import { Scope } from './scope';

/** The content of the home page; `placeholders` is the real page with a placeholder for each section. */
export type HomeContent =
  | { readonly kind: 'skeleton' | 'placeholders' | 'empty' }
  | { readonly kind: 'retry'; readonly failure: GatewayFailure }
  | { readonly kind: 'sections'; readonly rows: readonly HomeRow[] };

export class HomeViewModel {
  private rows: Loadable<readonly HomeRow[]> = IDLE;
  private openedAt: Milliseconds | null = null;
  private elapsed: Milliseconds = 0;
  private arrivedAt: Milliseconds = 0;
  private requestNumber = 0;
  private isPrefetched = false;
  private readonly scope = new Scope();

  constructor(
    private readonly source: HomeRows,
    private readonly timer: Timer,
    private readonly clock: Clock,
    private readonly changes: EventStream<LibraryChange>,
  ) {
    makeAutoObservable<
      this,
      'rows' | 'openedAt' | 'requestNumber' | 'isPrefetched' | 'source' | 'timer' | 'clock' | 'changes' | 'scope'
    >(
      this,
      {
        rows: observableRef,
        openedAt: false,
        requestNumber: false,
        isPrefetched: false,
        source: false,
        timer: false,
        clock: false,
        changes: false,
        scope: false,
      },
      { autoBind: true },
    );
  }

  get content(): HomeContent {
    const kind = whatHomeShows(this.answer, this.elapsed);
    if (kind === 'sections' && this.rows.kind === 'ready') return { kind, rows: this.rows.value };
    if (kind === 'retry' && this.rows.kind === 'failed') return { kind, failure: this.rows.failure };
    return { kind: kind === 'empty' || kind === 'placeholders' ? kind : 'skeleton' };
  }

  /** Requests the data before the page's code is loaded. */
  prefetch(): void {
    this.isPrefetched = true;
    void this.refresh();
  }

  /** The page is shown: known content appears at once and is refreshed in the background. */
  open(): void {
    this.openedAt ??= this.clock.now();
    this.scope.hold(this.changes.subscribe(this.onLibraryChange));
    this.look();
    if (!this.isPrefetched || this.rows.kind === 'failed') void this.refresh();
    this.isPrefetched = false;
  }

  async retry(): Promise<void> {
    this.rows = LOADING;
    await this.refresh();
  }

  /** Requests the content again; the shown content stays until the response, and also if the request fails. */
  async refresh(): Promise<void> {
    const request = ++this.requestNumber;
    const answer = await this.source.home();
    if (request !== this.requestNumber) return;
    runInAction(() => this.take(toLoadable(answer)));
  }

  /** The shown content was for a listener who has left. */
  forget(): void {
    this.requestNumber += 1;
    this.isPrefetched = false;
    this.openedAt = null;
    this.rows = IDLE;
  }

  /** The page is closed: pending responses are ignored. It can be opened again. */
  dispose(): void {
    this.requestNumber += 1;
    this.scope.end();
  }

  /** Some rows depend on the listening history. */
  private onLibraryChange({ kind }: LibraryChange): void {
    if (kind === 'heard') void this.refresh();
  }

  private get answer(): HomeAnswer {
    if (this.rows.kind === 'failed') return { kind: 'failed' };
    if (this.rows.kind !== 'ready') return { kind: 'waiting' };
    return { kind: 'arrived', sectionCount: this.rows.value.length, at: this.arrivedAt };
  }

  private take(answer: Loadable<readonly HomeSection[]>): void {
    if (answer.kind === 'failed' && this.rows.kind === 'ready') return;
    if (this.rows.kind !== 'ready') this.arrivedAt = this.sinceOpened;
    this.rows = answer.kind === 'ready' ? { kind: 'ready', value: arrangeHome(answer.value) } : answer;
    this.look();
  }

  private get sinceOpened(): Milliseconds {
    return this.clock.now() - (this.openedAt ?? this.clock.now());
  }

  /** Records how long the page has been open, and runs again when the passage of time alone would change the content. */
  private look(): void {
    this.elapsed = this.sinceOpened;
    const change = nextHomeChange(this.answer, this.elapsed);
    if (change !== null) this.scope.hold(this.timer.after(change - this.elapsed, this.look));
  }
}

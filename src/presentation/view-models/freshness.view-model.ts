import { makeObservable, observable, runInAction } from 'mobx';
import type { SessionState } from '../../domain/session/session-state';
import type { EventStream } from '../../domain/shared/event-stream';
import type { Language } from './languages';
import { Scope } from './scope';

/** Displayed data that was requested and can be requested again. */
export interface Refreshable {
  /** Requests the data again. Shown data stays until the response; data that failed to load is requested anew. */
  refresh(): unknown;
}

/** Something that lives as long as the app, and must not show one listener's data to the next listener. */
export interface Lasting {
  forget(): void;
}

interface News {
  readonly session: EventStream<SessionState>;
  readonly languages: EventStream<Language>;
  readonly connectivity: EventStream<boolean>;
}

/**
 * Prevents stale data on the screen: each response was for one listener, in one language, from a reachable server. When one of
 * these changes, everything visible is requested again at once, and the rest when it is shown next.
 */
export class FreshnessViewModel {
  /** How often a session has ended here. Data shown before that belongs to a listener who has left. */
  departures = 0;
  /** Increases whenever all responses become stale. */
  private edition = 0;
  private readonly askedIn = new WeakMap<Refreshable, number>();
  private readonly shown = new Set<Refreshable>();
  private readonly scope = new Scope();

  constructor(news: News, lasting: readonly Lasting[]) {
    makeObservable(this, { departures: observable });
    let before: SessionState['kind'] = 'unknown';
    this.scope.hold(
      news.session.subscribe(({ kind }) => {
        if (kind === 'signed-out' && before === 'signed-in') this.leave(lasting);
        if (kind === 'signed-in' && before === 'signed-out') this.renew();
        before = kind;
      }),
      news.languages.subscribe(this.renew),
      news.connectivity.subscribe((isOnline) => {
        if (isOnline) this.renew();
      }),
    );
  }

  /** Marks `thing` as shown; the returned function ends this. */
  show(thing: Refreshable): () => void {
    const isStale = (this.askedIn.get(thing) ?? this.edition) !== this.edition;
    this.askedIn.set(thing, this.edition);
    this.shown.add(thing);
    if (isStale) thing.refresh();
    return () => void this.shown.delete(thing);
  }

  dispose(): void {
    this.scope.end();
  }

  private leave(lasting: readonly Lasting[]): void {
    runInAction(() => {
      for (const each of lasting) each.forget();
      this.departures += 1;
    });
  }

  /** All responses became stale: another language or listener, a network that is back, another device. */
  readonly renew = (): void => {
    this.edition += 1;
    for (const thing of this.shown) {
      this.askedIn.set(thing, this.edition);
      thing.refresh();
    }
  };
}

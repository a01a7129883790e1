import { makeAutoObservable } from 'mobx';
import type { SessionState } from '../../domain/session/session-state';
import type { EventStream } from '../../domain/shared/event-stream';
import type { Language } from './languages';

/** Something on the glass that was asked for, and can be asked for again. */
export interface Refreshable {
  /** Asks again. What stands stays until the answer is here; what could not be had is asked for anew. */
  refresh(): unknown;
}

/** Something that is there for the whole visit, and must not show the next listener what it showed this one. */
export interface Lasting {
  forget(): void;
}

interface News {
  readonly session: EventStream<SessionState>;
  readonly languages: EventStream<Language>;
  readonly connectivity: EventStream<boolean>;
}

/**
 * Keeps what is on the glass from growing stale: each answer was given to one listener, in one language, by a server in reach.
 * When one of these changes, whatever is shown asks again at once, and the rest when it is shown next.
 */
export class FreshnessViewModel {
  /** How often a session has ended here. What was shown before belongs to somebody who has left. */
  departures = 0;
  /** Counts what made all answers stale. */
  private edition = 0;
  private readonly askedIn = new WeakMap<Refreshable, number>();
  private readonly shown = new Set<Refreshable>();

  constructor(news: News, lasting: readonly Lasting[]) {
    makeAutoObservable<this, 'edition' | 'askedIn' | 'shown'>(
      this,
      { edition: false, askedIn: false, shown: false },
      { autoBind: true },
    );
    let before: SessionState['kind'] = 'unknown';
    news.session.subscribe(({ kind }) => {
      if (kind === 'signed-out' && before === 'signed-in') this.leave(lasting);
      if (kind === 'signed-in' && before === 'signed-out') this.renew();
      before = kind;
    });
    news.languages.subscribe(this.renew);
    news.connectivity.subscribe((isOnline) => {
      if (isOnline) this.renew();
    });
  }

  /** From now until it is let go, this is shown. */
  show(thing: Refreshable): () => void {
    const isStale = (this.askedIn.get(thing) ?? this.edition) !== this.edition;
    this.askedIn.set(thing, this.edition);
    this.shown.add(thing);
    if (isStale) thing.refresh();
    return () => void this.shown.delete(thing);
  }

  private leave(lasting: readonly Lasting[]): void {
    for (const each of lasting) each.forget();
    this.departures += 1;
  }

  /** Something has made all answers stale: another language or listener, a network that is back, another device. */
  renew(): void {
    this.edition += 1;
    for (const thing of this.shown) {
      this.askedIn.set(thing, this.edition);
      thing.refresh();
    }
  }
}

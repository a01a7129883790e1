import { makeAutoObservable } from 'mobx';
import type { EventStream } from '../../../domain/shared/event-stream';
import type { Consent } from '../../../domain/page-views/consent';
import { Scope } from '../scope';

interface Counting {
  readonly consent: Consent;
  readonly changes: EventStream<Consent>;
  answer(agrees: boolean): void;
  open(path: string): void;
}

/** Whether page views may be counted, and which page was opened. */
export class ConsentViewModel {
  consent: Consent;
  private readonly scope = new Scope();

  constructor(private readonly counting: Counting) {
    this.consent = counting.consent;
    makeAutoObservable<this, 'counting' | 'scope'>(this, { counting: false, scope: false }, { autoBind: true });
    this.scope.hold(counting.changes.subscribe(this.reflect));
  }

  get isAsking(): boolean {
    return this.consent === 'unasked';
  }

  /** The browser's setting refuses for the listener, so there is no choice to make. */
  get isRefused(): boolean {
    return this.consent === 'refused';
  }

  answer(agrees: boolean): void {
    this.counting.answer(agrees);
  }

  open(path: string): void {
    this.counting.open(path);
  }

  dispose(): void {
    this.scope.end();
  }

  private reflect(consent: Consent): void {
    this.consent = consent;
  }
}

import { Subject } from 'rxjs';
import type { Timer } from '../../../src/application/ports/timer.port';
import {
  type EndMark,
  NO_TOKENS,
  type TokenPair,
  type Tokens,
  type TokenStore,
} from '../../../src/domain/session/token-store.port';
import type { Milliseconds } from '../../../src/domain/shared/units';

/** The delay of the access token after the refresh token, which is written before it. */
const HALF_A_PAIR_MS = 30;

interface Stored extends Tokens {
  readonly mark: EndMark | null;
}

/** `localStorage` as tabs in different browser processes see it: a write reaches the other tabs later, key by key. */
export class LaggingTokens {
  private readonly tabs: LaggingTokenStore[] = [];
  private truth: Stored;

  constructor(
    private readonly timer: Timer,
    private readonly lag: Milliseconds,
    initial: Tokens,
  ) {
    this.truth = { ...initial, mark: null };
  }

  /** With `isDeaf` a tab receives no change event and sees a change only when it reads. */
  openTab({ isDeaf = false } = {}): LaggingTokenStore {
    const tab = new LaggingTokenStore({ ...this.truth }, (steps) => {
      const others = this.tabs.filter((other) => other !== tab);
      steps.forEach((step, place) =>
        this.timer.after(this.lag + place * HALF_A_PAIR_MS, () => others.forEach((other) => other.receive(step))),
      );
      for (const step of steps) this.truth = { ...this.truth, ...step };
    });
    tab.isDeaf = isDeaf;
    this.tabs.push(tab);
    return tab;
  }
}

class LaggingTokenStore implements TokenStore {
  isDeaf = false;
  private readonly elsewhere = new Subject<void>();
  readonly changedElsewhere = this.elsewhere.asObservable();

  constructor(
    private view: Stored,
    private readonly send: (steps: readonly Partial<Stored>[]) => void,
  ) {}

  read(): Tokens {
    const { accessToken, refreshToken } = this.view;
    return { accessToken, refreshToken };
  }

  write({ accessToken, refreshToken }: TokenPair): void {
    this.change([{ refreshToken }, { accessToken }]);
  }

  clear(): void {
    this.change([{ accessToken: NO_TOKENS.accessToken }, { refreshToken: NO_TOKENS.refreshToken }]);
  }

  lastEnd(): EndMark | null {
    return this.view.mark;
  }

  markEnd(mark: EndMark): void {
    this.change([{ mark }]);
  }

  receive(change: Partial<Stored>): void {
    this.view = { ...this.view, ...change };
    if (!this.isDeaf) this.elsewhere.next();
  }

  private change(steps: readonly Partial<Stored>[]): void {
    for (const step of steps) this.view = { ...this.view, ...step };
    this.send(steps);
  }
}

import { Subject } from 'rxjs';
import type { Timer } from '../../../src/application/ports/timer.port';
import { NO_TOKENS, type TokenPair, type Tokens, type TokenStore } from '../../../src/domain/session/token-store.port';
import type { Milliseconds } from '../../../src/domain/shared/units';

/** The access token arrives so much after the refresh token, which is written before it. */
const HALF_A_PAIR_MS = 30;

/** `localStorage` as tabs in different browser processes see it: what one writes reaches the others later, key by key. */
export class LaggingTokens {
  private readonly tabs: LaggingTokenStore[] = [];

  constructor(
    private readonly timer: Timer,
    private readonly lag: Milliseconds,
    private readonly initial: Tokens,
  ) {}

  openTab(): LaggingTokenStore {
    const tab = new LaggingTokenStore(this.initial, (tokens) => {
      const others = this.tabs.filter((other) => other !== tab);
      const { refreshToken, accessToken } = tokens;
      this.timer.after(this.lag, () => others.forEach((other) => other.receive({ refreshToken })));
      this.timer.after(this.lag + HALF_A_PAIR_MS, () => others.forEach((other) => other.receive({ accessToken })));
    });
    this.tabs.push(tab);
    return tab;
  }
}

class LaggingTokenStore implements TokenStore {
  private readonly elsewhere = new Subject<void>();
  readonly changedElsewhere = this.elsewhere.asObservable();

  constructor(
    private view: Tokens,
    private readonly send: (tokens: Tokens) => void,
  ) {}

  read(): Tokens {
    return this.view;
  }

  write(tokens: TokenPair): void {
    this.view = tokens;
    this.send(tokens);
  }

  clear(): void {
    this.view = NO_TOKENS;
    this.send(NO_TOKENS);
  }

  receive(change: Partial<Tokens>): void {
    this.view = { ...this.view, ...change };
    this.elsewhere.next();
  }
}

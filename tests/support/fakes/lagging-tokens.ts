import { Subject } from 'rxjs';
import type { Timer } from '../../../src/application/ports/timer.port';
import { NO_TOKENS, type TokenPair, type Tokens, type TokenStore } from '../../../src/domain/session/token-store.port';
import type { Milliseconds } from '../../../src/domain/shared/units';

/** `localStorage` as tabs in different browser processes see it: what one writes reaches the others later. */
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
      this.timer.after(this.lag, () => others.forEach((other) => other.receive(tokens)));
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

  receive(tokens: Tokens): void {
    this.view = tokens;
    this.elsewhere.next();
  }
}

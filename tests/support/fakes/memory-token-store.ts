import { Subject } from 'rxjs';
import {
  type EndMark,
  NO_TOKENS,
  type TokenPair,
  type Tokens,
  type TokenStore,
} from '../../../src/domain/session/token-store.port';

/** The tokens that the tabs of one browser share. */
export class MemoryTokens {
  tokens = NO_TOKENS;
  mark: EndMark | null = null;
  readonly changes = new Subject<MemoryTokenStore>();
}

/** One tab's view of the tokens, which last as long as the test. */
export class MemoryTokenStore implements TokenStore {
  private readonly elsewhere = new Subject<void>();
  readonly changedElsewhere = this.elsewhere.asObservable();

  constructor(private readonly shared = new MemoryTokens()) {
    shared.changes.subscribe((writer) => {
      if (writer !== this) this.elsewhere.next();
    });
  }

  read(): Tokens {
    return this.shared.tokens;
  }

  write({ accessToken, refreshToken }: TokenPair): void {
    this.replace({ accessToken, refreshToken });
  }

  clear(): void {
    this.replace(NO_TOKENS);
  }

  lastEnd(): EndMark | null {
    return this.shared.mark;
  }

  markEnd(mark: EndMark): void {
    this.shared.mark = mark;
    this.shared.changes.next(this);
  }

  private replace(tokens: Tokens): void {
    this.shared.tokens = tokens;
    this.shared.changes.next(this);
  }
}

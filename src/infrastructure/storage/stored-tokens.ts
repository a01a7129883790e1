import type { KeyValueStore } from '../../application/ports/key-value-store.port';
import type { EndMark, TokenPair, Tokens, TokenStore } from '../../domain/session/token-store.port';
import type { EventStream } from '../../domain/shared/event-stream';

/** The storage keys of specification §3. */
const ACCESS_TOKEN_KEY = 'accessToken';
const REFRESH_TOKEN_KEY = 'refresh_token';
/** A key of our own. */
const END_KEY = 'sessionEnd';
const KEYS: readonly (string | null)[] = [null, ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY, END_KEY];

/** The pair of tokens under the specified keys. The refresh token is written first: an access token alone is worth less. */
export class StoredTokens implements TokenStore {
  readonly changedElsewhere: EventStream<void>;

  /** `changedKeys` emits the key that another tab has changed; null: all of them. */
  constructor(
    private readonly store: KeyValueStore,
    changedKeys: EventStream<string | null>,
  ) {
    this.changedElsewhere = {
      subscribe: (listener) =>
        changedKeys.subscribe((key) => {
          if (KEYS.includes(key)) listener();
        }),
    };
  }

  read(): Tokens {
    return { accessToken: this.store.read(ACCESS_TOKEN_KEY), refreshToken: this.store.read(REFRESH_TOKEN_KEY) };
  }

  write(tokens: TokenPair): void {
    this.store.write(REFRESH_TOKEN_KEY, tokens.refreshToken);
    this.store.write(ACCESS_TOKEN_KEY, tokens.accessToken);
  }

  clear(): void {
    this.store.remove(ACCESS_TOKEN_KEY);
    this.store.remove(REFRESH_TOKEN_KEY);
  }

  lastEnd(): EndMark | null {
    const [ending, trace = ''] = this.store.read(END_KEY)?.split(' ') ?? [];
    return ending === 'left' || ending === 'over' ? { ending, trace } : null;
  }

  markEnd({ ending, trace }: EndMark): void {
    this.store.write(END_KEY, `${ending} ${trace}`);
  }
}

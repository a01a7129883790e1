import type { KeyValueStore } from '../../application/ports/key-value-store.port';
import type { TokenPair, Tokens, TokenStore } from '../../domain/session/token-store.port';
import type { EventStream } from '../../domain/shared/event-stream';

/** The storage keys of specification §3. */
const ACCESS_TOKEN_KEY = 'accessToken';
const REFRESH_TOKEN_KEY = 'refresh_token';

/** The pair of tokens under the specified keys. The refresh token is written first: an access token alone is worth less. */
export class StoredTokens implements TokenStore {
  readonly changedElsewhere: EventStream<void>;

  /** `changedKeys` tells which key another tab has changed; null: all of them. */
  constructor(
    private readonly store: KeyValueStore,
    changedKeys: EventStream<string | null>,
  ) {
    this.changedElsewhere = {
      subscribe: (listener) =>
        changedKeys.subscribe((key) => {
          if (key === null || key === ACCESS_TOKEN_KEY || key === REFRESH_TOKEN_KEY) listener();
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
}

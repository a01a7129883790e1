import type { KeyValueStore } from '../../application/ports/key-value-store.port';
import type { TokenStore, Tokens } from '../../domain/session/token-store.port';

/** The storage keys of specification §3. */
const ACCESS_TOKEN_KEY = 'accessToken';
const REFRESH_TOKEN_KEY = 'refresh_token';

/** The pair of tokens under the specified keys. The refresh token is written first: an access token alone is worth less. */
export class StoredTokens implements TokenStore {
  constructor(private readonly store: KeyValueStore) {}

  read(): Tokens {
    return { accessToken: this.store.read(ACCESS_TOKEN_KEY), refreshToken: this.store.read(REFRESH_TOKEN_KEY) };
  }

  write(tokens: { readonly accessToken: string; readonly refreshToken: string }): void {
    this.store.write(REFRESH_TOKEN_KEY, tokens.refreshToken);
    this.store.write(ACCESS_TOKEN_KEY, tokens.accessToken);
  }

  clear(): void {
    this.store.remove(ACCESS_TOKEN_KEY);
    this.store.remove(REFRESH_TOKEN_KEY);
  }
}

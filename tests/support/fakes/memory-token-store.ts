import type { Tokens, TokenStore } from '../../../src/domain/session/token-store.port';

const NO_TOKENS: Tokens = { accessToken: null, refreshToken: null };

/** Tokens that live as long as the test. */
export class MemoryTokenStore implements TokenStore {
  private tokens = NO_TOKENS;

  read(): Tokens {
    return this.tokens;
  }

  write(tokens: { readonly accessToken: string; readonly refreshToken: string }): void {
    this.tokens = tokens;
  }

  clear(): void {
    this.tokens = NO_TOKENS;
  }
}

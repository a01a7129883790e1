/** The pair that makes a session (specification §4). */
export interface Tokens {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

/** Keeps the pair across reloads under `accessToken` and `refresh_token`; in memory where storage is blocked. */
export interface TokenStore {
  read(): Tokens;
  write(tokens: { readonly accessToken: string; readonly refreshToken: string }): void;
  clear(): void;
}

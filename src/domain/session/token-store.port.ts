import type { EventStream } from '../shared/event-stream';

/** The pair that makes a session (specification §4). */
export interface Tokens {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

export const NO_TOKENS: Tokens = { accessToken: null, refreshToken: null };

/** A whole pair. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Keeps the pair across reloads under `accessToken` and `refresh_token`; in memory where storage is blocked. */
export interface TokenStore {
  /** Another tab has written or removed something; what is read now is new. */
  readonly changedElsewhere: EventStream<void>;
  read(): Tokens;
  write(tokens: TokenPair): void;
  clear(): void;
}

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

/** How a session ended: its listener signed out, in whichever tab, or it was over although nobody wanted that. */
export type Ending = 'left' | 'over';

/** Stands beside the tokens, so that a tab which finds them gone knows why. */
export interface EndMark {
  readonly ending: Ending;
  /** By `traceOf` the refresh token of the session that ended. */
  readonly trace: string;
}

/** Keeps the pair across reloads under `accessToken` and `refresh_token`; in memory where storage is blocked. */
export interface TokenStore {
  /** Another tab has written or removed something; what is read now is new. */
  readonly changedElsewhere: EventStream<void>;
  read(): Tokens;
  write(tokens: TokenPair): void;
  clear(): void;
  /** How the session ended that was marked last, maybe in another tab; null where none was. */
  lastEnd(): EndMark | null;
  /** Stays until the next mark. Whoever sees the tokens that are removed after it gone sees the mark. */
  markEnd(mark: EndMark): void;
}

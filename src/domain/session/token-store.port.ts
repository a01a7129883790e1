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

/** How a session ended: `left`, its listener signed out in some tab; `over`, it ended although the listener did not want that. */
export type Ending = 'left' | 'over';

/** Stored beside the tokens, so that a tab which finds them missing can read why. */
export interface EndMark {
  readonly ending: Ending;
  /** `fingerprintOf` applied to the refresh token of the session that ended. */
  readonly trace: string;
}

/** Stores the pair under `accessToken` and `refresh_token` across reloads; in memory if storage is blocked. */
export interface TokenStore {
  /** Another tab has written or removed tokens; the next read returns the new state. */
  readonly changedElsewhere: EventStream<void>;
  read(): Tokens;
  write(tokens: TokenPair): void;
  clear(): void;
  /** The latest mark of an ended session, maybe from another tab; null if there is none. */
  lastEnd(): EndMark | null;
  /** Stays until the next mark. The tokens are removed after it, so a tab that finds them gone also finds the mark. */
  markEnd(mark: EndMark): void;
}

import type { Result } from '../shared/result';

export interface AccessClaim {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface AccessGrant extends AccessClaim {
  /** The generation of the refresh token that is issued with it. */
  readonly generation: number;
  /** The start of its lifetime: not later than now. */
  readonly issuedAt: Date;
}

/** Signed, short-lived tokens: each authenticates its bearer as the session of the account that it names. */
export interface AccessTokens {
  readonly lifeSeconds: number;
  /** The same grant gives the same token. */
  make(grant: AccessGrant): Promise<string>;
  /** `expired`: the token was ours and its lifetime is over; `invalid`: it was never ours. */
  read(token: string): Promise<Result<AccessClaim, 'expired' | 'invalid'>>;
}

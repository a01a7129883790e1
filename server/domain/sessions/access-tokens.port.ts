import type { Result } from '../shared/result';

export interface AccessClaim {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface AccessGrant extends AccessClaim {
  /** Of the refresh token that it is given with. */
  readonly generation: number;
  /** When its life began: not later than now. */
  readonly issuedAt: Date;
}

/** Signed, short-lived: whoever carries one is the account's session it names. */
export interface AccessTokens {
  readonly lifeSeconds: number;
  /** The same grant makes the same token. */
  make(grant: AccessGrant): Promise<string>;
  /** `expired`: it was ours and its time is over; `invalid`: it never was. */
  read(token: string): Promise<Result<AccessClaim, 'expired' | 'invalid'>>;
}

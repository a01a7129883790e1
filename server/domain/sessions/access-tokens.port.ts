import type { Result } from '../shared/result';

export interface AccessClaim {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Signed, short-lived: whoever carries one is the account's session it names. */
export interface AccessTokens {
  readonly lifeSeconds: number;
  make(claim: AccessClaim): Promise<string>;
  /** `expired`: it was ours and its time is over; `invalid`: it never was. */
  read(token: string): Promise<Result<AccessClaim, 'expired' | 'invalid'>>;
}

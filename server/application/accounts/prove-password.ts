import { passwordText } from '../../../contract/kernel/password-verdict';
import type { Account } from '../../domain/accounts/account';
import type { Caller } from '../../domain/accounts/audit-log.port';
import { proofKey } from '../../domain/accounts/proof-key';
import { noteNow, type AccountDeps } from './account-deps';

/** The part of a call that identifies the person who has to enter the password again. */
export interface Proof {
  readonly password: string;
  readonly sessionId: string;
  readonly caller: Caller;
}

export type ProofRefusal =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  | { readonly kind: 'busy' };

/**
 * Checks that a signed-in person has the right password; null if so. The limit on guesses is the same as at a sign-in, but they
 * are counted separately.
 */
export async function provePassword(
  deps: AccountDeps,
  account: Account,
  { password, sessionId, caller }: Proof,
): Promise<ProofRefusal | null> {
  const { attempts, accounts, hasher, clock } = deps;
  const whose = { accountId: account.id, sessionId };
  const key = proofKey(account.id);
  const retryAfterSeconds = await attempts.consume(key, clock.date());
  if (retryAfterSeconds > 0) {
    await noteNow(deps, 'sign-in-locked', caller, whose);
    return { kind: 'locked', retryAfterSeconds };
  }
  const verified = await hasher.verify(await accounts.passwordHashOf(account.id), passwordText(password));
  if (!verified.ok) return { kind: 'busy' };
  if (!verified.value) {
    await noteNow(deps, 'sign-in-failed', caller, whose);
    return { kind: 'wrong' };
  }
  await attempts.forget(key);
  return null;
}

/** What may be done to an account that could leave nobody to administer. */
export type AccountAction = 'lock' | 'demote' | 'delete';

/** `oneself`: an admin would lock themselves out; `last-admin`: nobody would be left to administer. */
export type ActionRefusal = 'oneself' | 'last-admin';

export interface AccountStanding {
  /** Whether it is the account of whoever does it. */
  readonly isOneself: boolean;
  /** An admin who is not locked. */
  readonly isActiveAdmin: boolean;
  /** Other admins who are not locked. */
  readonly otherActiveAdmins: number;
  readonly otherAccounts: number;
}

/**
 * Why a action is refused; null where it may be done. Nobody locks or demotes themselves, and the last admin stays one as long as
 * there is anybody else: whoever is alone may delete their account, and the next one to register is the first again.
 */
export function refusalOfAction(action: AccountAction, standing: AccountStanding): ActionRefusal | null {
  const { isOneself, isActiveAdmin, otherActiveAdmins, otherAccounts } = standing;
  if (isOneself && action !== 'delete') return 'oneself';
  if (!isActiveAdmin || otherActiveAdmins > 0) return null;
  return action === 'delete' && otherAccounts === 0 ? null : 'last-admin';
}

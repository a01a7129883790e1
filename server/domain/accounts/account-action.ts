/** The actions on an account that could leave the server without an admin. */
export type AccountAction = 'lock' | 'demote' | 'delete';

/** `oneself`: an admin would lock themselves out; `last-admin`: no admin would be left. */
export type ActionRefusal = 'oneself' | 'last-admin';

export interface AccountStanding {
  /** Whether the admin acts on their own account. */
  readonly isOneself: boolean;
  /** An admin who is not locked. */
  readonly isActiveAdmin: boolean;
  /** Other admins who are not locked. */
  readonly otherActiveAdmins: number;
  readonly otherAccounts: number;
}

/**
 * Why an action is refused; null if it is allowed. Nobody may lock or demote themselves, and the last admin must remain an admin
 * as long as other accounts exist. The owner of the only account may delete it, and the next account to register is the first
 * again.
 */
export function refusalOfAction(action: AccountAction, standing: AccountStanding): ActionRefusal | null {
  const { isOneself, isActiveAdmin, otherActiveAdmins, otherAccounts } = standing;
  if (isOneself && action !== 'delete') return 'oneself';
  if (!isActiveAdmin || otherActiveAdmins > 0) return null;
  return action === 'delete' && otherAccounts === 0 ? null : 'last-admin';
}

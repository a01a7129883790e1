import type { Result } from '../shared/result';
import type { Account, AccountChanges } from './account';

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly language: 'vi' | 'en';
  /** Whether the account is accepted only if there is none yet. */
  readonly mustBeFirst: boolean;
}

export interface NewPassword {
  readonly accountId: string;
  readonly passwordHash: string;
  /** The session that stays signed in; null: none does. */
  readonly keptSessionId: string | null;
  readonly at: Date;
}

export interface AccountWithPassword extends Account {
  readonly passwordHash: string;
  /** An admin locked the account, so even the right password does not open it. */
  readonly isLocked: boolean;
}

/** All accounts. */
export interface AccountRepository {
  /**
   * The very first account becomes admin, even if others register at the same moment; `late`: the account had to be the first and
   * is not.
   */
  add(account: NewAccount): Promise<Result<Account, 'taken' | 'late'>>;
  find(id: string): Promise<Account | null>;
  /** Finds an account by its address in any spelling. */
  findByEmail(email: string): Promise<AccountWithPassword | null>;
  passwordHashOf(id: string): Promise<string | null>;
  update(id: string, changes: AccountChanges): Promise<Account | null>;
  /**
   * Changes the password, revokes every other session and invalidates open password resets, in one step that a crash cannot leave
   * half done.
   */
  setPassword(change: NewPassword): Promise<void>;
  /** Whether there is any account at all. */
  exist(): Promise<boolean>;
}

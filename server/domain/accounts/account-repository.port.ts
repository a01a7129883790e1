import type { Result } from '../shared/result';
import type { Account, AccountChanges } from './account';

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly language: 'vi' | 'en';
  /** Whether it is taken only where there is none yet. */
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
  /** An admin locked it: the right password does not open it either. */
  readonly isLocked: boolean;
}

/** The accounts there are. */
export interface AccountRepository {
  /** The very first account becomes admin, whoever else registers in the same moment; `late`: it had to be that one and is not. */
  add(account: NewAccount): Promise<Result<Account, 'taken' | 'late'>>;
  find(id: string): Promise<Account | null>;
  /** By an address in any spelling. */
  findByEmail(email: string): Promise<AccountWithPassword | null>;
  passwordHashOf(id: string): Promise<string | null>;
  update(id: string, changes: AccountChanges): Promise<Account | null>;
  /** In one step, so that no crash keeps half of it: the password, every other session revoked, open ways to another one closed. */
  setPassword(change: NewPassword): Promise<void>;
  /** Whether there is any account at all. */
  exist(): Promise<boolean>;
}

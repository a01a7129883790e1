import type { Selectable } from 'kysely';
import type { Account } from '../../../domain/accounts/account';
import type { AccountsTable } from '../account-schema';

/** `birthday` is text, because a date has no time zone but JavaScript's `Date` always has one. */
export const ACCOUNT_COLUMNS = [
  'id',
  'email',
  'name',
  'role',
  'is_premium',
  'avatar_id',
  'phone',
  'gender',
  'bio',
  'language',
  'created_at',
] as const;

type Row = Pick<Selectable<AccountsTable>, (typeof ACCOUNT_COLUMNS)[number]> & { readonly birthday: string | null };

export const toAccount = (row: Row): Account => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  isPremium: row.is_premium,
  avatarId: row.avatar_id,
  phone: row.phone,
  birthday: row.birthday,
  gender: row.gender,
  bio: row.bio,
  language: row.language,
  createdAt: row.created_at,
});

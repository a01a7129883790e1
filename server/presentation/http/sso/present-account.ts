import type { TokenGrant } from '../../../application/sessions/session-opener';
import type { Account } from '../../../domain/accounts/account';
import { imageUrl } from '../../../domain/media/media-urls';

/** An account as its owner sees it. */
export const presentAccount = (account: Account) => ({
  id: account.id,
  email: account.email,
  name: account.name,
  avatar: account.avatarId === null ? null : imageUrl(account.avatarId),
  phone: account.phone,
  birthday: account.birthday,
  gender: account.gender,
  bio: account.bio,
  role: account.role,
  is_premium: account.isPremium,
  created_at: account.createdAt.toISOString(),
});

export const presentGrant = ({ accessToken, refreshToken, expiresInSeconds }: TokenGrant) => ({
  token: accessToken,
  refresh_token: refreshToken,
  expires_in: expiresInSeconds,
});

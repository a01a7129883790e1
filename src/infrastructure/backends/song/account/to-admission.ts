import type { accountRoutes } from '../../../../../contract/account-routes';
import type { Admission } from '../../../../domain/session/accounts.port';
import type { RouteData } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { toProfile } from './to-profile';

/** A session as the server grants it after a sign-in or a registration. */
export function toAdmission(
  { token, refresh_token, user, settings }: RouteData<typeof accountRoutes.login>,
  cdn: CdnDomains,
): Admission {
  return { tokens: { accessToken: token, refreshToken: refresh_token }, profile: toProfile(user, cdn), settings };
}

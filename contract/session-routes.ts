import { route } from './route';
import { RefreshToken, Tokens } from './session';

/** The call that renews a session. */
export const sessionRoutes = {
  refreshToken: route({
    method: 'POST',
    path: '/sso/security/refresh-token',
    summary: 'Exchange the refresh token, once, for new tokens',
    body: RefreshToken,
    data: Tokens,
  }),
} as const;

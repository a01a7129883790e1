import { HomeData } from './home';
import { route } from './route';
import { DomainCdn, RefreshToken, Tokens } from './session';

/** The calls that the web app may need for its first page. */
export const firstRoutes = {
  domainCdn: route({
    method: 'GET',
    path: '/sso/security/get-domain-cdn',
    summary: 'The domains of public and protected media',
    data: DomainCdn,
  }),
  refreshToken: route({
    method: 'POST',
    path: '/sso/security/refresh-token',
    summary: 'Exchange the refresh token, once, for new tokens',
    body: RefreshToken,
    data: Tokens,
  }),
  home: route({
    method: 'GET',
    path: '/backend/home/v1',
    summary: 'The home page, section by section',
    data: HomeData,
  }),
} as const;

import { DemoStatus } from './demo';
import { HomeData } from './home';
import { route } from './route';
import { DomainCdn, RefreshToken, Tokens } from './session';

/** The calls that the web app may need for its first page. */
export const firstRoutes = {
  domainCdn: route({
    method: 'GET',
    path: '/sso/security/get-domain-cdn',
    summary: 'Where public and protected media live',
    data: DomainCdn,
  }),
  refreshToken: route({
    method: 'POST',
    path: '/sso/security/refresh-token',
    summary: 'A new pair of tokens for the refresh token, which is then used up',
    body: RefreshToken,
    data: Tokens,
  }),
  home: route({
    method: 'GET',
    path: '/backend/home/v1',
    summary: 'The home page, section by section',
    data: HomeData,
  }),
  demoStatus: route({
    method: 'GET',
    path: '/backend/demo',
    summary: 'How far the demo music is that the server makes itself',
    data: DemoStatus,
  }),
} as const;

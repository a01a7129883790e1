import { HomeData } from './home';
import { route } from './route';
import { DomainCdn } from './session';

/** The calls that the web app may need for its first page. */
export const firstRoutes = {
  domainCdn: route({
    method: 'GET',
    path: '/sso/security/get-domain-cdn',
    summary: 'The domains of public and protected media',
    data: DomainCdn,
  }),
  home: route({
    method: 'GET',
    path: '/backend/home/v1',
    summary: 'The home page, section by section',
    data: HomeData,
  }),
} as const;

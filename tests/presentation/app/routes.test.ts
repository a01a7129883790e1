import { matchRoutes } from 'react-router-dom';
import { routes } from '../../../src/presentation/app/routes';

const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;
const errorPage = routeOf('/so/deep/that/nothing/is/there')?.Component;

describe('the routes', () => {
  it.each([
    '/',
    '/dashboard',
    '/song/1',
    '/search',
    '/songs',
    '/artists',
    '/playlists-album',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/profile',
    '/profile/change-password',
    '/profile/device-management',
    '/policy-term',
    '/security-policy',
    '/update-account',
    '/contact',
    '/app',
    '/short-video',
    '/short-video/1',
    '/short-video/1/2',
  ])('%s has a page of its own', (path) => {
    expect(routeOf(path)?.Component).toBeDefined();
    expect(routeOf(path)?.Component).not.toBe(errorPage);
  });

  it('show the same page at / and at the dashboard path', () => {
    expect(routeOf('/dashboard')?.Component).toBe(routeOf('/')?.Component);
  });

  it.each(['/403', '/404', '/500', '/anything'])('%s leads to the catch-all error page', (path) => {
    expect(routeOf(path)).toMatchObject({ path: '/:code', Component: errorPage });
  });

  it.each(['/', '/song/1', '/profile', '/login', '/anything'])(
    'have an error boundary inside the shell for %s',
    (path) => {
      const insideShell = matchRoutes(routes, path)?.slice(1) ?? [];

      expect(insideShell.filter(({ route }) => route.ErrorBoundary !== undefined)).toHaveLength(1);
    },
  );
});

import { type RouteObject } from 'react-router-dom';
import { HomeSkeleton } from '../screens/home/HomeSkeleton';
import { lazyPage } from './loading/lazy-page';
import { loadError, loadHome, loadSong } from './loading/pages';
import { RouteFailure } from './loading/RouteFailure';
import { Shell } from './shell/Shell';

/** Specification §2 and decisions.md §2. Their pages come later; until then they are not found and linked nowhere. */
export const LATER_PATHS = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/songs',
  '/short-video',
  '/short-video/:id',
  '/short-video/:id/:artist',
  '/playlists-album',
  '/profile',
  '/profile/change-password',
  '/profile/device-management',
  '/artist/:id',
  '/artists',
  '/search',
  '/library',
  '/history',
  '/explore',
  '/section/:id',
  '/collection/:type',
  '/album/:id',
  '/playlist/:id',
  '/category/:id',
  '/policy-term',
  '/security-policy',
  '/update-account',
  '/contact',
  '/app',
] as const;

const HOME_PATHS = ['/', '/dashboard'];

export const isHomePath = (path: string): boolean => HOME_PATHS.includes(path);

const Nothing = () => null;

const home = lazyPage(async () => (await loadHome()).HomeScreen, HomeSkeleton);
const song = lazyPage(async () => (await loadSong()).SongScreen, Nothing);
const error = lazyPage(async () => (await loadError()).ErrorScreen, Nothing);

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteFailure,
    children: [
      ...HOME_PATHS.map((path) => ({ path, ...home })),
      { path: '/song/:id', ...song },
      ...LATER_PATHS.map((path) => ({ path, ...error })),
      { path: '/:code', ...error },
      { path: '*', ...error },
    ],
  },
];

import { type RouteObject } from 'react-router-dom';
import { HomeSkeleton } from '../screens/home/HomeSkeleton';
import { lazyPage } from './loading/lazy-page';
import { loadAccount, loadBareShell, loadDoor, loadError, loadHome, loadSong } from './loading/pages';
import { RouteFailure } from './loading/RouteFailure';
import { Shell } from './shell/Shell';

/** Specification §2 and decisions.md §2. Their pages come later; until then they are not found and linked nowhere. */
export const LATER_PATHS = [
  '/songs',
  '/short-video',
  '/short-video/:id',
  '/short-video/:id/:artist',
  '/playlists-album',
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

/** Each of these pages has its own screen, and all of a kind come in one piece. */
const DOOR_PATHS = ['/login', '/register', '/forgot-password', '/reset-password'];
const ACCOUNT_PATHS = ['/profile', '/profile/change-password', '/profile/device-management'];

const bareShell = lazyPage(async () => (await loadBareShell()).BareShell, Nothing);
const door = lazyPage(async () => (await loadDoor()).DoorPages, Nothing);
const account = lazyPage(async () => (await loadAccount()).AccountPages, Nothing);

export const routes: RouteObject[] = [
  { ...bareShell, children: DOOR_PATHS.map((path) => ({ path, ...door })) },
  {
    Component: Shell,
    ErrorBoundary: RouteFailure,
    children: [
      ...HOME_PATHS.map((path) => ({ path, ...home })),
      { path: '/song/:id', ...song },
      ...ACCOUNT_PATHS.map((path) => ({ path, ...account })),
      ...LATER_PATHS.map((path) => ({ path, ...error })),
      { path: '/:code', ...error },
      { path: '*', ...error },
    ],
  },
];

import { type RouteObject } from 'react-router-dom';
import { HomeSkeleton } from '../screens/home/HomeSkeleton';
import { lazyPage } from './loading/lazy-page';
import {
  loadAccountLayout,
  loadBareShell,
  loadDevices,
  loadDoor,
  loadError,
  loadForgot,
  loadHome,
  loadLogin,
  loadPassword,
  loadProfile,
  loadRegister,
  loadReset,
  loadSong,
} from './loading/pages';
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

/** Without layout: no navigation, no dock. */
const door: RouteObject = {
  ...lazyPage(async () => (await loadBareShell()).BareShell, Nothing),
  children: [
    {
      ...lazyPage(async () => (await loadDoor()).DoorLayout, Nothing),
      children: [
        { path: '/login', ...lazyPage(async () => (await loadLogin()).LoginScreen, Nothing) },
        { path: '/register', ...lazyPage(async () => (await loadRegister()).RegisterScreen, Nothing) },
        { path: '/forgot-password', ...lazyPage(async () => (await loadForgot()).ForgotScreen, Nothing) },
        { path: '/reset-password', ...lazyPage(async () => (await loadReset()).ResetScreen, Nothing) },
      ],
    },
  ],
};

const ownAccount: RouteObject = {
  ...lazyPage(async () => (await loadAccountLayout()).AccountLayout, Nothing),
  children: [
    { path: '/profile', ...lazyPage(async () => (await loadProfile()).ProfileScreen, Nothing) },
    { path: '/profile/change-password', ...lazyPage(async () => (await loadPassword()).PasswordScreen, Nothing) },
    { path: '/profile/device-management', ...lazyPage(async () => (await loadDevices()).DevicesScreen, Nothing) },
  ],
};

export const routes: RouteObject[] = [
  door,
  {
    Component: Shell,
    ErrorBoundary: RouteFailure,
    children: [
      ...HOME_PATHS.map((path) => ({ path, ...home })),
      { path: '/song/:id', ...song },
      ownAccount,
      ...LATER_PATHS.map((path) => ({ path, ...error })),
      { path: '/:code', ...error },
      { path: '*', ...error },
    ],
  },
];

import { type RouteObject } from 'react-router-dom';
import { HomeSkeleton } from '../screens/home/HomeSkeleton';
import { lazyPage } from './loading/lazy-page';
import {
  BROWSE_PAGES,
  loadAccount,
  loadAdmin,
  loadAuthPages,
  loadBareShell,
  loadError,
  loadHome,
  loadLibrary,
  loadLists,
  loadSearch,
  loadShorts,
  loadSong,
  loadStaticPages,
} from './loading/pages';
import { RouteFailure } from './loading/RouteFailure';
import { Shell } from './shell/Shell';

const HOME_PATHS = ['/', '/dashboard'];

export const isHomePath = (path: string): boolean => HOME_PATHS.includes(path);

const Nothing = () => null;

const home = lazyPage(async () => (await loadHome()).HomeScreen, HomeSkeleton);
const song = lazyPage(async () => (await loadSong()).SongScreen, Nothing);
const error = lazyPage(async () => (await loadError()).ErrorScreen, Nothing);

/** Each of these pages has its own screen, and all pages of a group are in one chunk. */
const AUTH_PATHS = ['/login', '/register', '/forgot-password', '/reset-password'];
const ACCOUNT_PATHS = ['/profile', '/profile/change-password', '/profile/device-management'];

/** Pages without layout (specification §2). */
const STATIC_PATHS = ['/policy-term', '/security-policy', '/update-account', '/contact', '/app'];

const staticPages = lazyPage(async () => (await loadStaticPages()).StaticPages, Nothing);
const bareShell = lazyPage(async () => (await loadBareShell()).BareShell, Nothing);
const auth = lazyPage(async () => (await loadAuthPages()).AuthPages, Nothing);
const account = lazyPage(async () => (await loadAccount()).AccountPages, Nothing);

const LIBRARY_PATHS = ['/library', '/history'];
const LIST_PATHS = ['/songs', '/artists', '/playlists-album'];

const search = lazyPage(async () => (await loadSearch()).SearchScreen, Nothing);
const lists = lazyPage(async () => (await loadLists()).ListPages, Nothing);
const library = lazyPage(async () => (await loadLibrary()).LibraryPages, Nothing);

const SHORTS_PATHS = ['/short-video', '/short-video/:id', '/short-video/:id/:artist'];

const shorts = lazyPage(async () => (await loadShorts()).ShortsScreen, Nothing);

const ADMIN_PAGES = ['accounts', 'songs', 'absent', 'comments', 'figures'];
const ADMIN_PATHS = ['/admin', ...ADMIN_PAGES.map((page) => `/admin/${page}`)];

const admin = lazyPage(async () => (await loadAdmin()).AdminPages, Nothing);

export const routes: RouteObject[] = [
  {
    ...bareShell,
    children: [
      ...AUTH_PATHS.map((path) => ({ path, ...auth })),
      ...STATIC_PATHS.map((path) => ({ path, ...staticPages })),
      { path: '/:code', ...error },
      { path: '*', ...error },
    ],
  },
  {
    Component: Shell,
    ErrorBoundary: RouteFailure,
    children: [
      ...HOME_PATHS.map((path) => ({ path, ...home })),
      { path: '/song/:id', ...song },
      ...BROWSE_PAGES.map(({ path, load }) => ({ path, ...lazyPage(load, Nothing) })),
      ...ACCOUNT_PATHS.map((path) => ({ path, ...account })),
      ...LIBRARY_PATHS.map((path) => ({ path, ...library })),
      ...SHORTS_PATHS.map((path) => ({ path, ...shorts })),
      ...ADMIN_PATHS.map((path) => ({ path, ...admin })),
      { path: '/search', ...search },
      ...LIST_PATHS.map((path) => ({ path, ...lists })),
    ],
  },
];

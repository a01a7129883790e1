import { type RouteObject } from 'react-router-dom';
import { HomeSkeleton } from '../screens/home/HomeSkeleton';
import { PAGE_FALLBACKS } from './loading/lazy-page';
import { ACCOUNT_MESSAGES, BROWSE_MESSAGES, LIBRARY_MESSAGES } from './loading/message-sets';
import { needs } from './loading/needs';
import { pagesWithMessages } from './loading/pages-with-messages';
import { accountLayout, home, search, shorts, song } from './loading/preloaded-pages';
import { RouteFailure } from './loading/RouteFailure';
import { Shell } from './shell/Shell';

const HOME_PATHS = ['/', '/dashboard'];

export const isHomePath = (path: string): boolean => HOME_PATHS.includes(path);

const SHORTS_PATHS = ['/short-video', '/short-video/:id', '/short-video/:id/:artist'];

const page = pagesWithMessages();
const browsePage = pagesWithMessages(...BROWSE_MESSAGES);
const accountPage = pagesWithMessages(...ACCOUNT_MESSAGES);
const staticPage = pagesWithMessages(...ACCOUNT_MESSAGES, 'policy');
const adminPage = pagesWithMessages('admin', 'form');
const libraryPage = pagesWithMessages(...LIBRARY_MESSAGES);

const error = page(() => import(/* webpackChunkName: "error" */ '../screens/error/ErrorScreen'));

/** The pages without the shell's header and sidebar (specification §2). */
const BARE_PAGES: RouteObject[] = [
  {
    ...accountPage(() => import(/* webpackChunkName: "auth" */ '../screens/auth/AuthLayout')),
    children: [
      {
        path: '/login',
        ...needs('accounts'),
        ...page(() => import(/* webpackChunkName: "auth" */ '../screens/auth/LoginScreen')),
      },
      {
        path: '/register',
        ...needs('registration'),
        ...page(() => import(/* webpackChunkName: "auth" */ '../screens/auth/RegisterScreen')),
      },
      {
        path: '/forgot-password',
        ...needs('passwordRecovery'),
        ...page(() => import(/* webpackChunkName: "auth" */ '../screens/auth/ForgotScreen')),
      },
      {
        path: '/reset-password',
        ...needs('passwordRecovery'),
        ...page(() => import(/* webpackChunkName: "auth" */ '../screens/auth/ResetScreen')),
      },
    ],
  },
  {
    ...staticPage(() => import(/* webpackChunkName: "static-pages" */ '../screens/static-pages/StaticPageLayout')),
    children: [
      {
        path: '/policy-term',
        ...page(() => import(/* webpackChunkName: "static-pages" */ '../screens/static-pages/TermsScreen')),
      },
      {
        path: '/security-policy',
        ...page(() => import(/* webpackChunkName: "static-pages" */ '../screens/static-pages/PrivacyScreen')),
      },
      {
        path: '/update-account',
        ...needs('profile'),
        ...page(() => import(/* webpackChunkName: "static-pages" */ '../screens/static-pages/UpdateScreen')),
      },
      {
        path: '/contact',
        ...needs('contact'),
        ...page(() => import(/* webpackChunkName: "static-pages" */ '../screens/static-pages/ContactScreen')),
      },
      {
        path: '/app',
        ...page(() => import(/* webpackChunkName: "static-pages" */ '../screens/static-pages/AppScreen')),
      },
    ],
  },
  { path: '/:code', ...error },
  { path: '*', ...error },
];

const PAGES: RouteObject[] = [
  ...HOME_PATHS.map((path) => ({ path, ...home, HydrateFallback: HomeSkeleton })),
  { path: '/song/:id', ...song },
  { path: '/search', ...search },
  ...SHORTS_PATHS.map((path) => ({ path, ...needs('shorts'), ...shorts })),
  {
    path: '/album/:id',
    ...browsePage(() => import(/* webpackChunkName: "browse-pages" */ '../screens/browse/AlbumScreen')),
  },
  {
    path: '/playlist/:id',
    ...browsePage(() => import(/* webpackChunkName: "browse-pages" */ '../screens/browse/PlaylistScreen')),
  },
  {
    path: '/collection/:type',
    ...browsePage(() => import(/* webpackChunkName: "browse-pages" */ '../screens/browse/ListScreen')),
  },
  {
    path: '/section/:id',
    ...browsePage(() => import(/* webpackChunkName: "browse-pages" */ '../screens/browse/SectionScreen')),
  },
  {
    path: '/artist/:id',
    ...browsePage(() => import(/* webpackChunkName: "browse-pages" */ '../screens/browse/ArtistScreen')),
  },
  {
    path: '/category/:id',
    ...browsePage(() => import(/* webpackChunkName: "browse-pages" */ '../screens/browse/CategoryScreen')),
  },
  {
    path: '/explore',
    ...browsePage(() => import(/* webpackChunkName: "browse-pages" */ '../screens/browse/ExploreScreen')),
  },
  { path: '/songs', ...browsePage(() => import(/* webpackChunkName: "lists" */ '../screens/lists/SongsScreen')) },
  { path: '/artists', ...browsePage(() => import(/* webpackChunkName: "lists" */ '../screens/lists/ArtistsScreen')) },
  {
    path: '/playlists-album',
    ...browsePage(() => import(/* webpackChunkName: "lists" */ '../screens/lists/CollectionsScreen')),
  },
  {
    path: '/library',
    ...needs('library'),
    ...libraryPage(() => import(/* webpackChunkName: "library" */ '../screens/library/LibraryScreen')),
  },
  {
    path: '/history',
    ...libraryPage(() => import(/* webpackChunkName: "library" */ '../screens/library/HistoryScreen')),
  },
  {
    ...accountLayout,
    children: [
      {
        path: '/profile',
        ...needs('profile'),
        ...page(() => import(/* webpackChunkName: "account-pages" */ '../screens/account/ProfileScreen')),
      },
      {
        path: '/profile/change-password',
        ...needs('profile'),
        ...page(() => import(/* webpackChunkName: "account-pages" */ '../screens/account/PasswordScreen')),
      },
      {
        path: '/profile/device-management',
        ...needs('devices'),
        ...page(() => import(/* webpackChunkName: "account-pages" */ '../screens/account/DevicesScreen')),
      },
    ],
  },
  {
    ...adminPage(() => import(/* webpackChunkName: "admin" */ '../screens/admin/AdminLayout')),
    ...needs('admin'),
    children: [
      { path: '/admin', ...page(() => import(/* webpackChunkName: "admin" */ '../screens/admin/LibraryScreen')) },
      {
        path: '/admin/accounts',
        ...page(() => import(/* webpackChunkName: "admin" */ '../screens/admin/AccountsScreen')),
      },
      { path: '/admin/songs', ...page(() => import(/* webpackChunkName: "admin" */ '../screens/admin/SongsScreen')) },
      { path: '/admin/absent', ...page(() => import(/* webpackChunkName: "admin" */ '../screens/admin/AbsentScreen')) },
      {
        path: '/admin/comments',
        ...needs('comments'),
        ...page(() => import(/* webpackChunkName: "admin" */ '../screens/admin/CommentsScreen')),
      },
      {
        path: '/admin/figures',
        ...page(() => import(/* webpackChunkName: "admin" */ '../screens/admin/FiguresScreen')),
      },
    ],
  },
];

/**
 * Which path shows which page. Pages with the same chunk name are loaded together; a shell or a layout stays mounted while the pages
 * inside it change.
 */
export const routes: RouteObject[] = [
  {
    ...page(() => import(/* webpackChunkName: "auth" */ './shell/BareShell')),
    ...PAGE_FALLBACKS,
    children: [{ ...PAGE_FALLBACKS, children: BARE_PAGES }],
  },
  { Component: Shell, ErrorBoundary: RouteFailure, children: [{ ...PAGE_FALLBACKS, children: PAGES }] },
];

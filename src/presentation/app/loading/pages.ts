import { loadPage } from '../../hooks/load-page';
import { ACCOUNT_MESSAGES, BROWSE_MESSAGES, LIBRARY_MESSAGES, LISTEN_MESSAGES } from './message-sets';

/** The code of each page, with the messages that the page shows. Pages with the same chunk name are loaded together. */
export const loadHome = () => loadPage(() => import(/* webpackChunkName: "home" */ '../../screens/home/HomeScreen'));
export const loadSong = () =>
  loadPage(() => import(/* webpackChunkName: "song" */ '../../screens/song/SongScreen'), ...LISTEN_MESSAGES);
export const loadShorts = () =>
  loadPage(() => import(/* webpackChunkName: "shorts" */ '../../screens/shorts/ShortsScreen'), 'shorts');
export const loadSearch = () =>
  loadPage(() => import(/* webpackChunkName: "search" */ '../../screens/search/SearchScreen'), ...BROWSE_MESSAGES);
export const loadLists = () =>
  loadPage(() => import(/* webpackChunkName: "lists" */ '../../screens/lists/ListPages'), ...BROWSE_MESSAGES);
export const loadLibrary = () =>
  loadPage(() => import(/* webpackChunkName: "library" */ '../../screens/library/LibraryPages'), ...LIBRARY_MESSAGES);
export const loadAccount = () =>
  loadPage(
    () => import(/* webpackChunkName: "account-pages" */ '../../screens/account/AccountPages'),
    ...ACCOUNT_MESSAGES,
  );
export const loadAdmin = () =>
  loadPage(() => import(/* webpackChunkName: "admin" */ '../../screens/admin/AdminPages'), 'admin', 'form');

const loadCollection = () =>
  loadPage(
    () => import(/* webpackChunkName: "browse-pages" */ '../../screens/browse/CollectionScreen'),
    ...BROWSE_MESSAGES,
  );
const loadSection = () =>
  loadPage(
    () => import(/* webpackChunkName: "browse-pages" */ '../../screens/browse/SectionScreen'),
    ...BROWSE_MESSAGES,
  );
const loadArtist = () =>
  loadPage(
    () => import(/* webpackChunkName: "browse-pages" */ '../../screens/browse/ArtistScreen'),
    ...BROWSE_MESSAGES,
  );
const loadCategory = () =>
  loadPage(
    () => import(/* webpackChunkName: "browse-pages" */ '../../screens/browse/CategoryScreen'),
    ...BROWSE_MESSAGES,
  );
const loadExplore = () =>
  loadPage(
    () => import(/* webpackChunkName: "browse-pages" */ '../../screens/browse/ExploreScreen'),
    ...BROWSE_MESSAGES,
  );

/** The detail pages, together in one chunk. */
export const BROWSE_PAGES = [
  { path: '/album/:id', load: async () => (await loadCollection()).AlbumScreen },
  { path: '/playlist/:id', load: async () => (await loadCollection()).PlaylistScreen },
  { path: '/collection/:type', load: async () => (await loadCollection()).ListScreen },
  { path: '/section/:id', load: async () => (await loadSection()).SectionScreen },
  { path: '/artist/:id', load: async () => (await loadArtist()).ArtistScreen },
  { path: '/category/:id', load: async () => (await loadCategory()).CategoryScreen },
  { path: '/explore', load: async () => (await loadExplore()).ExploreScreen },
];

/** The pages without layout, and what stays around them. */
export const loadBareShell = () => loadPage(() => import(/* webpackChunkName: "auth" */ '../shell/BareShell'));
export const loadAuthPages = () =>
  loadPage(() => import(/* webpackChunkName: "auth" */ '../../screens/auth/AuthPages'), ...ACCOUNT_MESSAGES);
export const loadStaticPages = () =>
  loadPage(
    () => import(/* webpackChunkName: "static-pages" */ '../../screens/static-pages/StaticPages'),
    ...ACCOUNT_MESSAGES,
    'policy',
  );
export const loadError = () =>
  loadPage(() => import(/* webpackChunkName: "error" */ '../../screens/error/ErrorScreen'));

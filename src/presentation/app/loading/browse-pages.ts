import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from '../../hooks/load-page';

/** Loads browsing code together with its messages: those of browsing, of paged lists, and of the library. */
async function withMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needMessages('browse', 'search', 'library'))]);
  return part;
}

const loadCollection = () =>
  withMessages(() => import(/* webpackChunkName: "browse-pages" */ '../../screens/browse/CollectionScreen'));
const loadSection = () =>
  withMessages(() => import(/* webpackChunkName: "browse-pages" */ '../../screens/browse/SectionScreen'));
const loadArtist = () =>
  withMessages(() => import(/* webpackChunkName: "browse-pages" */ '../../screens/browse/ArtistScreen'));
const loadCategory = () =>
  withMessages(() => import(/* webpackChunkName: "browse-pages" */ '../../screens/browse/CategoryScreen'));
const loadExplore = () =>
  withMessages(() => import(/* webpackChunkName: "browse-pages" */ '../../screens/browse/ExploreScreen'));

export const loadSongMenu = () =>
  withMessages(() => import(/* webpackChunkName: "song-menu" */ '../../features/song-menu/SongMenu'));

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

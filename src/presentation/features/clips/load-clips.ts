import { loadComponent } from '../../hooks/load-component';
import { loadPage } from '../../hooks/load-page';

/** The parts of pages that show clips, each with its messages. */
export const loadClipRow = () => loadComponent(() => import(/* webpackChunkName: "clip-row" */ './ClipRow'), 'shorts');
export const loadClipGrid = () =>
  loadComponent(() => import(/* webpackChunkName: "clip-grid" */ './ClipGrid'), 'shorts');
export const loadClipShelf = () => loadPage(() => import(/* webpackChunkName: "clip-shelf" */ './ClipShelf'), 'shorts');
export const loadSavedClips = () =>
  loadComponent(() => import(/* webpackChunkName: "saved-clips" */ './SavedClips'), 'shorts');

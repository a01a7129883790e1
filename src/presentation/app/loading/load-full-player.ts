import { loadComponent } from '../../hooks/load-component';
import { LISTEN_MESSAGES } from './message-sets';

/** In a file of its own, because only the phone's player uses it: in `parts.ts` it would be part of the first page. */
export const loadFullPlayer = () =>
  loadComponent(
    () => import(/* webpackChunkName: "full-player" */ '../../features/full-player/FullPlayer'),
    ...LISTEN_MESSAGES,
  );

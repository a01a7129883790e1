import { loadComponent } from '../../hooks/load-component';
import { LISTEN_MESSAGES } from './message-sets';

/** Outside of the shell's parts, because a phone's player alone opens the full player. */
export const loadFullPlayer = () =>
  loadComponent(
    () => import(/* webpackChunkName: "full-player" */ '../../features/full-player/FullPlayer'),
    ...LISTEN_MESSAGES,
  );

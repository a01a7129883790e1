import type { Container } from 'inversify';
import type { LazyPlayer } from '../application/playback/player/lazy-player';
import type { ViewModels } from '../presentation/hooks/view-models-context';
import type { NoticesViewModel } from '../presentation/view-models/notices.view-model';
import type { PlayerViewModel } from '../presentation/view-models/player.view-model';
import { resolve } from './token';
import { Roles } from './roles';

/** What the view models of the search pages need. */
export const searchDeps = (container: Container): ViewModels['search'] => ({
  search: resolve(container, Roles.Search),
  browsing: resolve(container, Roles.Browsing),
  sorts: resolve(container, Roles.Sorts),
  recentSearches: resolve(container, Roles.RecentSearches),
  timer: resolve(container, Roles.Timer),
});

/** What the view models of the browsing pages need. */
export function browseDeps(
  container: Container,
  player: PlayerViewModel,
  notices: NoticesViewModel,
): ViewModels['browse'] {
  const { saving, following, changes } = resolve(container, Roles.LibraryAccess);
  return {
    browsing: resolve(container, Roles.Browsing),
    gate: resolve(container, Roles.AccountGate),
    random: resolve(container, Roles.Random),
    saving,
    following,
    changes,
    player,
    notices,
  };
}

/** What the view model of the lyrics needs. */
export const lyricsDeps = (container: Container, player: LazyPlayer): ViewModels['lyrics'] => ({
  sound: player,
  values: resolve(container, Roles.KeyValueStore),
  clock: resolve(container, Roles.Clock),
});

import type { Container } from 'inversify';
import type { LazyPlayer } from '../application/playback/player/lazy-player';
import type { ViewModels } from '../presentation/hooks/view-models-context';
import type { NoticesViewModel } from '../presentation/view-models/notices.view-model';
import type { PlayerViewModel } from '../presentation/view-models/player.view-model';
import { resolve } from './token';
import { Tokens } from './tokens';

/** What the view models of the search pages need. */
export const searchDeps = (container: Container): ViewModels['search'] => ({
  search: resolve(container, Tokens.Search),
  browsing: resolve(container, Tokens.Browsing),
  recentSearches: resolve(container, Tokens.RecentSearches),
  timer: resolve(container, Tokens.Timer),
});

/** What the view models of the browsing pages need. */
export function browseDeps(
  container: Container,
  player: PlayerViewModel,
  notices: NoticesViewModel,
): ViewModels['browse'] {
  const { saving, following, changes } = resolve(container, Tokens.LibraryAccess);
  return {
    browsing: resolve(container, Tokens.Browsing),
    gate: resolve(container, Tokens.AccountGate),
    random: resolve(container, Tokens.Random),
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
  values: resolve(container, Tokens.KeyValueStore),
  clock: resolve(container, Tokens.Clock),
});

import type { Container } from 'inversify';
import type { PlayLiked } from '../application/library/play-liked';
import type { LazyPlayer } from '../application/playback/player/lazy-player';
import type { ViewModels } from '../presentation/hooks/view-models-context';
import { AnnotationsViewModel } from '../presentation/view-models/library/annotations.view-model';
import { LibraryDialogsViewModel } from '../presentation/view-models/library/library-dialogs.view-model';
import type { NoticesViewModel } from '../presentation/view-models/notices.view-model';
import { lazyStart } from './lazy';
import { lazyPort } from './lazy-port';
import { resolve } from './token';
import { Roles } from './roles';

/** The view models that presentation needs for the library. */
export function libraryViewModels(
  container: Container,
  notices: NoticesViewModel,
  player: Pick<LazyPlayer, 'dispatch'>,
): Pick<ViewModels, 'annotations' | 'libraryDialogs'> {
  const access = resolve(container, Roles.LibraryAccess);
  const gate = resolve(container, Roles.AccountGate);
  const playLiked = lazyPort<Pick<PlayLiked, 'execute'>>(
    lazyStart(
      'playing liked songs',
      () => import(/* webpackChunkName: "player" */ '../application/library/play-liked'),
      (code) => new code.PlayLiked(resolve(container, Roles.Browsing), player),
      resolve(container, Roles.Logger),
    ),
  );
  return {
    libraryDialogs: new LibraryDialogsViewModel(gate, {
      ...access,
      notices,
      clock: resolve(container, Roles.Clock),
      playLiked: () => playLiked.execute(),
    }),
    annotations: new AnnotationsViewModel({ ...access, gate, notices }, resolve(container, Roles.Session).changes),
  };
}

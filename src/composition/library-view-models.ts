import type { Container } from 'inversify';
import { PlayLiked } from '../application/library/play-liked';
import type { LazyPlayer } from '../application/playback/player/lazy-player';
import type { ViewModels } from '../presentation/hooks/view-models-context';
import { LibraryDialogsViewModel } from '../presentation/view-models/library/library-dialogs.view-model';
import { LikesViewModel } from '../presentation/view-models/library/likes.view-model';
import type { NoticesViewModel } from '../presentation/view-models/notices.view-model';
import { resolve } from './token';
import { Tokens } from './tokens';

/** The view models that presentation needs for the library. */
export function libraryViewModels(
  container: Container,
  notices: NoticesViewModel,
  player: Pick<LazyPlayer, 'playSongs'>,
): Pick<ViewModels, 'libraryDialogs' | 'likes'> {
  const access = resolve(container, Tokens.LibraryAccess);
  const gate = resolve(container, Tokens.AccountGate);
  const playLiked = new PlayLiked(resolve(container, Tokens.Browsing), player);
  return {
    libraryDialogs: new LibraryDialogsViewModel(gate, {
      ...access,
      notices,
      clock: resolve(container, Tokens.Clock),
      playLiked: () => playLiked.execute(),
    }),
    likes: new LikesViewModel(access.likes, gate, resolve(container, Tokens.Session).changes, notices),
  };
}

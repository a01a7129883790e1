import type { Container } from 'inversify';
import { PlayLiked } from '../application/keeping/play-liked';
import type { DeferredPlayer } from '../application/playback/deferred-player';
import type { ViewModels } from '../presentation/app/view-models-context';
import { KeepingViewModel } from '../presentation/view-models/keep/keeping.view-model';
import { LikesViewModel } from '../presentation/view-models/keep/likes.view-model';
import type { NoticesViewModel } from '../presentation/view-models/notices.view-model';
import { resolve } from './token';
import { T } from './tokens';

/** What presentation asks for about keeping. */
export function keepingViewModels(
  container: Container,
  notices: NoticesViewModel,
  player: Pick<DeferredPlayer, 'playSongs'>,
): Pick<ViewModels, 'keeping' | 'likes'> {
  const access = resolve(container, T.Keeping);
  const gate = resolve(container, T.AccountGate);
  const playLiked = new PlayLiked(resolve(container, T.Browsing), player);
  return {
    keeping: new KeepingViewModel(gate, {
      ...access,
      notices,
      clock: resolve(container, T.Clock),
      playLiked: () => playLiked.execute(),
    }),
    likes: new LikesViewModel(access.likes, gate, resolve(container, T.Session).changes, notices),
  };
}

import type { Container } from 'inversify';
import type { InstallPrompt } from '../infrastructure/system/install-prompt';
import type { LoadIdleServices, IdleServices } from '../presentation/view-models/idle/idle-services';
import type { PlayerViewModel } from '../presentation/view-models/player.view-model';

/** The idle services, created at the first call. */
export function loadIdle(container: Container, player: PlayerViewModel, question: InstallPrompt): LoadIdleServices {
  let parts: IdleServices | null = null;
  return async () => {
    const { startIdle } = await import(/* webpackChunkName: "idle" */ './start-idle');
    return (parts ??= startIdle(container, player, question));
  };
}

import type { Container } from 'inversify';
import type { KeptQuestion } from '../infrastructure/system/install-question';
import type { BringLater, LaterParts } from '../presentation/view-models/later/later-parts';
import type { PlayerViewModel } from '../presentation/view-models/player.view-model';

/** Made once, by whoever asks first. */
export function bringLater(container: Container, player: PlayerViewModel, question: KeptQuestion): BringLater {
  let parts: LaterParts | null = null;
  return async () => {
    const { startLater } = await import(/* webpackChunkName: "later" */ './start-later');
    return (parts ??= startLater(container, player, question));
  };
}

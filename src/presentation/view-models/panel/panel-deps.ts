import type { EndlessPlay } from '../../../application/playback/player/endless-play';
import type { QueueEditing } from '../../../application/playback/player/queue-editing';
import type { SuggestionLoading } from '../../../application/playback/player/suggestion-loading';
import type { NoticesViewModel } from '../notices.view-model';
import type { PlayerControls } from '../player-controls';

/** The parts of the player that the panel commands. */
export interface PanelServices {
  readonly player: Pick<PlayerControls, 'dispatch'>;
  readonly queue: Pick<QueueEditing, 'remove' | 'move' | 'clear' | 'undo'>;
  readonly suggestions: Pick<SuggestionLoading, 'more' | 'move'>;
  readonly endless: Pick<EndlessPlay, 'enable'>;
}

/** The player as the panel sees it; its code may still be on its way. */
export interface PanelPlayer extends Pick<PlayerControls, 'state' | 'changes' | 'dispatch'> {
  run(action: (services: PanelServices) => void): void;
}

/** The dependencies of the panel's view models. */
export interface PanelDeps {
  readonly player: PanelPlayer;
  readonly notices: NoticesViewModel;
}

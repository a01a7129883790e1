import type { EndlessPlay } from '../../../application/playback/player/endless-play';
import type { Player } from '../../../application/playback/player/player';
import type { QueueEditing } from '../../../application/playback/player/queue-editing';
import type { SuggestionLoading } from '../../../application/playback/player/suggestion-loading';
import type { PlayerState } from '../../../domain/playback/state/player-state';
import type { EventStream } from '../../../domain/shared/event-stream';
import type { NoticesViewModel } from '../notices.view-model';

/** The parts of the player that the panel commands. */
export interface PanelServices {
  readonly queue: Pick<QueueEditing, 'playNext' | 'append' | 'remove' | 'move' | 'clear' | 'undo'>;
  readonly suggestions: Pick<SuggestionLoading, 'more' | 'move'>;
  readonly endless: Pick<EndlessPlay, 'enable'>;
}

/** The player as the panel sees it; its code may still be on its way. */
export interface PanelPlayer {
  readonly state: PlayerState;
  /** The present state at once, then every change. */
  readonly changes: EventStream<PlayerState>;
  run(command: (player: Pick<Player, 'jumpTo' | 'toggle'>, parts: PanelServices) => void): void;
}

/** The dependencies of the panel's view models. */
export interface PanelDeps {
  readonly player: PanelPlayer;
  readonly notices: NoticesViewModel;
}

import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import type { Song } from '../../../domain/catalogue/song';
import { INITIAL_PLAYER_STATE, type PlayerState } from '../../../domain/playback/state/player-state';
import type { Page } from '../../../domain/shared/page';
import type { EndlessPlay } from './endless-play';
import type { LiveAccess } from '../../live/live-access';
import type { ListPlayback, WholeList } from './list-playback';
import type { PlayerCommand } from './player-command';
import type { CommandablePlayer } from './commandable-player';
import type { QueueEditing } from './queue-editing';
import type { SoundServices } from '../settings/sound-services';
import type { SuggestionLoading } from './suggestion-loading';
import type { Preloader } from '../preload/preloader';

export interface PlaybackServices {
  readonly player: CommandablePlayer;
  /** The player's states as the screens show them. */
  readonly shown: Observable<PlayerState>;
  readonly queue: Pick<QueueEditing, 'remove' | 'move' | 'clear' | 'undo'>;
  readonly lists: Pick<ListPlayback, 'offer'>;
  readonly suggestions: SuggestionLoading;
  readonly endless: EndlessPlay;
  readonly preloader: Preloader;
  readonly sound: SoundServices;
  /** The other devices of the account. */
  readonly live: LiveAccess;
}

type PlaybackAction = (services: PlaybackServices) => void;

/**
 * The player as the screens see it. Its code is not needed to show the first page, so it is loaded shortly after, or by the first
 * command (specification §1: player components load on demand). Commands given before then are carried out in order.
 */
export class LazyPlayer {
  private readonly subject = new BehaviorSubject<PlayerState>(INITIAL_PLAYER_STATE);
  readonly changes = this.subject.asObservable();
  private services: PlaybackServices | null = null;
  private showing: Subscription | null = null;

  /**
   * `fetch` loads the code, once for all calls, and logs a failure. `onNotLoaded` is called when a command could not be carried out because the code
   * cannot be loaded; the next command tries again.
   */
  constructor(
    private readonly fetch: () => Promise<PlaybackServices>,
    private readonly onNotLoaded: () => void,
  ) {}

  get state(): PlayerState {
    return this.subject.value;
  }

  /** Loads the code before it is needed. A failure is not shown yet; `fetch` logs it. */
  async prepare(): Promise<void> {
    await this.load().catch(() => undefined);
  }

  /** The playback services themselves, for code that runs after the first page; after a failure the next call tries again. */
  async load(): Promise<PlaybackServices> {
    const loaded = await this.fetch();
    return this.services ?? this.use(loaded);
  }

  dispatch(command: PlayerCommand): void {
    this.run(({ player }) => player.dispatch(command));
  }

  offer(list: WholeList, page: Page<Song>): void {
    this.services?.lists.offer(list, page);
  }

  /** A hint that this song may be played soon. */
  preload(songId: string): void {
    if (this.services === null) void this.prepare();
    else this.services.preloader.onHover(songId);
  }

  /** Runs an action: synchronously when the code is loaded, so that a user gesture still counts as one. */
  run(action: PlaybackAction): void {
    if (this.services === null) void this.runWhenLoaded(action);
    else action(this.services);
  }

  /** From now on these services carry out the screens' commands and provide the shown state. */
  use(services: PlaybackServices): PlaybackServices {
    this.services = services;
    this.showing?.unsubscribe();
    this.showing = services.shown.subscribe((state) => this.subject.next(state));
    return services;
  }

  private async runWhenLoaded(action: PlaybackAction): Promise<void> {
    // `fetch` has logged the failure.
    const services = await this.load().catch(() => null);
    if (services === null) this.onNotLoaded();
    else action(services);
  }
}

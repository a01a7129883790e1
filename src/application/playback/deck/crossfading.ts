import { distinctUntilChanged, EMPTY, filter, map, switchMap, type Subscription } from 'rxjs';
import { whatCrossfades } from '../../../domain/playback/next/crossfade';
import { wantedEffects } from '../../../domain/playback/settings/listening-settings';
import { canFade } from '../../../domain/playback/settings/sound-path';
import type { PlaybackCoordinator } from '../player/playback-coordinator';
import type { CrossfadingDeck } from './crossfading-deck';
import type { CurrentSong } from '../player/current-song';
import type { ListeningSettingsStore } from '../settings/listening-settings-store';
import type { PlayerStore } from '../player/player-store';

const SECOND = 1_000;

interface Playing {
  readonly store: PlayerStore;
  readonly song: Pick<CurrentSong, 'facts'>;
}

/** Starts the next song before the current one has ended, if the listener wants crossfading. */
export class Crossfading {
  constructor(
    private readonly playing: Playing,
    private readonly settings: Pick<ListeningSettingsStore, 'state' | 'changes'>,
    private readonly coordinator: Pick<PlaybackCoordinator, 'carryOut'>,
    private readonly deck: Pick<CrossfadingDeck, 'overlap'>,
  ) {}

  /** Facts arrive here after the coordinator has reflected them. */
  start(): Subscription {
    const isWanted = this.settings.changes.pipe(
      map(({ crossfade }) => crossfade > 0),
      distinctUntilChanged(),
    );
    return isWanted
      .pipe(
        switchMap((wanted) => (wanted ? this.playing.song.facts : EMPTY)),
        filter(({ kind }) => kind === 'progress'),
      )
      .subscribe(() => this.attend());
  }

  private attend(): void {
    const { state: settings } = this.settings;
    const { state } = this.playing.store;
    const decision = whatCrossfades(state, settings.crossfade);
    if (decision === null || !canFade(wantedEffects(settings), state.isVolumeSettable)) return;
    this.deck.overlap((decision.length * SECOND) / settings.speed);
    this.coordinator.carryOut({ kind: 'advance', index: decision.index });
  }
}

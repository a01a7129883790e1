import { distinctUntilChanged, map, merge, Subscription } from 'rxjs';
import { effectiveGains } from '../../../domain/playback/settings/equaliser';
import { reflectFact } from '../../../domain/playback/state/reflect-fact';
import type { SoundShaping } from '../../../domain/playback/settings/sound-shaping.port';
import type { CurrentSong } from '../player/current-song';
import type { ListeningSettingsStore } from './listening-settings-store';
import type { PlayerStore } from '../player/player-store';

/** Applies the listener's sound settings, and reports when the system silences the sound. */
export class SoundShapingLink {
  constructor(
    private readonly store: PlayerStore,
    private readonly song: Pick<CurrentSong, 'pause' | 'setSuccessor'>,
    private readonly settings: Pick<ListeningSettingsStore, 'changes'>,
    private readonly shaping: SoundShaping,
  ) {}

  start(): Subscription {
    const link = new Subscription();
    const { changes } = this.settings;
    const speeds = changes.pipe(
      map(({ speed }) => speed),
      distinctUntilChanged(),
    );
    const equalisers = changes.pipe(
      map(({ equaliser }) => effectiveGains(equaliser)),
      distinctUntilChanged((before, now) => before?.join() === now?.join()),
    );
    const levelling = changes.pipe(
      map(({ loudness }) => loudness !== 'off'),
      distinctUntilChanged(),
    );
    link.add(speeds.subscribe((speed) => this.shaping.setSpeed(speed)));
    link.add(equalisers.subscribe((gains) => this.shaping.setEqualiser(gains)));
    link.add(levelling.subscribe((isOn) => this.shaping.setLevelling(isOn)));
    link.add(merge(equalisers, levelling).subscribe(() => this.song.setSuccessor()));
    const silences = this.shaping.silenced.subscribe(() => this.waitForGesture());
    link.add(() => silences.unsubscribe());
    return link;
  }

  /** As after an autoplay that was refused: the press on play is the gesture. */
  private waitForGesture(): void {
    if (!this.store.state.isPlaying) return;
    this.song.pause();
    this.store.update((state) => reflectFact(state, { kind: 'failed', fault: 'blocked' }));
  }
}

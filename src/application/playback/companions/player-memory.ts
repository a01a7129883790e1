import { distinctUntilChanged, map, skip, type Subscription } from 'rxjs';
import { readLoopMode } from '../../../domain/playback/next/next-loop-mode';
import { DEFAULT_VOLUME, type PlayerState } from '../../../domain/playback/state/player-state';
import { clampVolume } from '../../../domain/playback/settings/volume';
import { withSettings } from '../../../domain/playback/state/player-changes';
import type { KeyValueStore } from '../../ports/key-value-store.port';
import type { PlayerStore } from '../player/player-store';

/** Storage keys of the player's settings, which survive reloads; the switches are stored as `true` or `false`. */
const KEYS = {
  volume: 'playerVolume',
  muted: 'playerMuted',
  loop: 'playerLoop',
  shuffled: 'playerShuffle',
} as const;

type Remembered = Readonly<Record<keyof typeof KEYS, string>>;

const NAMES = Object.keys(KEYS) as (keyof typeof KEYS)[];

const remember = ({ volume, muted, loop, queue }: PlayerState): Remembered => ({
  volume: String(volume),
  muted: String(muted),
  loop,
  shuffled: String(queue.orderBeforeShuffle !== null),
});

const isSame = (a: Remembered, b: Remembered): boolean => NAMES.every((name) => a[name] === b[name]);

/** Retains volume, mute, loop and shuffle across reloads. Stored values are read leniently: an invalid value means the default. */
export class PlayerMemory {
  constructor(
    private readonly store: PlayerStore,
    private readonly values: KeyValueStore,
  ) {}

  /** Restores at once, then stores every change. */
  start(): Subscription {
    this.store.update((state) => this.restored(state));
    return this.store.changes
      .pipe(map(remember), distinctUntilChanged(isSame), skip(1))
      .subscribe((remembered) => NAMES.forEach((name) => this.values.write(KEYS[name], remembered[name])));
  }

  private restored(state: PlayerState): PlayerState {
    return withSettings(state, {
      volume: clampVolume(Number.parseFloat(this.values.read(KEYS.volume) ?? String(DEFAULT_VOLUME))),
      muted: this.values.read(KEYS.muted) === 'true',
      loop: readLoopMode(this.values.read(KEYS.loop)),
      isShuffled: this.values.read(KEYS.shuffled) === 'true',
    });
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { Timer } from '../../application/ports/timer.port';
import {
  EQUALISER_PRESETS,
  presetOf,
  withBandGain,
  type EqualiserPreset,
} from '../../domain/playback/settings/equaliser';
import {
  DEFAULT_LISTENING,
  type ListeningSettings,
  type LoudnessMode,
} from '../../domain/playback/settings/listening-settings';
import { clampSleepMinutes, NO_SLEEP, SLEEP_MINUTES, type Sleep } from '../../domain/playback/settings/sleep';
import type { EventStream, Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import { Scope } from './scope';

/** Controls sound and sleep timer. */
export interface SoundControls {
  readonly settings: {
    readonly changes: EventStream<ListeningSettings>;
    update(changes: Partial<ListeningSettings>): void;
  };
  readonly sleep: {
    readonly changes: EventStream<Sleep>;
    /** How long the music will still play; null if unknown. */
    readonly remaining: Milliseconds | null;
    after(minutes: number): void;
    afterSong(): void;
    cancel(): void;
  };
}

export interface SoundDeps {
  /** Emits once, when the player's code is loaded; never while it cannot be loaded. */
  readonly services: EventStream<SoundControls>;
  readonly timer: Timer;
}

const TICK: Milliseconds = 1_000;

/** The listener's sound settings, and the sleep timer. */
export class SoundViewModel {
  settings: ListeningSettings = DEFAULT_LISTENING;
  sleep: Sleep = NO_SLEEP;
  /** How long the music still plays while a timer runs. */
  remaining: Milliseconds | null = null;
  /** What the next timer is set to. */
  minutes: number = SLEEP_MINUTES.first;
  private controls: SoundControls | null = null;
  private ticking: Subscription | null = null;
  private readonly scope = new Scope();

  constructor(private readonly deps: SoundDeps) {
    makeAutoObservable<this, 'deps' | 'controls' | 'ticking' | 'scope'>(
      this,
      {
        settings: observableRef,
        sleep: observableRef,
        deps: false,
        controls: false,
        ticking: false,
        scope: false,
      },
      { autoBind: true },
    );
  }

  /** Follows the player from now on. */
  open(): void {
    this.scope.end();
    this.scope.hold(this.deps.services.subscribe(this.follow));
  }

  /** The name of the equaliser's preset; null for the listener's own curve. */
  get preset(): EqualiserPreset | null {
    return presetOf(this.settings.equaliser.gains);
  }

  get isSleepSet(): boolean {
    return this.sleep.kind !== 'off';
  }

  enableEqualiser(isOn: boolean): void {
    this.update({ equaliser: { ...this.settings.equaliser, isOn } });
  }

  /** Choosing a preset also turns the equaliser on. */
  choosePreset(preset: EqualiserPreset): void {
    this.update({ equaliser: { isOn: true, gains: EQUALISER_PRESETS[preset] } });
  }

  /** `band` counts from 0, the lowest; `gain` in decibels. */
  setBand(band: number, gain: number): void {
    this.update({ equaliser: { isOn: true, gains: withBandGain(this.settings.equaliser.gains, band, gain) } });
  }

  chooseLoudness(loudness: LoudnessMode): void {
    this.update({ loudness });
  }

  setSpeed(speed: number): void {
    this.update({ speed });
  }

  setCrossfade(crossfade: number): void {
    this.update({ crossfade });
  }

  enableEndless(endless: boolean): void {
    this.update({ endless });
  }

  setMinutes(minutes: number): void {
    this.minutes = clampSleepMinutes(minutes);
  }

  startSleep(): void {
    this.controls?.sleep.after(this.minutes);
  }

  sleepAfterSong(): void {
    this.controls?.sleep.afterSong();
  }

  cancelSleep(): void {
    this.controls?.sleep.cancel();
  }

  dispose(): void {
    this.controls = null;
    this.ticking?.unsubscribe();
    this.scope.end();
  }

  private follow(controls: SoundControls): void {
    this.controls = controls;
    this.scope.hold(
      controls.settings.changes.subscribe(this.reflectSettings),
      controls.sleep.changes.subscribe(this.reflectSleep),
    );
  }

  private update(changes: Partial<ListeningSettings>): void {
    this.controls?.settings.update(changes);
  }

  private reflectSettings(settings: ListeningSettings): void {
    this.settings = settings;
  }

  private reflectSleep(sleep: Sleep): void {
    this.sleep = sleep;
    this.tick();
  }

  private tick(): void {
    this.ticking?.unsubscribe();
    this.remaining = this.controls?.sleep.remaining ?? null;
    this.ticking = this.isSleepSet ? this.deps.timer.after(TICK, this.tick) : null;
  }
}

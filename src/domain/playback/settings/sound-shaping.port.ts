import type { EventStream } from '../../shared/event-stream';
import type { EqualiserGains } from './equaliser';

/** Effects on all the sound of the player, whichever engine plays it. */
export interface SoundShaping {
  /** Emits each time music plays but the system blocks the sound: the listener needs a gesture to restore it. */
  readonly silenced: EventStream<void>;
  /** Sets the playback speed, 0.5 to 2, at once and for all later songs; the pitch does not change. */
  setSpeed(speed: number): void;
  /** Raises or lowers five bands, without any distortion; null leaves the sound unchanged. */
  setEqualiser(gains: EqualiserGains | null): void;
  /** Whether songs may be played louder than they were recorded. */
  setLevelling(isOn: boolean): void;
}

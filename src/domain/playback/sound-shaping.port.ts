import type { EventStream } from '../shared/event-stream';
import type { EqualiserGains } from './equaliser';

/** What is done to all that sounds here, whichever engine plays it. */
export interface SoundShaping {
  /** Tells each time that music plays and the system does not let it out: it takes a gesture to hear it again. */
  readonly silenced: EventStream<void>;
  /** How fast everything plays, 0.5 to 2, from now on and at once; the pitch stays. */
  setSpeed(speed: number): void;
  /** Raises and lowers five bands, never into distortion; null lets the sound pass as it is. */
  setEqualiser(gains: EqualiserGains | null): void;
  /** Whether songs may come that are to be louder than recorded. */
  setLevelling(isOn: boolean): void;
}

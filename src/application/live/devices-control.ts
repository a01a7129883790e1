import type { Device } from '../../domain/live/devices-of';
import type { EventStream } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';

export interface ControlState {
  readonly devices: readonly Device[];
  /** The other device that the screens command; null means this device. */
  readonly controlled: Device | null;
}

/** The actions on the account's other devices. */
export interface DevicesControl {
  /** Emits at once, then every change. */
  readonly changes: EventStream<ControlState>;
  /** Commands that did not reach the other device. */
  readonly failures: EventStream<GatewayFailure>;
  /** The screens show and command that device from now on; with this device's own id it works like `release`. */
  control(deviceId: string): void;
  /** The screens command this device again; the other one plays on. */
  release(): void;
  /** Continues that device's playback here: that device stops the sound and sends its position. */
  playHere(deviceId: string): Promise<void>;
  /**
   * Continues this device's playback there. This device stops the sound first; if the other one cannot be reached, this device
   * plays on.
   */
  playThere(deviceId: string): Promise<void>;
}

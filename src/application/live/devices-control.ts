import type { Device } from '../../domain/live/devices-of';
import type { EventStream } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';

export interface ControlState {
  readonly devices: readonly Device[];
  /** The other device that the screens command; null: this one. */
  readonly controlled: Device | null;
}

/** What is done with the account's other devices. */
export interface DevicesControl {
  /** At once, then every change. */
  readonly changes: EventStream<ControlState>;
  /** What was asked of another device and did not reach it. */
  readonly failures: EventStream<GatewayFailure>;
  /** The screens show and command that device from now on; the own one releases. */
  control(deviceId: string): void;
  /** The screens command this device again; the other one plays on. */
  release(): void;
  /** The music of that device goes on here: it falls silent, and sends where it stood. */
  playHere(deviceId: string): Promise<void>;
  /** The music of this device goes on there. It falls silent first; where the other one is not reached it plays on. */
  playThere(deviceId: string): Promise<void>;
}

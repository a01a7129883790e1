import { BehaviorSubject, Subject } from 'rxjs';
import type { ControlState, DevicesControl } from '../../../src/application/live/devices-control';
import { devicesOf } from '../../../src/domain/live/devices-of';
import type { Peer } from '../../../src/domain/live/peer';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';

/** The account's devices as set by a test; records the calls. */
export class FakeDevicesControl implements DevicesControl {
  readonly asked: string[] = [];
  readonly failures = new Subject<GatewayFailure>();
  readonly changes = new BehaviorSubject<ControlState>({ devices: [], controlled: null });

  /** From now on these tabs are open, and the device of this name is controlled. */
  show(peers: readonly Peer[], controlled: string | null = null): void {
    const devices = devicesOf(peers);
    this.changes.next({ devices, controlled: devices.find(({ name }) => name === controlled) ?? null });
  }

  control(deviceId: string): void {
    this.asked.push(`control ${deviceId}`);
  }

  release(): void {
    this.asked.push('release');
  }

  playHere(deviceId: string): Promise<void> {
    this.asked.push(`here from ${deviceId}`);
    return Promise.resolve();
  }

  playThere(deviceId: string): Promise<void> {
    this.asked.push(`there on ${deviceId}`);
    return Promise.resolve();
  }
}

import type { Profile } from '../../../../src/domain/profile/profile';
import type { Device } from '../../../../src/domain/session/devices.port';

/** An account with its devices. */
export class MemoryAccount {
  devices: readonly Device[] = [];

  constructor(
    public profile: Profile,
    public password: string,
  ) {}

  /** The device that signs in is the current one from now on. */
  signInHere(id: string): string {
    const here = { id, name: 'Linux', ip: '127.0.0.1', lastSeenAt: '2026-01-01T00:00:00.000Z', isCurrent: true };
    this.devices = [here, ...this.devices.map((device) => ({ ...device, isCurrent: false }))];
    return id;
  }
}

import type { Device, Devices } from '../../../../src/domain/session/devices.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import type { MemorySignInService } from './memory-sign-in-service';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** The devices of the account that is signed in at the service. */
export class MemoryDevices implements Devices {
  constructor(private readonly service: MemorySignInService) {}

  async list(): Answer<readonly Device[]> {
    return this.keep(() => true);
  }

  async signOut(id: string): Answer<void> {
    const before = await this.list();
    if (!before.ok) return before;
    if (before.value.every((device) => device.id !== id)) return fail({ kind: 'not-found' });
    this.keep((device) => device.id !== id);
    return succeed(undefined);
  }

  async signOutOthers(): Answer<void> {
    const answer = this.keep(({ isCurrent }) => isCurrent);
    return answer.ok ? succeed(undefined) : answer;
  }

  private keep(isKept: (device: Device) => boolean): Result<readonly Device[], GatewayFailure> {
    const { current, trouble } = this.service;
    if (trouble !== null) return fail(trouble);
    if (current === null) return fail({ kind: 'unauthenticated' });
    current.devices = current.devices.filter(isKept);
    return succeed(current.devices);
  }
}

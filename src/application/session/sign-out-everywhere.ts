import type { Devices } from '../../domain/session/devices.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import type { SignOut } from './sign-out';

/** Signs out all other devices, then this one. If the others could not be signed out, this one stays signed in to try again. */
export class SignOutEverywhere {
  constructor(
    private readonly devices: Devices,
    private readonly signOut: SignOut,
  ) {}

  async execute(): Promise<Result<void, GatewayFailure>> {
    const answer = await this.devices.signOutOthers();
    if (answer.ok) await this.signOut.execute();
    return answer;
  }
}

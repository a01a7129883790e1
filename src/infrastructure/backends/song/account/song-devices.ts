import { accountRoutes } from '../../../../../contract/account-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { Device, Devices } from '../../../../domain/session/devices.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute, type RouteInput } from '../call-route';

type Revocation = typeof accountRoutes.revokeDevice | typeof accountRoutes.revokeOtherDevices;
type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** The account's devices, from our own server. */
export class SongDevices implements Devices {
  constructor(private readonly transport: HttpTransport) {}

  async list(): Answer<readonly Device[]> {
    const answer = await callRoute(this.transport, accountRoutes.devices);
    if (!answer.ok) return answer;
    return succeed(
      answer.value.map(({ id, name, ip, last_seen, current }) => ({
        id,
        name,
        ip,
        lastSeenAt: last_seen,
        isCurrent: current,
      })),
    );
  }

  signOut(id: string): Answer<void> {
    return this.revoke(accountRoutes.revokeDevice, { params: { id } });
  }

  signOutOthers(): Answer<void> {
    return this.revoke(accountRoutes.revokeOtherDevices);
  }

  private async revoke(route: Revocation, input?: RouteInput): Answer<void> {
    const answer = await callRoute(this.transport, route, input);
    return answer.ok ? succeed(undefined) : answer;
  }
}

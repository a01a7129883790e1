import type { FastifyInstance } from 'fastify';
import type { OwnDevices } from '../../../application/sessions/own-devices';
import { answer, NOT_FOUND } from '../answer';
import { defineOwnRoute } from '../define-route';

/** Where an account is signed in. */
export function registerDevices(app: FastifyInstance, devices: OwnDevices): void {
  defineOwnRoute(app, 'devices', 'listening', async ({ identity }) => {
    const sessions = await devices.list(identity);
    return answer(
      sessions.map(({ id, deviceName, ip, lastSeenAt }) => ({
        id,
        name: deviceName,
        ip,
        last_seen: lastSeenAt.toISOString(),
        current: id === identity.sessionId,
      })),
    );
  });

  defineOwnRoute(app, 'revokeDevice', 'writing', async ({ identity, params, caller }) =>
    (await devices.signOut(identity, params.id, caller)) ? answer(null) : NOT_FOUND,
  );

  defineOwnRoute(app, 'revokeOtherDevices', 'writing', async ({ identity, caller }) => {
    await devices.signOutOthers(identity, caller);
    return answer(null);
  });
}

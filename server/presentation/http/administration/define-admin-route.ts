import type { FastifyInstance } from 'fastify';
import type { RouteName } from '../../../../contract/routes';
import { UNAUTHORIZED } from '../answer';
import { defineRoute, type Handler, type OwnCall } from '../define-route';
import type { RateClass } from '../rate-classes';

/** Registers one call of the table that only an admin may make. */
export function defineAdminRoute<N extends RouteName>(
  app: FastifyInstance,
  name: N,
  rate: RateClass,
  handler: (call: OwnCall<N>) => ReturnType<Handler<N>>,
): void {
  defineRoute(app, name, { policy: 'admin', rate }, (call) =>
    call.identity === null ? UNAUTHORIZED : handler({ ...call, identity: call.identity }),
  );
}

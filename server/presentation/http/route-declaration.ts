import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Access } from '../../../contract/access';
import type { RouteName } from '../../../contract/routes';
import type { RateClass } from './rate-classes';

/** Who may call. */
export type Policy = Access;

export type Refusal = 'problem' | 'not-shown';

/** What every route declares before the server agrees to start (security.md §4). */
export interface RouteDeclaration {
  readonly policy: Policy;
  readonly rate: RateClass;
  /**
   * What a caller without permission receives: a problem, or a success whose data is `NOT_SHOWN`, where pages call without knowing
   * whether they may.
   */
  readonly refusal?: Refusal;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
    rate?: RateClass;
    refusal?: Refusal;
    /** Of the contract's table. */
    call?: RouteName;
  }
  interface FastifyInstance {
    /** Every existing route, for checks over all routes. */
    readonly routeInventory: readonly DeclaredRoute[];
  }
}

export interface DeclaredRoute extends RouteDeclaration {
  readonly call: RouteName | undefined;
  readonly method: string;
  readonly url: string;
}

function declared({ method, url, schema, config }: RouteOptions): DeclaredRoute {
  const { policy, rate, call } = config ?? {};
  if (schema !== undefined && policy !== undefined && rate !== undefined)
    return { method: String(method), url, policy, rate, call };
  const missing = Object.entries({ schema, policy, 'rate class': rate }).filter(([, value]) => value === undefined);
  throw new Error(`Route ${String(method)} ${url} declares no ${missing.map(([word]) => word).join(', ')}`);
}

/** Stops the start of a server that has a route without schema, policy or rate class. Call before any route is added. */
export function requireDeclarations(app: FastifyInstance): void {
  const inventory: DeclaredRoute[] = [];
  app.decorate('routeInventory', inventory);
  app.addHook('onRoute', (route) => void inventory.push(declared(route)));
}

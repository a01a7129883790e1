import type { FastifyInstance, RouteOptions } from 'fastify';
import type { RateClass } from './rate-classes';

/** Who may call: anyone, or only the machine the server runs on (until accounts exist, decisions.md §4). */
export type Policy = 'public' | 'loopback';

/** What every route says about itself before the server agrees to start (security.md §4). */
export interface RouteDeclaration {
  readonly policy: Policy;
  readonly rate: RateClass;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
    rate?: RateClass;
  }
}

function requireDeclaration(route: RouteOptions): void {
  const missing = [
    route.schema === undefined ? 'schema' : '',
    route.config?.policy === undefined ? 'policy' : '',
    route.config?.rate === undefined ? 'rate class' : '',
  ].filter((word) => word !== '');
  if (missing.length === 0) return;
  throw new Error(`Route ${String(route.method)} ${route.url} declares no ${missing.join(', ')}`);
}

/** Stops the start of a server that has a route without schema, policy or rate class. Call before any route is added. */
export function requireDeclarations(app: FastifyInstance): void {
  app.addHook('onRoute', requireDeclaration);
}

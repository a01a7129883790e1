import type { FastifyInstance } from 'fastify';
import type { CallerLimits } from '../../../domain/proxies/caller-limits';
import { Quota } from './quota';
import { UploadPlaces } from './upload-places';

/** How much of one server callers hold, and how much they may hold. */
export interface Bounds {
  readonly connections: Quota;
  /** Sockets of live devices: half of the connections, so that the other half remains for pages and media. */
  readonly sockets: Quota;
  readonly uploads: { readonly ofAccounts: Quota; readonly ofAddresses: Quota; readonly places: UploadPlaces };
  readonly stalledMs: number;
  readonly idleMs: number;
  readonly uploadMs: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    bounds: Bounds;
  }
}

const SOCKETS_SHARE = 0.5;
const SECOND_MS = 1_000;

export function makeBounds(limits: CallerLimits): Bounds {
  const { connections, connectionsPerAddress } = limits;
  return {
    connections: new Quota(connections, connectionsPerAddress),
    sockets: new Quota(Math.ceil(connections * SOCKETS_SHARE), Math.ceil(connectionsPerAddress * SOCKETS_SHARE)),
    uploads: {
      ofAccounts: new Quota(Infinity, limits.uploadsPerAccount),
      ofAddresses: new Quota(Infinity, limits.uploadsPerAddress),
      places: new UploadPlaces(limits.uploads),
    },
    idleMs: limits.idleSeconds * SECOND_MS,
    stalledMs: limits.stalledSeconds * SECOND_MS,
    uploadMs: limits.uploadSeconds * SECOND_MS,
  };
}

/** Makes the limits available to routes. */
export function applyBounds(app: FastifyInstance, bounds: Bounds): void {
  app.decorate('bounds', bounds);
}

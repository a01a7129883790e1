import type { FastifyInstance } from 'fastify';
import type { CallerLimits } from '../../../domain/proxies/caller-limits';
import { Quota } from './quota';
import { UploadPlaces } from './upload-places';

/** How much callers hold of one server, and how much they may. */
export interface Bounds {
  readonly connections: Quota;
  /** Sockets of live devices: half of the connections, so that pages and media are left the other half. */
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

/** Lets routes know what they may hold. */
export function applyBounds(app: FastifyInstance, bounds: Bounds): void {
  app.decorate('bounds', bounds);
}

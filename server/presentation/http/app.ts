import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { IdSource } from '../../application/ports/id-source.port';
import type { Logger } from '../../application/ports/logger.port';
import { limitBodyTime } from './body-deadline';
import { compressAnswers } from './compress-answers';
import { guardRoutes, type Gatekeeper, type Limiters } from './gates';
import { ignoreEmptyBodies } from './ignore-empty-bodies';
import { logRequests } from './log-requests';
import { answerErrors, mapErrors } from './map-errors';
import { refuseBrokenRequest } from './refuse-broken-request';
import { requireDeclarations } from './route-declaration';
import { setSecurityHeaders } from './security-headers';

const BODY_LIMIT_BYTES = 64 * 1024;
const MAX_PARAM_LENGTH = 512;

/** Slow and greedy callers are cut off by these (security.md §4); without them a thousand slow sockets stay open for ever. */
const CONNECTION_LIMITS = {
  headersTimeout: 5_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} as const;

/** A certificate and its key as they stand in their files. */
export interface Tls {
  readonly cert: Buffer;
  readonly key: Buffer;
}

export interface AppDeps {
  readonly logger: Logger;
  readonly ids: IdSource;
  readonly limiters: Limiters;
  readonly gatekeeper: Gatekeeper;
  readonly tls?: Tls | undefined;
}

// The two kinds of server differ in nothing that a route sees, so both go by the plain one's type.
const serverOptions = (tls: Tls | undefined): FastifyHttpOptions<Server> =>
  (tls === undefined
    ? { http: CONNECTION_LIMITS }
    : { https: { ...CONNECTION_LIMITS, ...tls } }) as FastifyHttpOptions<Server>;

/** The HTTP server without routes: limits, gates, headers, compression and the one error mapper. */
export function buildApp({ logger, ids, limiters, gatekeeper, tls }: AppDeps): FastifyInstance {
  const answerError = answerErrors(logger);
  const app = fastify({
    ...serverOptions(tls),
    keepAliveTimeout: CONNECTION_LIMITS.keepAliveTimeout,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: () => ids.next(),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
    clientErrorHandler: refuseBrokenRequest,
  });
  app.removeContentTypeParser('text/plain');
  requireDeclarations(app);
  logRequests(app, logger);
  setSecurityHeaders(app);
  limitBodyTime(app);
  ignoreEmptyBodies(app);
  guardRoutes(app, limiters, gatekeeper);
  compressAnswers(app);
  mapErrors(app, answerError);
  return app;
}

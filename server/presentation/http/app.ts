import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { LIVE_PATH } from '../../../contract/live';
import type { IdSource } from '../../application/ports/id-source.port';
import type { Logger } from '../../application/ports/logger.port';
import { DEFAULT_LIMITS, type CallerLimits } from '../../domain/proxies/caller-limits';
import { NO_PROXY, type TrustedProxies } from '../../domain/proxies/trusted-proxies';
import { limitBodyTime } from './body-deadline';
import { trustProxies } from './caller-address';
import { compressAnswers } from './compress-answers';
import { makeBounds, applyBounds } from './connections/bounds';
import { makeServer, type Tls } from './connections/make-server';
import { PipelinedRequests } from './connections/pipelined-requests';
import { registerUpgrades, Upgrades } from './connections/upgrades';
import { guardRoutes, type Gatekeeper, type Limiters } from './gates';
import { ignoreEmptyBodies } from './ignore-empty-bodies';
import { logRequests } from './log-requests';
import { answerErrors, mapErrors } from './map-errors';
import { readJsonBodies } from './read-json';
import { readQuery } from './read-query';
import { refusalOf } from './refuse-broken-request';
import { refuseNulInPaths } from './refuse-nul-in-paths';
import { requireDeclarations } from './route-declaration';
import { setSecurityHeaders } from './security-headers';

const BODY_LIMIT_BYTES = 64 * 1024;
const MAX_PARAM_LENGTH = 512;

export interface AppDeps {
  readonly logger: Logger;
  readonly ids: IdSource;
  readonly limiters: Limiters;
  readonly gatekeeper: Gatekeeper;
  readonly tls?: Tls | undefined;
  /** By default, no proxy is trusted. */
  readonly trustedProxies?: TrustedProxies;
  /** How much callers may hold; by default, the default limits. */
  readonly limits?: CallerLimits;
}

/** The HTTP server without routes: limits, gates, headers, compression and the one error mapper. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const { logger, ids, limiters, gatekeeper, tls, trustedProxies = NO_PROXY, limits = DEFAULT_LIMITS } = deps;
  const bounds = makeBounds(limits);
  const upgrades = new Upgrades(LIVE_PATH);
  const requests = new PipelinedRequests();
  const answerError = answerErrors(logger);
  const app = fastify({
    serverFactory: (handler) => makeServer({ tls, bounds, trustedProxies, upgrades, requests }, handler),
    bodyLimit: BODY_LIMIT_BYTES,
    // Our own rules decide which proxy headers are trusted.
    trustProxy: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: () => ids.next(),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, querystringParser: readQuery },
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => requests.refuseAfterAnswers(socket, refusalOf(error)),
  });
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  requireDeclarations(app);
  trustProxies(app, trustedProxies, logger);
  applyBounds(app, bounds);
  registerUpgrades(app, upgrades);
  logRequests(app, logger);
  setSecurityHeaders(app);
  limitBodyTime(app);
  ignoreEmptyBodies(app);
  refuseNulInPaths(app);
  guardRoutes(app, limiters, gatekeeper);
  compressAnswers(app);
  mapErrors(app, answerError);
  return app;
}

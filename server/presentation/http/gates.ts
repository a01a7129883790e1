import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_SHOWN } from '../../../contract/import-routes';
import type { RateLimiter } from '../../application/ports/rate-limiter.port';
import type { Identity } from '../../application/sessions/identify';
import type { Result } from '../../domain/shared/result';
import type { Problem } from './answer';
import { answer, FORBIDDEN, UNAUTHORIZED } from './answer';
import { callerKey, isLocalCall, isSpared } from './caller-address';
import { RATE_CLASSES, type RateClass } from './rate-classes';
import type { Policy } from './route-declaration';
import { sendAnswer, sendProblem } from './send-answer';

/** What the gates need to identify a caller. */
export interface Gatekeeper {
  identify(token: string): Promise<Result<Identity, 'expired' | 'invalid'>>;
  hasAccounts(): Promise<boolean>;
}

export interface Limiters {
  readonly inMemory: RateLimiter;
  readonly persistent: RateLimiter;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Proven by the call's token; null where the route needs no token, or none was sent. */
    identity: Identity | null;
  }
}

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

async function authenticate(request: FastifyRequest, gatekeeper: Gatekeeper): Promise<Problem | null> {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  const [, token = ''] = BEARER.exec(authorization) ?? [];
  const identity = await gatekeeper.identify(token);
  if (!identity.ok) return identity.error === 'expired' ? { kind: 'expired-token' } : UNAUTHORIZED;
  request.identity = identity.value;
  return null;
}

/** A route for anyone stays open to a caller with an invalid token; a caller with an expired token is asked to renew it. */
async function authenticateIfKnown(request: FastifyRequest, gatekeeper: Gatekeeper): Promise<Problem | null> {
  const problem = await authenticate(request, gatekeeper);
  return problem === UNAUTHORIZED ? null : problem;
}

const requireAdmin = ({ identity }: FastifyRequest): Problem | null => {
  if (identity === null) return UNAUTHORIZED;
  return identity.role === 'admin' ? null : FORBIDDEN;
};

const authorise: Readonly<
  Record<Policy, (request: FastifyRequest, gatekeeper: Gatekeeper) => Promise<Problem | null>>
> = {
  public: () => Promise.resolve(null),
  'optional-account': authenticateIfKnown,
  'signed-in': async (request, gatekeeper) =>
    (await authenticate(request, gatekeeper)) ?? (request.identity === null ? UNAUTHORIZED : null),
  admin: async (request, gatekeeper) => (await authenticate(request, gatekeeper)) ?? requireAdmin(request),
  operator: async (request, gatekeeper) => {
    if (!(await gatekeeper.hasAccounts())) return isLocalCall(request) ? null : FORBIDDEN;
    return (await authenticate(request, gatekeeper)) ?? requireAdmin(request);
  },
};

async function checkRate(request: FastifyRequest, rate: RateClass, limiters: Limiters): Promise<Problem | null> {
  const rule = RATE_CLASSES[rate];
  if (rule.sparesLoopback && isSpared(request)) return null;
  const limiter = 'isLasting' in rule ? limiters.persistent : limiters.inMemory;
  const retryAfterSeconds = await limiter.consume(`${rate} ${callerKey(request)}`, rule);
  return retryAfterSeconds === 0 ? null : { kind: 'too-many-requests', retryAfterSeconds };
}

/** Rejects a caller before the body is read: by the route's rate class, then by its policy. */
export function guardRoutes(app: FastifyInstance, limiters: Limiters, gatekeeper: Gatekeeper): void {
  app.decorateRequest('identity', null);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { policy = 'public', rate = 'listening', refusal = 'problem' } = request.routeOptions.config;
    const tooOften = await checkRate(request, rate, limiters);
    const problem = tooOften ?? (await authorise[policy](request, gatekeeper));
    if (problem === null) return undefined;
    const isRefusal = problem === UNAUTHORIZED || problem === FORBIDDEN;
    if (isRefusal && refusal === 'not-shown') return sendAnswer(request, reply, answer(NOT_SHOWN));
    return sendProblem(request, reply, problem);
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimiter } from '../../application/ports/rate-limiter.port';
import type { Problem } from './answer';
import { FORBIDDEN } from './answer';
import { addressKey, isLocalCall, isLoopback } from './caller-address';
import { RATE_CLASSES } from './rate-classes';
import { sendProblem } from './send-answer';

async function whyRefused(request: FastifyRequest, limiter: RateLimiter): Promise<Problem | null> {
  const { policy, rate = 'listening' } = request.routeOptions.config;
  if (policy === 'loopback' && !isLocalCall(request)) return FORBIDDEN;
  const rule = RATE_CLASSES[rate];
  if (rule.sparesLoopback && isLoopback(request.ip)) return null;
  const retryAfterSeconds = await limiter.take(`${rate} ${addressKey(request.ip)}`, rule);
  return retryAfterSeconds === 0 ? null : { kind: 'too-many-requests', retryAfterSeconds };
}

/** Turns a caller away before a body is read: by the route's policy, then by its rate class. */
export function guardRoutes(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const problem = await whyRefused(request, limiter);
    return problem === null ? undefined : sendProblem(request, reply, problem);
  });
}

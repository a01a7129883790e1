import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from './answer';
import { sendProblem } from './send-answer';

const BODY_DEADLINE_MS = 15_000;
const CLOSE_GRACE_MS = 1_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds for the whole body, where a route streams an upload. */
    bodyDeadlineMs?: number;
  }
}

const carriesBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const TOO_SLOW: Problem = { kind: 'invalid', faults: { body: { kind: 'too-slow' } } };

/** Ends a call whose body is still arriving, and sends the reason. */
export function endBody(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  const { raw } = request;
  if (raw.complete || raw.destroyed) return;
  if (!reply.sent) void sendProblem(request, reply.header('connection', 'close'), problem);
  setTimeout(() => raw.destroy(), CLOSE_GRACE_MS).unref();
}

/**
 * Ends a call whose body does not arrive in time: Node's own limit applies to the whole server and would cut uploads. A client
 * that was answered may send the rest for as long as a connection may be idle, since a browser reads no response before it has
 * sent the whole body.
 */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { bodyDeadlineMs = BODY_DEADLINE_MS } = request.routeOptions.config;
    if (carriesBody(request)) {
      const timer = setTimeout(() => endBody(request, reply, TOO_SLOW), bodyDeadlineMs).unref();
      request.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../../application/ports/logger.port';
import { Unavailable } from '../../application/shared/unavailable';
import type { Problem } from './answer';
import { DATABASE_UNAVAILABLE, NOT_FOUND } from './answer';
import { answerUnknownCalls } from './answer-unknown-calls';
import { InvalidInput } from './invalid-input';
import { sendProblem } from './send-answer';

/** The framework's own refusals (413, 411, 415, 422…) are all "invalid" here: those numbers mean other things on our wire. */
function problemOf(error: unknown): Problem {
  if (error instanceof InvalidInput) return { kind: 'invalid', faults: error.faults };
  if (error instanceof Unavailable) return DATABASE_UNAVAILABLE;
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  if (status === 404) return NOT_FOUND;
  if (status === 503) return { kind: 'unavailable' };
  const isRefused = status !== undefined && status >= 400 && status < 500;
  return isRefused ? { kind: 'invalid', faults: {} } : { kind: 'server-error' };
}

export type ErrorAnswer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The one place where an error becomes an answer: the caller gets a code and a request id, the log gets the error. */
export function answerErrors(logger: Logger): ErrorAnswer {
  return (error, request, reply) => {
    const problem = problemOf(error);
    if (problem.kind === 'server-error') {
      const route = request.routeOptions.url;
      logger.error('A request failed', { requestId: request.id, method: request.method, route, error });
    }
    return sendProblem(request, reply, problem);
  };
}

/** Uses the mapper for everything that handlers and hooks throw, and for paths that do not exist. */
export function mapErrors(app: FastifyInstance, answerError: ErrorAnswer): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  const answerUnknown = answerUnknownCalls(app);
  app.setNotFoundHandler(answerUnknown);
  // Before a body is read, since nothing needs the body.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? answerUnknown(request, reply) : undefined));
}

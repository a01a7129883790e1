import type { FastifyInstance } from 'fastify';
import type { Logger } from '../../application/ports/logger.port';

/** One line for each call when details are wanted: the route's pattern, never the path, which may carry a signature. */
export function logRequests(app: FastifyInstance, logger: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    logger.debug('answered', {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}

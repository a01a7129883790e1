import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../../../application/health/readiness';

const DECLARED = { schema: {}, config: { policy: 'public', rate: 'listening' } } as const;

/** For monitoring of the process: `/livez` reports that it runs, `/readyz` that it may receive listeners, or why not. */
export function registerHealth(app: FastifyInstance, readiness: Pick<Readiness, 'report'>): void {
  app.get('/livez', DECLARED, () => ({ status: 'alive' }));
  app.get('/readyz', DECLARED, async (_request, reply) => {
    const report = await readiness.report();
    if (!report.isReady) return reply.code(503).send({ status: 'not-ready', reason: report.reason });
    const { warnings } = report;
    return reply.send({ status: 'ready', ...(warnings.length === 0 ? {} : { warnings }) });
  });
}

import type { FastifyInstance } from 'fastify';

/** Whether the server can do its work right now: started, not stopping, its database answering. */
export type IsReady = () => Promise<boolean>;

const DECLARED = { schema: {}, config: { policy: 'public', rate: 'listening' } } as const;

/** For whoever watches over the process: `/livez` says that it runs, `/readyz` that it may be sent listeners. */
export function registerHealth(app: FastifyInstance, isReady: IsReady): void {
  app.get('/livez', DECLARED, () => ({ status: 'alive' }));
  app.get('/readyz', DECLARED, async (_request, reply) => {
    const isUp = await isReady().catch(() => false);
    return reply.code(isUp ? 200 : 503).send({ status: isUp ? 'ready' : 'not-ready' });
  });
}

import type { FastifyInstance } from 'fastify';
import { buildOpenApi } from './build-openapi';

/** The description of every call, for authors of other clients. */
export function registerOpenApi(app: FastifyInstance): void {
  const description = JSON.stringify(buildOpenApi());
  const declared = { schema: {}, config: { policy: 'public', rate: 'listening' } } as const;
  app.get('/backend/openapi.json', declared, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  );
}

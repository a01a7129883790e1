import type { FastifyInstance } from 'fastify';
import type { DocumentChange } from '../../../domain/live/bus-message';
import type { Documents } from '../../../domain/documents/documents.port';
import { answer } from '../answer';
import { defineOwnRoute } from '../define-route';

/** What an account stores for all of its devices; each device is notified of a new revision over its socket. */
export function registerDocuments(
  app: FastifyInstance,
  documents: Documents,
  hub: { documentChanged(news: DocumentChange): void },
): void {
  defineOwnRoute(app, 'readDocument', 'listening', async ({ identity: { accountId }, params }) =>
    answer(await documents.read({ accountId, name: params.name })),
  );

  defineOwnRoute(app, 'writeDocument', 'writing', async ({ identity: { accountId }, params: { name }, body }) => {
    const place = { accountId, name };
    const revision = await documents.write(place, body.body, body.revision);
    if (revision === null) return answer({ is_kept: false, ...(await documents.read(place)) });
    hub.documentChanged({ ...place, revision });
    return answer({ is_kept: true, revision, body: body.body });
  });
}

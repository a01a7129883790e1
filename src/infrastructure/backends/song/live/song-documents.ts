import { liveRoutes } from '../../../../../contract/live-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { DocumentName, Documents, StoredDocument, WriteAnswer } from '../../../../domain/documents/documents.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';

/** Documents stored by our own server. */
export class SongDocuments implements Documents {
  constructor(private readonly transport: HttpTransport) {}

  async read(name: DocumentName): Promise<Result<StoredDocument, GatewayFailure>> {
    return callRoute(this.transport, liveRoutes.readDocument, { params: { name } });
  }

  async write(name: DocumentName, body: string, revision: number): Promise<Result<WriteAnswer, GatewayFailure>> {
    const input = { params: { name }, body: { revision, body } };
    const answer = await callRoute(this.transport, liveRoutes.writeDocument, input);
    if (!answer.ok) return answer;
    const { is_kept, ...document } = answer.value;
    return succeed({ isStored: is_kept, document });
  }
}

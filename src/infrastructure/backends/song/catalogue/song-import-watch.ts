import { importRoutes, NOT_SHOWN } from '../../../../../contract/import-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { ImportProgress, ImportWatch } from '../../../../application/ports/import-watch.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';

/** The import status of our own server. */
export class SongImportWatch implements ImportWatch {
  constructor(private readonly transport: HttpTransport) {}

  async read(): Promise<Result<ImportProgress | null, GatewayFailure>> {
    const answer = await callRoute(this.transport, importRoutes.importStatus);
    if (!answer.ok) return answer;
    if (answer.value === NOT_SHOWN) return succeed(null);
    const { media_dir, job } = answer.value;
    return succeed({
      hasMediaFolder: media_dir,
      isRunning: job?.state === 'running',
      found: job?.found ?? 0,
      processed: job?.processed ?? 0,
      refused: job?.refused ?? 0,
    });
  }
}

import type { BackendEnvironment } from '../../../application/ports/backend.port';
import type { HttpTransport } from '../../../application/ports/http-transport.port';
import type { CdnDomains } from './cdn-domains';

/** How the adapters of every feature reach our own server. */
export interface SongServer {
  readonly environment: BackendEnvironment;
  /** In the listener's session. */
  readonly transport: HttpTransport;
  readonly cdn: CdnDomains;
}

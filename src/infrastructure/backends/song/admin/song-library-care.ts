import { administrationRoutes } from '../../../../../contract/administration-routes';
import { setupRoutes } from '../../../../../contract/setup-routes';
import type { ImportJobWire } from '../../../../../contract/import';
import { importRoutes, NOT_SHOWN } from '../../../../../contract/import-routes';
import { listeningRoutes } from '../../../../../contract/listening-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type {
  FolderScan,
  LibraryCare,
  LibraryState,
  ScanFailure,
  ScanScope,
} from '../../../../domain/administration/library-care.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

const FAILURES: readonly ScanFailure[] = ['media-folder-missing', 'media-folder-unreadable', 'media-folder-empty'];

/** A reason that only a newer server knows is unexpected here. */
const failureOf = (reason: string): ScanFailure => FAILURES.find((known) => known === reason) ?? 'unexpected';

function toLook(job: ImportJobWire): FolderScan {
  const { found, processed, added, changed, moved, removed, unchanged, refused, hidden } = job;
  return {
    state: job.state,
    startedAt: job.started_at,
    finishedAt: job.finished_at,
    counts: { found, processed, added, changed, moved, removed, unchanged, refused, hidden },
    failure: job.failure && failureOf(job.failure.reason),
  };
}

/** Where the music of our own server comes from. */
export class SongLibraryCare implements LibraryCare {
  constructor(private readonly transport: HttpTransport) {}

  async state(): Answer<LibraryState> {
    const [status, demo] = await Promise.all([
      callRoute(this.transport, importRoutes.importStatus),
      callRoute(this.transport, setupRoutes.demoStatus),
    ]);
    if (!status.ok) return status;
    if (!demo.ok) return demo;
    if (status.value === NOT_SHOWN) return fail({ kind: 'forbidden' });
    const { media_dir: hasFolder, job } = status.value;
    return succeed({ hasFolder, look: job && toLook(job), hasDemo: demo.value.state !== 'off' });
  }

  async rescan(scope: ScanScope): Answer<void> {
    const body = { everything: scope === 'everything' };
    const answer = await callRoute(this.transport, listeningRoutes.importStart, { body });
    return answer.ok ? succeed(undefined) : answer;
  }

  async clearDemo(): Answer<number> {
    const answer = await callRoute(this.transport, administrationRoutes.clearDemo);
    return answer.ok ? succeed(answer.value.songs) : answer;
  }
}

import type { ServerProbe } from '../../../application/ports/server-probe.port';
import type { Milliseconds } from '../../../domain/shared/units';

const PROBE_TIMEOUT: Milliseconds = 5_000;

/** Asks our own server at `/readyz` whether the server and its database are up. */
export class SongServerProbe implements ServerProbe {
  async isReady(): Promise<boolean> {
    try {
      return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT) })).ok;
    } catch {
      // No answer, or none in time.
      return false;
    }
  }
}

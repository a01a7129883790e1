import type { ServerProbe } from '../../../application/ports/server-probe.port';
import type { Milliseconds } from '../../../domain/shared/units';

const PROBE_TIMEOUT: Milliseconds = 5_000;

/** Our own server says so at `/readyz`: it is up, and so is its database. */
export class SongServerProbe implements ServerProbe {
  async isReady(): Promise<boolean> {
    try {
      return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT) })).ok;
    } catch {
      return false;
    }
  }
}

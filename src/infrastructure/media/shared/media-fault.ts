import type { PlaybackFault } from '../../../domain/playback/sources/playback-engine.port';

/** `MediaError` codes by their names in the HTML standard. */
const FAULTS: Readonly<Record<number, PlaybackFault>> = { 2: 'network', 3: 'decode' };
const ABORTED = 1;
const GONE: ReadonlySet<number> = new Set([404, 410]);
const REFUSED: ReadonlySet<number> = new Set([401, 403, 413]);

/** Whether a status means that an address is no longer valid; its resource may still exist under another address. */
export const isRefusal = (status: number): boolean => REFUSED.has(status);

/** The fault behind an element's error; null if the load was only replaced, `unclear` if the browser gives no reason. */
export function faultOf({ code }: MediaError): PlaybackFault | 'unclear' | null {
  return code === ABORTED ? null : (FAULTS[code] ?? 'unclear');
}

/**
 * Browsers report "source not supported" also for a missing file, a failing server and a lost connection: the status of the
 * address tells them apart.
 */
export function faultOfStatus(status: number | null): PlaybackFault {
  if (status === null) return 'network';
  if (GONE.has(status)) return 'not-found';
  if (isRefusal(status)) return 'expired';
  return status < 400 ? 'unsupported' : 'network';
}

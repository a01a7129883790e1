import type { PlaybackFault } from '../../../domain/playback/playback-engine.port';

/** `MediaError` codes by their names in the HTML standard. */
const FAULTS: Readonly<Record<number, PlaybackFault>> = { 2: 'network', 3: 'decode' };
const ABORTED = 1;
const GONE: ReadonlySet<number> = new Set([404, 410]);
const REFUSED: ReadonlySet<number> = new Set([401, 403, 413]);

/** Whether a status says that an address opens nothing any more; what it names may still be there under another one. */
export const isRefusal = (status: number): boolean => REFUSED.has(status);

/** What an element's error means; null where the load was only replaced, `unclear` where the browser will not say. */
export function faultOf({ code }: MediaError): PlaybackFault | 'unclear' | null {
  return code === ABORTED ? null : (FAULTS[code] ?? 'unclear');
}

/**
 * "Source not supported" is also what browsers say of a missing file, a failing server and a lost connection:
 * the status of the address tells them apart.
 */
export function faultOfStatus(status: number | null): PlaybackFault {
  if (status === null) return 'network';
  if (GONE.has(status)) return 'not-found';
  if (isRefusal(status)) return 'expired';
  return status < 400 ? 'unsupported' : 'network';
}

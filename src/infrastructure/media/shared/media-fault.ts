import type { PlaybackFault } from '../../../domain/playback/playback-engine.port';

/** `MediaError` codes by their names in the HTML standard. */
const ABORTED = 1;
const NETWORK = 2;
const DECODE = 3;

/** Browsers answer a missing file and a server error with "source not supported"; only the message starts with the status. */
function faultOfRefusal(message: string): PlaybackFault {
  const status = /^(\d{3})\b/.exec(message)?.[1] ?? '';
  if (status === '404' || status === '410') return 'not-found';
  return status === '' ? 'unsupported' : 'network';
}

/** What an element's error means to a listener; null where the load was only replaced. */
export function faultOf({ code, message }: MediaError, isOnline: boolean): PlaybackFault | null {
  if (code === ABORTED) return null;
  if (code === NETWORK) return 'network';
  if (code === DECODE) return 'decode';
  return isOnline ? faultOfRefusal(message) : 'network';
}

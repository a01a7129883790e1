import type { HlsConfig, LoadPolicy } from 'hls.js/light';
import type { Milliseconds, Seconds } from '../../../domain/shared/units';
import type { FragmentLoader } from './checked-loader';

/** A song that is only prepared holds its first 1 s segment and the one after it. */
const PREPARED_BUFFER: Seconds = 4;

/** How much of the playing source is buffered, ahead of the playhead and behind it. */
export interface BufferCaps {
  readonly forward: Seconds;
  readonly back: Seconds;
}

export const SONG_BUFFER: BufferCaps = { forward: 60, back: 30 };

/** Short first retries inside hls.js; failures that outlast them are spaced out by our own back-off. */
function loadPolicy(firstByte: Milliseconds, whole: Milliseconds): LoadPolicy {
  const retry = { maxNumRetry: 1, retryDelayMs: 200, maxRetryDelayMs: 400 };
  return {
    default: { maxTimeToFirstByteMs: firstByte, maxLoadTimeMs: whole, timeoutRetry: retry, errorRetry: retry },
  };
}

/** How an address is requested. */
export interface Asking {
  /** Maps an address that was learned earlier to the address to request now. */
  readonly readdress: (url: string) => string;
  /** Whether the browser's cached copy of this address is unusable. */
  readonly isDistrusted: (url: string) => boolean;
  readonly fragmentLoader: FragmentLoader;
}

const isElsewhere = (url: string): boolean => /^https?:/.test(url) && !url.startsWith(`${location.origin}/`);

/** For another origin the header would need a preflight request, which a file store may not answer. */
function ask(request: XMLHttpRequest, url: string, { readdress, isDistrusted }: Asking): void {
  const address = readdress(url);
  request.open('GET', address, true);
  if (isDistrusted(url) && !isElsewhere(address)) request.setRequestHeader('cache-control', 'no-cache');
}

/** Starts at the lowest bitrate, where the first second is a few kB, and rises with the first measured segment. */
export function hlsSettings(workerPath: string | null, startAt: Seconds, asking: Asking): Partial<HlsConfig> {
  return {
    xhrSetup: (request, url) => ask(request, url, asking),
    fLoader: asking.fragmentLoader as HlsConfig['fLoader'],
    enableWorker: workerPath !== null,
    workerPath,
    startPosition: startAt,
    startLevel: 0,
    testBandwidth: false,
    abrEwmaFastVoD: 1,
    abrEwmaSlowVoD: 4,
    abrBandWidthUpFactor: 0.8,
    lowLatencyMode: false,
    maxBufferLength: PREPARED_BUFFER,
    maxMaxBufferLength: PREPARED_BUFFER,
    manifestLoadPolicy: loadPolicy(8_000, 10_000),
    playlistLoadPolicy: loadPolicy(8_000, 10_000),
    fragLoadPolicy: loadPolicy(10_000, 30_000),
  };
}

/** Lifts the cap of a prepared song once it plays. hls.js reads its settings anew before every segment. */
export function widenBuffer(
  config: Pick<HlsConfig, 'maxBufferLength' | 'maxMaxBufferLength'>,
  { forward }: BufferCaps,
): void {
  config.maxBufferLength = forward;
  config.maxMaxBufferLength = forward;
}

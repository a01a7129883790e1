import type { HlsConfig, LoadPolicy } from 'hls.js/light';
import type { Milliseconds, Seconds } from '../../../domain/shared/units';

/** A song that is only prepared holds its first 1 s segment and the one after it. */
const PREPARED_BUFFER: Seconds = 4;
const FORWARD_BUFFER: Seconds = 60;
const BACK_BUFFER: Seconds = 30;

/** Short first tries inside hls.js; what they cannot mend is spaced out by our own back-off. */
function loadPolicy(firstByte: Milliseconds, whole: Milliseconds): LoadPolicy {
  const retry = { maxNumRetry: 1, retryDelayMs: 200, maxRetryDelayMs: 400 };
  return {
    default: { maxTimeToFirstByteMs: firstByte, maxLoadTimeMs: whole, timeoutRetry: retry, errorRetry: retry },
  };
}

/** Starts at the lowest bitrate, where the first second is a few kB, and rises with the first measured segment. */
export function hlsSettings(workerPath: string, startAt: Seconds): Partial<HlsConfig> {
  return {
    enableWorker: true,
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
    backBufferLength: BACK_BUFFER,
    manifestLoadPolicy: loadPolicy(8_000, 10_000),
    playlistLoadPolicy: loadPolicy(8_000, 10_000),
    fragLoadPolicy: loadPolicy(10_000, 30_000),
  };
}

/** Lifts the cap of a prepared song once it plays. hls.js reads its settings anew before every segment. */
export function widenBuffer(config: Pick<HlsConfig, 'maxBufferLength' | 'maxMaxBufferLength'>): void {
  config.maxBufferLength = FORWARD_BUFFER;
  config.maxMaxBufferLength = FORWARD_BUFFER;
}

import type { Clock } from '../application/ports/clock.port';
import type { Connectivity } from '../application/ports/connectivity.port';
import type { EngineCandidate } from '../application/ports/engine-candidate.port';
import type { Timer } from '../application/ports/timer.port';
import { hlsCandidate } from '../infrastructure/media/hls/hls-candidate';
import { HLS_WORKER_URL } from '../infrastructure/media/hls/hls-worker-url';
import { nativeHlsCandidate } from '../infrastructure/media/native/native-hls-candidate';
import { progressiveCandidate } from '../infrastructure/media/progressive/progressive-candidate';
import { MediaElementPool } from '../infrastructure/media/shared/media-element-pool';

/** Every technology that may play a song, the first that can is taken. Video elements play audio too. */
export function engineCandidates(timer: Timer, clock: Clock, connectivity: Connectivity): readonly EngineCandidate[] {
  const pool = new MediaElementPool(() => document.createElement('video'), window);
  return [
    hlsCandidate(pool.take, { workerPath: HLS_WORKER_URL, timer, clock }),
    nativeHlsCandidate(pool.take, { timer, connectivity }),
    progressiveCandidate(pool.take, { timer, connectivity }),
  ];
}

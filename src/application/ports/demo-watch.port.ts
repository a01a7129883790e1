import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import type { Milliseconds } from '../../domain/shared/units';

/** What a backend makes at this moment; `artist` is empty where a picture is nobody's. */
export interface DemoPiece {
  readonly kind: 'picture' | 'song' | 'video';
  readonly title: string;
  readonly artist: string;
}

/** How far a backend is with music of its own making: `off` where it makes none. Counts are songs and videos. */
export interface DemoProgress {
  readonly state: 'off' | 'making' | 'ready';
  readonly made: number;
  readonly total: number;
  readonly current: DemoPiece | null;
  /** An estimate; null where there is none. */
  readonly remaining: Milliseconds | null;
}

/** Whether the backend is making its demo music. */
export interface DemoWatch {
  /** How far it is at this moment; a backend that makes no music answers `off`. */
  look(): Promise<Result<DemoProgress, GatewayFailure>>;
}

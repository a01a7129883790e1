import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import type { Milliseconds } from '../../domain/shared/units';

/** What a backend is making at this moment; `artist` is empty for a picture without an artist. */
export interface DemoPiece {
  readonly kind: 'picture' | 'song' | 'video';
  readonly title: string;
  readonly artist: string;
}

/** The progress of a backend that makes its own music: `off` if it makes none. Counts are songs and videos. */
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
  /** The current progress; a backend that makes no music answers `off`. */
  read(): Promise<Result<DemoProgress, GatewayFailure>>;
}

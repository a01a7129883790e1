import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';

/** How far the server is with bringing in music. Counts are files. */
export interface ImportProgress {
  readonly hasMediaFolder: boolean;
  readonly isRunning: boolean;
  readonly found: number;
  readonly processed: number;
  readonly refused: number;
}

/** Whether music is being brought in; null for whoever may not know. */
export interface ImportWatch {
  look(): Promise<Result<ImportProgress | null, GatewayFailure>>;
}

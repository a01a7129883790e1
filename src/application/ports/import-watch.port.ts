import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';

/** The progress of the server's music import. Counts are files. */
export interface ImportProgress {
  readonly hasMediaFolder: boolean;
  readonly isRunning: boolean;
  readonly found: number;
  readonly processed: number;
  readonly refused: number;
}

/** Whether music is being imported; null for an account without permission. */
export interface ImportWatch {
  read(): Promise<Result<ImportProgress | null, GatewayFailure>>;
}

import { Unavailable } from './unavailable';
import type { Logger } from '../ports/logger.port';

/**
 * A handler for failures after which the server carries on without an answer. An outage of the database is expected, logged
 * elsewhere, and passes; every other failure may be a bug and is logged.
 */
export const logUnlessOutage =
  (log: Pick<Logger, 'error'>, message: string) =>
  (error: unknown): undefined => {
    if (!(error instanceof Unavailable)) log.error(message, { error });
  };

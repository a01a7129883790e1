import { isNativeError } from 'node:util/types';
import { DatabaseError } from 'pg';

/**
 * Classes of SQLSTATE that blame the moment and not the statement: connection, resources (full disk, too many clients), system
 * error, rollback for another transaction's sake. PostgreSQL documentation, appendix A.
 */
const PASSING_CLASSES = new Set(['08', '40', '53', '58']);
/** Cancelled for its length, ended by the operator, crashed, starting, idle too long, read only after a change of roles, locked. */
const PASSING_STATES = new Set(['57014', '57P01', '57P02', '57P03', '57P05', '25P03', '25006', '55P03']);
/** What the driver says without a code. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout (exceeded|expired)|Client has encountered|Client was closed|Query read timeout|Cannot use a pool)/;
/** A certificate that is refused is refused the next time too. */
const SYSTEM_CODE = /^E(?!RR_TLS)[A-Z_]+$/;

/** Whether an error of the driver says that the database is away or overloaded, rather than that a statement is wrong. */
export function isOutage(error: unknown): error is Error {
  if (error instanceof DatabaseError) {
    const state = error.code ?? '';
    return PASSING_CLASSES.has(state.slice(0, 2)) || PASSING_STATES.has(state);
  }
  if (!isNativeError(error)) return false;
  return SYSTEM_CODE.test((error as NodeJS.ErrnoException).code ?? '') || DRIVER_WORDS.test(error.message);
}

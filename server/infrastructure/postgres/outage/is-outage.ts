import { isNativeError } from 'node:util/types';
import { DatabaseError } from 'pg';

/**
 * Classes of SQLSTATE with a temporary cause outside the statement: connection, resources (full disk, too many clients), system
 * error, rollback because of another transaction. PostgreSQL documentation, appendix A.
 */
const PASSING_CLASSES = new Set(['08', '40', '53', '58']);
/** Cancelled after too long, ended by the operator, crashed, starting, idle too long, read-only after a change of roles, locked. */
const PASSING_STATES = new Set(['57014', '57P01', '57P02', '57P03', '57P05', '25P03', '25006', '55P03']);
/** Driver messages that come without a code. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout (exceeded|expired)|Client has encountered|Client was closed|Query read timeout|Cannot use a pool)/;
/** Excludes rejected certificates, since a retry is rejected too. */
const SYSTEM_CODE = /^E(?!RR_TLS)[A-Z_]+$/;

/** Whether a driver error means that the database is away or overloaded, rather than that a statement is wrong. */
export function isOutage(error: unknown): error is Error {
  if (error instanceof DatabaseError) {
    const state = error.code ?? '';
    return PASSING_CLASSES.has(state.slice(0, 2)) || PASSING_STATES.has(state);
  }
  if (!isNativeError(error)) return false;
  return SYSTEM_CODE.test((error as NodeJS.ErrnoException).code ?? '') || DRIVER_WORDS.test(error.message);
}

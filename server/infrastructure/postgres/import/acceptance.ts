import { DatabaseError } from 'pg';
import { Unavailable } from '../../../application/shared/unavailable';
import { fail, succeed, type Result } from '../../../domain/shared/result';

/** The SQLSTATE classes that concern the data: a value, a constraint, a limit of the database, its JSON. */
const ABOUT_THE_DATA = /^(?:21|22|23|44|54)/u;
/** A deadlock and a serialisation failure: the same statements may succeed the next time. */
const ABOUT_THE_MOMENT = new Set(['40001', '40P01', '55P03']);
const TRIES = 4;

/**
 * Runs a transaction; `not-accepted` if the database refuses the data itself. Any other failure, such as an unavailable database,
 * is thrown.
 */
export async function acceptance(transaction: () => Promise<void>): Promise<Result<undefined, 'not-accepted'>> {
  try {
    await retryingDeadlocks(transaction);
    return succeed(undefined);
  } catch (error) {
    if (ABOUT_THE_DATA.test(codeOf(error))) return fail('not-accepted');
    throw error;
  }
}

/**
 * Runs a transaction that may conflict with a concurrent one; if the database rolls it back for that reason, the transaction is
 * retried.
 */
export async function retryingDeadlocks<T>(transaction: () => Promise<T>, triesLeft = TRIES): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (!ABOUT_THE_MOMENT.has(codeOf(error)) || triesLeft <= 1) throw error;
    return retryingDeadlocks(transaction, triesLeft - 1);
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Unavailable ? error.cause : error;
  return cause instanceof DatabaseError ? (cause.code ?? '') : '';
}

import { DatabaseError } from 'pg';
import { Unavailable } from '../../../domain/shared/unavailable';
import { fail, succeed, type Result } from '../../../domain/shared/result';

/** The classes of SQLSTATE that speak of the data: a value, a constraint, a limit of the database's, its JSON. */
const ABOUT_THE_DATA = /^(?:21|22|23|44|54)/u;
/** A deadlock and a serialisation failure: the same statements may succeed the next time. */
const ABOUT_THE_MOMENT = new Set(['40001', '40P01', '55P03']);
const TRIES = 4;

/** Runs a transaction; `not-accepted` where the database refuses the data itself. Any other failure, such as its absence, is thrown. */
export async function acceptance(
  transaction: () => Promise<void>,
  triesLeft = TRIES,
): Promise<Result<undefined, 'not-accepted'>> {
  try {
    await transaction();
    return succeed(undefined);
  } catch (error) {
    const said = error instanceof Unavailable ? error.cause : error;
    const code = said instanceof DatabaseError ? (said.code ?? '') : '';
    if (ABOUT_THE_DATA.test(code)) return fail('not-accepted');
    if (!ABOUT_THE_MOMENT.has(code) || triesLeft <= 1) throw error;
    return acceptance(transaction, triesLeft - 1);
  }
}

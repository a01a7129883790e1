import { DatabaseError } from 'pg';
import { isOutage } from '../../../../server/infrastructure/postgres/outage/is-outage';

const answered = (state: string): DatabaseError => {
  const error = new DatabaseError('said by the database', 20, 'error');
  error.code = state;
  return error;
};
const failed = (code: string): Error => Object.assign(new Error(`connect ${code}`), { code });

describe('an error of the database driver', () => {
  it.each([
    ...['57P01', '57P02', '57P03', '57P05', '57014', '08006', '53100', '53300', '58030', '40001', '40P01'],
    ...['25006', '25P03', '55P03'],
  ])('is an outage when the database answers %s', (state) => expect(isOutage(answered(state))).toBe(true));

  it.each(['23505', '23503', '22003', '22021', '42P01', '42601', '3D000', '28P01'])(
    'is a fault of the statement when the database answers %s',
    (state) => expect(isOutage(answered(state))).toBe(false),
  );

  it.each(['57000', '57P04'])('is not a temporary outage when the database answers %s', (state) =>
    expect(isOutage(answered(state))).toBe(false),
  );

  it.each(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])(
    'is an outage when the system reports %s',
    (code) => expect(isOutage(failed(code))).toBe(true),
  );

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Query read timeout',
    'Cannot use a pool after calling end on the pool',
  ])('is an outage when the driver reports: %s', (message) => expect(isOutage(new Error(message))).toBe(true));

  it.each([new RangeError('92233720368547758070 is too large for a number'), new TypeError('x'), 'text', undefined])(
    'is a bug in all other cases: %s',
    (error) => expect(isOutage(error)).toBe(false),
  );
});

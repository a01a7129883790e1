import { fail, succeed, type Result } from '../../../contract/kernel/result';

describe('a result', () => {
  const half = (of: number): Result<number, 'odd'> => (of % 2 === 0 ? succeed(of / 2) : fail('odd'));

  it.each([
    [8, { ok: true, value: 4 }],
    [7, { ok: false, error: 'odd' }],
  ])('carries the value of a success, or the error of an expected failure: %#', (of, result) => {
    expect(half(of)).toEqual(result);
  });
});

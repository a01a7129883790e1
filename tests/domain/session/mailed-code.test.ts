import {
  awaitCode,
  codeAsMailed,
  CODE_LENGTH,
  codeRefused,
  codeTimeLeft,
  resendTimeLeft,
} from '../../../src/domain/session/mailed-code';

const NOW = 1_000_000;
const sent = awaitCode({ requestId: 'request', life: 300_000, resendAfter: 60_000, isMailed: true }, NOW);
const expired = { ...sent, isExpired: true };

describe('a code that was sent', () => {
  it('has 6 digits', () => {
    expect(CODE_LENGTH).toBe(6);
  });

  it.each([
    ['six digits as they are', '042917', '042917'],
    ['a long code in the groups of the letter', 'abcd efgh jkmn pqrs', 'ABCD-EFGH-JKMN-PQRS'],
  ])('is read as %s', (_, typed, mailed) => {
    expect(codeAsMailed(typed)).toBe(mailed);
  });

  it('shows whether it was sent by mail', () => {
    const without = awaitCode({ requestId: 'request', life: 1, resendAfter: 1, isMailed: false }, NOW);
    expect([sent.isMailed, without.isMailed]).toEqual([true, false]);
  });

  it.each([
    ['counts for five minutes', sent, NOW, 300_000],
    ['counts down', sent, NOW + 299_000, 1_000],
    ['is over then', sent, NOW + 300_000, 0],
    ['stays over', sent, NOW + 900_000, 0],
    ['is over when the server says so', expired, NOW, 0],
    ['is not there before it was asked for', null, NOW, 0],
  ])('%s', (_, code, now, left) => {
    expect(codeTimeLeft(code, now)).toBe(left);
  });

  it.each([
    ['can be replaced after a minute', sent, NOW + 60_000, 0],
    ['can be replaced long after that', sent, NOW + 900_000, 0],
    ['not before', sent, NOW + 1, 59_999],
    ['waits for the minute even when it has expired', expired, NOW + 20_000, 40_000],
    ['needs no waiting where none was sent', null, NOW, 0],
  ])('%s', (_, code, now, left) => {
    expect(resendTimeLeft(code, now)).toBe(left);
  });

  it.each([
    ['has expired after a time-out', { kind: 'otp-expired' }, expired],
    ['may be typed again after a wrong one', { kind: 'invalid', fields: {} }, sent],
  ] as const)('%s', (_, failure, after) => {
    expect(codeRefused(sent, failure)).toEqual(after);
  });
});

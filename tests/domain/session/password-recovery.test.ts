import {
  CODE_LENGTH,
  codeRefused,
  codeSent,
  codeTimeLeft,
  FIRST_STEP,
  resendTimeLeft,
  ticketRefused,
} from '../../../src/domain/session/password-recovery';

const NOW = 1_000_000;
const code = { requestId: 'request', life: 300_000, resendAfter: 60_000 };
const sent = codeSent('an@song.test', code, NOW);
const expired = { ...sent, isExpired: true };
const choosing = { kind: 'password', email: 'an@song.test', ticket: 'ticket' } as const;

describe('a code that was sent', () => {
  it('has 6 digits', () => {
    expect(CODE_LENGTH).toBe(6);
  });

  it.each([
    ['counts for five minutes', sent, NOW, 300_000],
    ['counts down', sent, NOW + 299_000, 1_000],
    ['is over then', sent, NOW + 300_000, 0],
    ['stays over', sent, NOW + 900_000, 0],
    ['is over when the server says so', expired, NOW, 0],
    ['is not there before it was asked for', FIRST_STEP, NOW, 0],
  ])('%s', (_, step, now, left) => {
    expect(codeTimeLeft(step, now)).toBe(left);
  });

  it.each([
    ['can be replaced after a minute', sent, NOW + 60_000, 0],
    ['not before', sent, NOW + 1, 59_999],
    ['waits for the minute even when it has expired', expired, NOW + 20_000, 40_000],
    ['needs no waiting where none was sent', FIRST_STEP, NOW, 0],
  ])('%s', (_, step, now, left) => {
    expect(resendTimeLeft(step, now)).toBe(left);
  });

  it.each([
    ['has expired after a time-out', sent, { kind: 'otp-expired' }, expired],
    ['may be typed again after a wrong one', sent, { kind: 'invalid', fields: {} }, sent],
    ['is no matter at other steps', choosing, { kind: 'otp-expired' }, choosing],
  ] as const)('%s', (_, step, failure, after) => {
    expect(codeRefused(step, failure)).toEqual(after);
  });
});

describe('a ticket that was refused', () => {
  it.each([
    ['otp-expired', FIRST_STEP],
    ['unauthenticated', FIRST_STEP],
    ['not-found', FIRST_STEP],
    ['unavailable', choosing],
    ['offline', choosing],
  ] as const)('with %s leads on', (kind, after) => {
    expect(ticketRefused(choosing, { kind })).toEqual(after);
  });

  it('for its password stays, to choose another', () => {
    expect(ticketRefused(choosing, { kind: 'invalid', fields: { password: 'too short' } })).toBe(choosing);
  });
});

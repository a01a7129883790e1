import { awaitCode } from '../../../src/domain/session/mailed-code';
import { codeSent, recoveryCodeRefused, ticketRefused } from '../../../src/domain/session/password-recovery';
import { FIRST_STEP } from '../../../src/domain/session/recovery-step';

const NOW = 1_000_000;
const code = { requestId: 'request', life: 300_000, resendAfter: 60_000, isMailed: true };
const sent = codeSent('an@song.test', code, NOW);
const choosing = { kind: 'password', email: 'an@song.test', ticket: 'ticket' } as const;

describe('a code for a new password', () => {
  it('is awaited with the address that it was sent to', () => {
    expect(sent).toEqual({ kind: 'code', email: 'an@song.test', code: awaitCode(code, NOW) });
  });

  it('expires at the code step', () => {
    expect(recoveryCodeRefused(sent, { kind: 'otp-expired' })).toEqual({
      ...sent,
      code: { ...awaitCode(code, NOW), isExpired: true },
    });
  });

  it('changes nothing at other steps', () => {
    expect(recoveryCodeRefused(choosing, { kind: 'otp-expired' })).toBe(choosing);
  });
});

describe('a reset request that the server refuses', () => {
  it.each([
    ['otp-expired', FIRST_STEP],
    ['unauthenticated', FIRST_STEP],
    ['not-found', FIRST_STEP],
    ['unavailable', choosing],
    ['offline', choosing],
  ] as const)('with the failure %s leads to the right step', (kind, after) => {
    expect(ticketRefused(choosing, { kind })).toEqual(after);
  });

  it('retains the ticket when only the password is refused, so that another one can be chosen', () => {
    expect(ticketRefused(choosing, { kind: 'invalid', fields: { password: 'too short' } })).toBe(choosing);
  });
});

import { faultOfPassword, keptPasswordRules } from '../../../src/domain/session/password-rules';
import { passwordStrength } from '../../../src/domain/session/password-strength';

const HA_VY = { name: 'Hạ Vy', email: 'ha.vy.song@example.vn' };

describe('a new password', () => {
  it.each([
    ['', []],
    ['ngan', ['impersonal']],
    ['1234567890', ['long', 'impersonal']],
    ['hoanghon-da-nang', ['long', 'unguessable', 'impersonal']],
    ['Hạ Vy hát rất hay', ['long', 'unguessable']],
    ['HAVYSONG ba lần', ['long', 'unguessable']],
    [`${'rất dài '.repeat(17)}xong`, ['unguessable', 'impersonal']],
  ])('%j keeps %j', (password, kept) => {
    expect(keptPasswordRules(password, HA_VY)).toEqual(kept);
  });

  it('may contain a name of three letters: such are in too many words', () => {
    expect(keptPasswordRules('một lần ngồi ăn bún', { name: 'An', email: 'an@x.vn' })).toContain('impersonal');
  });

  it.each([
    ['hoanghon-da-nang', null],
    ['havysong-da-nang', { kind: 'personal' }],
    ['password123', { kind: 'guessable' }],
  ])('%j has the fault %j', (password, fault) => {
    expect(faultOfPassword(password, HA_VY)).toEqual(fault);
  });
});

describe('how hard a password is to guess', () => {
  it.each([
    ['', 0],
    ['password', 0],
    ['matkhau', 0],
    ['Mật Khẩu', 0],
    ['1234567890', 0],
    ['0987654321', 0],
    ['qwertyuiop', 0],
    ['aaaaaaaaaaaa', 0],
    ['abcabcabcabc', 1],
    ['matkhau2024', 0],
    ['songbien1999', 1],
    ['xk3', 1],
    ['xk3q9v', 2],
    ['xk3q9vw2', 3],
    ['xk3q9vw2zt', 4],
    ['hoanghon-da-nang', 4],
  ])('%j: %s of 4', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

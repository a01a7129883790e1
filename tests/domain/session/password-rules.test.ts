import { guessEstimate } from '../../../contract/passwords/guess-estimate';
import { faultOfPassword, metPasswordRules } from '../../../src/domain/session/password-rules';
import { passwordGuesses, passwordStrength } from '../../../src/domain/session/password-strength';

const HA_VY = { name: 'Hạ Vy', email: 'ha.vy.song@example.vn' };
const guessesOf = (password: string): number => passwordGuesses(password, HA_VY, guessEstimate);

describe('a new password', () => {
  it.each([
    ['', []],
    ['ngan', ['impersonal']],
    ['1234567890', ['long', 'impersonal']],
    ['hoanghon-da-nang', ['long', 'unguessable', 'impersonal']],
    ['Hạ Vy hát rất hay', ['long', 'unguessable']],
    ['HAVYSONG ba lần', ['long']],
    [`${'thuyền giấy trôi xa '.repeat(6)}bến nước quê`, ['unguessable', 'impersonal']],
    [`${'rất dài '.repeat(17)}xong`, ['impersonal']],
  ])('%j meets the rules %j', (password, kept) => {
    expect(metPasswordRules(password, HA_VY, guessesOf(password))).toEqual(kept);
  });

  it.each([
    ['9 characters', 'a'.repeat(9), 12, ['unguessable', 'impersonal']],
    ['10 characters', 'a'.repeat(10), 12, ['long', 'unguessable', 'impersonal']],
    ['128 characters', 'a'.repeat(128), 12, ['long', 'unguessable', 'impersonal']],
    ['129 characters', 'a'.repeat(129), 12, ['unguessable', 'impersonal']],
    ['10^8 guesses', 'a'.repeat(10), 8, ['long', 'unguessable', 'impersonal']],
    ['fewer guesses', 'a'.repeat(10), 7.9, ['long', 'impersonal']],
  ])('of %s meets exactly its rules', (_, password, guesses, met) => {
    expect(metPasswordRules(password, HA_VY, guesses)).toEqual(met);
  });

  it.each([
    [8, null],
    [7.9, { kind: 'guessable' }],
  ])('that takes 10^%d guesses has the fault %j', (guesses, fault) => {
    expect(faultOfPassword('aaaaaaaaaa', HA_VY, guesses)).toEqual(fault);
  });

  it('may contain a name of three letters, because too many words contain such a name', () => {
    expect(metPasswordRules('một lần ngồi ăn bún', { name: 'An', email: 'an@x.vn' }, 12)).toContain('impersonal');
  });

  it.each([
    ['hoanghon-da-nang', null],
    ['havysong-da-nang', { kind: 'personal' }],
    ['password123', { kind: 'guessable' }],
  ])('%j has the fault %j', (password, fault) => {
    expect(faultOfPassword(password, HA_VY, guessesOf(password))).toEqual(fault);
  });

  it('is called neither easy nor hard to guess while the number of guesses is unknown', () => {
    expect(faultOfPassword('password123', HA_VY, null)).toBeNull();
    expect(metPasswordRules('hoanghon-da-nang', HA_VY, null)).not.toContain('unguessable');
  });
});

describe('how hard a password is to guess', () => {
  it.each([
    [0, 0],
    [2.9, 0],
    [3, 1],
    [5.9, 1],
    [6, 2],
    [7.9, 2],
    [8, 3],
    [9.9, 3],
    [10, 4],
    [30, 4],
  ])('with 10^%d guesses is %i of 4', (guesses, strength) => {
    expect(passwordStrength(guesses)).toBe(strength);
  });

  it.each([
    ['', 0],
    ['password', 0],
    ['Mật Khẩu', 0],
    ['1234567890', 0],
    ['aaaaaaaaaaaa', 0],
    ['matkhau2024', 1],
    ['xk3q9v', 2],
    ['xk3q9vw2', 3],
    ['xk3q9vw2zt', 4],
    ['hoanghon-da-nang', 3],
    ['thuyền giấy trôi xa bến', 4],
  ])('of %j is %s of 4', (password, strength) => {
    expect(passwordStrength(guessesOf(password))).toBe(strength);
  });
});

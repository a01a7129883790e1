import { passwordFault, passwordText } from '../../../server/domain/accounts/password-fault';

const OWNER = { email: 'minh.anh@example.com', name: 'Nguyễn Minh Anh' };

describe('a password', () => {
  it.each([
    ['nine characters', 'tàu-lạ-đi', 'too-short'],
    ['ten characters', 'tàu-lạ-đi!', null],
    ['128 characters', 'mưa '.repeat(32), null],
    ['129 characters', `${'mưa '.repeat(32)}x`, 'too-long'],
    ['ten pictures of two code units each', '🌊🎧🌙🚲🍜🌧🏮🎋🛶🌾', null],
    ['a letter that is ten code points and one character in NFC', 'e\u0301e\u0301e\u0301e\u0301e\u0301', 'too-short'],
    ['a common one', '1234567890', 'too-common'],
    ['a common word in capitals with figures around it', '99Password2026', 'too-common'],
    ['a common Vietnamese sentence with its accents and blanks', 'Anh yêu em nhiều lắm', 'too-common'],
    ['one character again and again', 'aaaaaaaaaaaa', 'too-common'],
    ['two characters in turn', 'ababababab', 'too-common'],
    ['a run of the alphabet', 'ghijklmnopqr', 'too-common'],
    ['a run downwards', 'zyxwvutsrqp', 'too-common'],
    ['the own address', 'minh.anh@example.com', 'own-name'],
    ['the own name without accents and blanks', 'nguyenminhanh', 'own-name'],
    ['the own name with a year after it', 'NguyễnMinhAnh99', 'own-name'],
    ['the own name in a sentence', 'Minh Anh thích mưa tháng sáu', null],
    ['words without rules for kinds of characters', 'thuyền giấy trôi', null],
  ])('%s: %s is judged %s', (_what, password, fault) => {
    expect(passwordFault(password, OWNER)).toBe(fault);
  });

  it('is the same from a keyboard that composes and one that does not', () => {
    expect(passwordText('thuyê\u0300n giâ\u0301y')).toBe(passwordText('thuyền giấy'));
  });
});

import { dictionary } from '@zxcvbn-ts/language-common';
import {
  passwordFault,
  passwordText,
  type PasswordFault,
  type PasswordOwner,
} from '../../../contract/kernel/password-verdict';
import { guessEstimate } from '../../../contract/passwords/guess-estimate';

/** Every two hundredth of the 10,000 most used passwords. */
const COMMON = dictionary['passwords-common'].slice(0, 10_000).filter((_, rank) => rank % 200 === 0);
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const withSigns = (word: string): string => word.replaceAll('a', '@').replaceAll('o', '0').replaceAll('s', '$');
const reversed = (word: string): string => [...word].reverse().join('');

const OWNER = { email: 'minh.anh@example.com', name: 'Nguyễn Minh Anh' };

describe('a password', () => {
  it.each<[string, string, PasswordFault | null, PasswordOwner?]>([
    ['nine characters', 'tàu-lạ-đi', 'too-short'],
    ['ten characters', 'tàu-lạ-đi!', null],
    ['128 characters', 'thuyền giấy trôi xa '.repeat(6) + 'bến sông', null],
    ['a word again and again', 'mưa '.repeat(32), 'too-common'],
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
    ['the own name in a sentence', 'Minh Anh thích mưa tháng sáu', 'own-name'],
    ['a short name in a sentence', 'một lần ngồi ăn bún', null],
    ['the product and a run', 'song123456', 'too-common'],
    ['the product, a year and marks', 'Sóng2024!!', 'too-common'],
    ['a season, a year and a mark', 'Summer2024!', 'too-common'],
    ['a service, a year and a mark', 'Spotify2026!', 'too-common'],
    ['a run with a letter', '1234567890a', 'too-common'],
    ['two rows of keys', 'Qwerty!2345', 'too-common'],
    ['a common word reversed', 'drowssap2024', 'too-common'],
    ['a Vietnamese word with a year', 'matkhau2024', 'too-common'],
    ['four English words', 'tulip rocket maple oven', null],
    ['four English words without blanks', 'tuliprocketmapleoven', null],
    ['four syllables', 'mưa rơi phố cổ', null],
    ['four syllables without accents and blanks', 'giomuadongbac', null],
    ['ten random characters', 'xK9#mQ2$vL', null],
    ['ten random letters', 'kfjwqpzmxn', null],
    ['ten random figures and letters', '7k29305518', null],
    ['a name as forms show it', 'NguyenVanA@123', 'too-common', { email: 'an@nhac.vn', name: 'An' }],
    ['another name and a year', 'TranVanB@1990', 'too-common'],
    ['a month and a year', 'Thang12@2024', 'too-common'],
    ['two syllables and a number', 'thanhcong@88', 'too-common'],
    ['two other syllables and a year', 'benhvien2024', 'too-common'],
    ['three common syllables and a run', 'congacon123', 'too-common'],
    ['four common syllables', 'yeuemnhieulam', 'too-common'],
    ['one syllable twice', 'chaobanchao', 'too-common'],
    ['figures spelled out', 'mothaibabon5', 'too-common'],
    ['what is said every day', 'haymoianhem', 'too-common'],
    ['what everybody knows', 'hoangsatruongsa', 'too-common'],
    ['a province and a year', 'Quangninh@1963', 'too-common'],
    ['the word of a famous drawing', 'Tr0ub4dor&3x', 'too-common'],
    ['four syllables of a poem', 'gió lay cành trúc', null],
    ['five syllables that nobody says together', 'ngọn hải đăng ngủ muộn', null],
    ['names of three letters and figures', 'AnAnAn@2024', 'too-common', { email: 'an@nhac.vn', name: 'An' }],
    [
      'the host of the own address and a year',
      'kimxuyethoa2024',
      'too-common',
      { email: 'an@kimxuyethoa.vn', name: 'An' },
    ],
    ['the same of nobody', 'kimxuyethoa2024', null],
    ['words without rules for kinds of characters', 'thuyền giấy trôi', null],
  ])('%s: %s is judged %s', (_what, password, fault, owner = OWNER) => {
    expect(passwordFault(password, owner, guessEstimate)).toBe(fault);
  });

  it('has the same text from a keyboard that composes accents and from one that does not', () => {
    expect(passwordText('thuyê\u0300n giâ\u0301y')).toBe(passwordText('thuyền giấy'));
  });

  it.each<[string, (word: string) => string]>([
    ['a capital, a year and a mark', (word) => `${capital(word)}2024!`],
    ['a year', (word) => `${word}1999`],
    ['a run of figures', (word) => `${word}123456`],
    ['figures and signs for letters, and marks', (word) => `${capital(withSigns(word))}!!!!`],
    ['its letters reversed', (word) => `${reversed(word)}1234`],
    ['itself', (word) => `${word}${word}`],
    ['itself after a dash', (word) => `${word}-${word}`],
    ['figures before and a mark behind', (word) => `123${word}!`],
    ['a sign and figures', (word) => `${capital(word)}@123`],
    ['capitals throughout', (word) => `${word.toUpperCase()}12345`],
  ])('made of a very common word is too common with %s', (_how, decorate) => {
    const accepted = COMMON.map(decorate).filter((text) => passwordFault(text, OWNER, guessEstimate) === null);
    expect(accepted).toEqual([]);
  });
});

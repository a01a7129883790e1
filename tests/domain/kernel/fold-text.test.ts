import * as fc from 'fast-check';
import { foldLetter, foldText, withoutPunctuation } from '../../../contract/kernel/fold-text';

describe('foldText', () => {
  it.each([
    ['Sóng', 'song'],
    ['Đường Tôi Về', 'duong toi ve'],
    ['ĐÊM ĐÔ THỊ', 'dem do thi'],
    ['Nguyễn Ễ Ậ ữ ợ', 'nguyen e a u o'],
    ['  Hạ \t Vy \n', 'ha vy'],
    ['Straße', 'strasse'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Þingvellir Łódź', 'thingvellir lodz'],
    ['İstanbul', 'istanbul'],
    ['Don’t “Stop”', 'don\'t "stop"'],
    ['ΝΥΧΤΕΣ', 'νυχτεσ'],
    ['νύχτες', 'νυχτεσ'],
    ['', ''],
    ['日本 99%', '日本 99%'],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each([
    ['đ', 'd'],
    ['Đ', 'd'],
    ['ð', 'd'],
    ['ø', 'o'],
    ['ł', 'l'],
    ['ħ', 'h'],
    ['ı', 'i'],
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['þ', 'th'],
    ['ŧ', 't'],
    ['ς', 'σ'],
    ['‘', "'"],
    ['’', "'"],
    ['“', '"'],
    ['”', '"'],
    ['Ễ', 'e'],
  ])('folds %s to %s, alone and in a word', (letter, folded) => {
    expect(foldLetter(letter)).toBe(folded);
    expect(foldText(`x${letter}${letter}x`)).toBe(`x${folded}${folded}x`);
  });

  it('folds a mark alone to nothing', () => {
    expect([foldLetter('\u0301'), foldText('a\u0323\u0301b')]).toEqual(['', 'ab']);
  });

  it('folds every Vietnamese vowel with every tone to its base letter', () => {
    const tones = ['', '\u0300', '\u0301', '\u0309', '\u0303', '\u0323'];
    const vowels = ['a', 'ă', 'â', 'e', 'ê', 'i', 'o', 'ô', 'ơ', 'u', 'ư', 'y'];
    const all = vowels.flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize('NFC')));
    expect(new Set(all).size).toBe(72);
    expect(new Set(all.map(foldText))).toEqual(new Set(['a', 'e', 'i', 'o', 'u', 'y']));
  });

  it('gives the same result for composed and decomposed letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
      }),
    );
  });

  it('does not change folded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('withoutPunctuation', () => {
  it.each([
    '\u00A8',
    '\u00AF',
    '\u00B4',
    '\u00B8',
    '\u02D8',
    '\u02DB',
    '\u02DD',
    '\u00A9',
    '\u00AE',
    '\u2120',
    '\u2122',
  ])('puts nothing, or one blank, in the place of %j', (sign) => {
    expect([withoutPunctuation(`a${sign}b`, ''), withoutPunctuation(`a${sign}b`, ' ')]).toEqual(['ab', 'a b']);
    expect(withoutPunctuation(`a${sign}${sign}b`, ' ')).toBe('a b');
  });

  it.each([
    ['R.E.M.', 'REM', 'R E M '],
    ['AC/DC', 'ACDC', 'AC DC'],
    ['What’s Up?', 'Whats Up', 'What s Up '],
    ['A$AP + B', 'AAP  B', 'A AP   B'],
    ['ＦＵＬＬ－ＷＩＤＴＨ', 'FULLWIDTH', 'FULL WIDTH'],
    ['ｶﾞｰﾙ', 'ガール', 'ガール'],
    ['Hawaiʻi', 'Hawaii', 'Hawai i'],
    ['Don´t, Foo™', 'Dont Foo', 'Don t  Foo '],
    ['!?…', '', ' '],
    ['Đường về', 'Đường về', 'Đường về'],
  ])('turns %j into %j, or into %j with blanks', (text, closed, apart) => {
    expect([withoutPunctuation(text, ''), withoutPunctuation(text, ' ')]).toEqual([closed, apart]);
  });
});

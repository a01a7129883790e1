import * as fc from 'fast-check';
import { foldText, withoutPunctuation } from '../../../contract/kernel/fold-text';

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

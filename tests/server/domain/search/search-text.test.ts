import { formsOf, isSungText, readSearchText, wordsOf } from '../../../../server/domain/search/search-text';

describe('readSearchText', () => {
  it.each([
    ['Sóng  Xa', ['song xa']],
    ['rem', ['rem']],
    ['R.E.M.', ['r.e.m.', 'rem', 'r e m']],
    ['AC/DC', ['ac/dc', 'acdc', 'ac dc']],
    ['what’s up?', ["what's up?", 'whats up', 'what s up']],
    ['rock & roll', ['rock & roll', 'rock roll']],
    ['ＡＢＣ', ['ａｂｃ', 'abc']],
    ['C#', ['c#']],
    ['Ａ', ['ａ', 'a']],
    ['!!!', ['!!!']],
    ['', ['']],
  ])('reads %j as %j', (typed, folded) => {
    expect(formsOf(readSearchText(typed)).map((form) => form.folded)).toEqual(folded);
  });

  it.each([
    ['a-ha', [false, false, true]],
    ['ac/dc', [false, false, false]],
  ])('marks a form of %j as whole words only if one of its words is a single letter', (typed, isWhole) => {
    expect(formsOf(readSearchText(typed)).map((form) => form.isWhole)).toEqual(isWhole);
  });

  it('returns the accents of each form', () => {
    const [, closed] = formsOf(readSearchText('Đèn/Đường'));
    expect(closed).toEqual({ accented: 'đènđường', folded: 'denduong', isWhole: false });
  });

  it('keeps accents, composed and in lower case, with one blank between words', () => {
    const typed = ' ĐÈN \t\n Đường  Phố '.normalize('NFD');
    expect(readSearchText(typed)).toMatchObject({ accented: 'đèn đường phố', folded: 'den duong pho', isWhole: false });
  });
});

describe('the words of a text', () => {
  it.each([
    ['Đèn, đường 2024!', ['den', 'duong', '2024']],
    ['a-ha', ['a', 'ha']],
    ['…', []],
  ])('of %j are %j', (typed, words) => {
    expect(wordsOf(readSearchText(typed))).toEqual(words);
  });
});

describe('a text that is searched in the words of songs', () => {
  it.each([
    ['mưa', false],
    ['sóng', true],
    ['2024', true],
    ['em ơi', true],
    ['a b', true],
    ['', false],
    ['!!!!', false],
  ])('%j: %s', (typed, isSung) => {
    expect(isSungText(readSearchText(typed))).toBe(isSung);
  });
});

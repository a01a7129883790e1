import { splitByDisplayText } from '../../../server/domain/import/split-by-display-text';
import { joinNames, PLAIN_SPLIT, splitNames, type SplitRule } from '../../../server/domain/import/split-names';

const namesOf = (values: readonly string[], rule: SplitRule = PLAIN_SPLIT) => splitNames(values, rule, 200);

describe('splitNames', () => {
  it.each([
    ['Hạ Vy', ['Hạ Vy']],
    ['Hạ Vy / Mộc Lam', ['Hạ Vy', 'Mộc Lam']],
    ['Hạ Vy; Mộc Lam', ['Hạ Vy', 'Mộc Lam']],
    ['Hạ Vy feat. Mộc Lam', ['Hạ Vy', 'Mộc Lam']],
    ['Hạ Vy Feat. Mộc Lam', ['Hạ Vy', 'Mộc Lam']],
    ['Hạ Vy ft. Mộc Lam', ['Hạ Vy', 'Mộc Lam']],
    ['Hạ Vy featuring Mộc Lam', ['Hạ Vy', 'Mộc Lam']],
    ['Hạ Vy (feat. Mộc Lam)', ['Hạ Vy', 'Mộc Lam']],
    ['Hạ Vy [ft. Mộc Lam]', ['Hạ Vy', 'Mộc Lam']],
    ['Hạ Vy feat. Mộc Lam; Ốc Đảo / Lan Chi', ['Hạ Vy', 'Mộc Lam', 'Ốc Đảo', 'Lan Chi']],
    ['Hạ Vy\0Mộc Lam', ['Hạ Vy', 'Mộc Lam']],
  ])('splits %j into %j', (value, names) => {
    expect(namesOf([value])).toEqual(names);
  });

  it.each([
    'HI/LO',
    'Thuỳ Dạ, Ốc Đảo',
    'Marlow & May',
    'Kilo x Mega',
    'Steins;Gate',
    'Little Feat Band',
    'Loft Sessions',
    'Aft (Live)',
    'Aft [Live]',
    'Ann) Bea',
  ])('reads %j as one name', (value) => {
    expect(namesOf([value])).toEqual([value]);
  });

  it('splits each of several values on its own, and returns each name once', () => {
    expect(namesOf(['Hạ Vy feat. Lan Chi', 'Mộc Lam', 'HẠ VY', '  '])).toEqual(['Hạ Vy', 'Lan Chi', 'Mộc Lam']);
  });

  it('composes letters, and cuts a name to the maximum length', () => {
    expect(namesOf(['Hạ Vy'.normalize('NFD')])).toEqual(['Hạ Vy'.normalize('NFC')]);
    expect(splitNames(['Marlow / May'], PLAIN_SPLIT, 3)).toEqual(['Mar', 'May']);
  });

  it("also splits at an operator's separators, with their blanks exactly as given", () => {
    const rule = { separators: [', ', '&', ' x '], wholeNames: [] };
    expect(namesOf(['Thuỳ Dạ, Ốc Đảo&May x Lan Chi; Vy,Chi'], rule)).toEqual([
      'Thuỳ Dạ',
      'Ốc Đảo',
      'May',
      'Lan Chi',
      'Vy,Chi',
    ]);
  });

  it('never splits names that an operator listed, in any case, but splits a longer name that contains one', () => {
    const rule = { separators: [', '], wholeNames: ['Juno, The Painter', 'Au / Ra', 'Au / Ra feat. All'] };
    expect(namesOf(['juno, the painter feat. Au / Ra, May'], rule)).toEqual(['juno, the painter', 'Au / Ra', 'May']);
    expect(namesOf(['Au / Ra feat. All'], rule)).toEqual(['Au / Ra feat. All']);
    expect(namesOf(['Bau / Rap'], rule)).toEqual(['Bau', 'Rap']);
  });
});

describe('the names of a text', () => {
  it('lose the bracket that is left behind a guest', () => {
    expect(namesOf(['Ann (feat. Bea) '])).toEqual(['Ann', 'Bea']);
    expect(namesOf([')'])).toEqual([]);
  });

  it('are at most 200', () => {
    const many = Array.from({ length: 201 }, (_, at) => `Ann ${at}`);
    expect(namesOf(many)).toEqual(many.slice(0, 200));
  });

  it('have none of the letters that stand for whole names', () => {
    expect(namesOf(['A\ue000n\ue000n'])).toEqual(['Ann']);
  });

  it('may contain several names that an operator listed', () => {
    const rule = { separators: [], wholeNames: ['M / N', 'Au / Ra', 'M / N; O'] };
    expect(namesOf(['M / N & Au / Ra / Ann'], rule)).toEqual(['M / N & Au / Ra', 'Ann']);
    expect(namesOf(['M / N; O; Ann'], rule)).toEqual(['M / N; O', 'Ann']);
  });

  it.each([...'\\^$.*+?()[]{}|/'])('are separated by %j as it is, and by no other sign', (sign) => {
    const rule = { separators: [`${sign}${sign}`], wholeNames: [] };
    expect(namesOf([`Ann${sign}${sign}Bea`, 'CeexxDee'], rule)).toEqual(['Ann', 'Bea', 'CeexxDee']);
    const whole = { separators: [], wholeNames: [`A${sign}B; C`] };
    expect(namesOf([`A${sign}B; C`, 'Axx; Dee'], whole)).toEqual([`A${sign}B; C`, 'Axx', 'Dee']);
  });
});

describe('joinNames', () => {
  it.each([
    [['Hạ Vy feat. Mộc Lam'], 'Hạ Vy feat. Mộc Lam'],
    [['Hạ Vy (ft. Mộc Lam)'], 'Hạ Vy (ft. Mộc Lam)'],
    [['Hạ Vy; Mộc Lam featuring Lan Chi'], 'Hạ Vy, Mộc Lam featuring Lan Chi'],
    [['Hạ Vy / Mộc Lam'], 'Hạ Vy, Mộc Lam'],
    [['Hạ Vy', 'Mộc Lam', 'hạ vy'], 'Hạ Vy, Mộc Lam'],
    [['Hạ Vy\0Mộc Lam'], 'Hạ Vy, Mộc Lam'],
    [['; Hạ Vy;  '], 'Hạ Vy'],
    [['AC/DC'], 'AC/DC'],
    [[' Ann ', 'Bea '], 'Ann, Bea'],
    [['Ann)'], 'Ann)'],
    [[], ''],
  ])('writes %j as %j', (values, text) => {
    expect(joinNames(values, PLAIN_SPLIT)).toBe(text);
  });

  it('does not split the names that an operator listed', () => {
    const rule = { separators: [' x '], wholeNames: ['Au / Ra', 'M x N'] };
    expect(joinNames(['Au / Ra x M x N feat. May'], rule)).toBe('Au / Ra, M x N feat. May');
  });
});

describe('a name in the text of all artists', () => {
  it.each([...',;&+()[] \t'])('ends and begins at the sign %j', (sign) => {
    expect(splitByDisplayText(['Ann/Bea'], `Ann${sign}Bea`, PLAIN_SPLIT)).toEqual(['Ann', 'Bea']);
  });

  it.each(['Ann-Bea', 'AnnBea', 'Anna, Bea', 'Joann, Bea', 'Ann, Beatrix', 'Ann, Rebea'])(
    'is not read from %j',
    (text) => {
      expect(splitByDisplayText(['Ann/Bea'], text, PLAIN_SPLIT)).toEqual(['Ann/Bea']);
    },
  );

  it.each(['Ann, Bea, Joann', 'Joann, Ann & Bea', 'Anna & Ann & Bea'])(
    'is found also beside longer ones: %j',
    (text) => {
      expect(splitByDisplayText(['Ann/Bea'], text, PLAIN_SPLIT)).toEqual(['Ann', 'Bea']);
    },
  );

  it.each([
    [40, 40],
    [41, 1],
  ])('is looked for in a value of at most 40 pieces: %i pieces are %i values', (pieces, values) => {
    const names = Array.from({ length: pieces }, (_, at) => `Ann${at}`);
    expect(splitByDisplayText([names.join('/')], names.join(', '), PLAIN_SPLIT)).toHaveLength(values);
  });
});

describe('partAsWritten', () => {
  it.each([
    ['Hạ Vy/Mộc Lam', 'Hạ Vy & Mộc Lam', ['Hạ Vy', 'Mộc Lam']],
    ['hạ vy/Mộc Lam/Lan Chi', 'Mộc Lam, Lan Chi x Hạ Vy', ['hạ vy', 'Mộc Lam', 'Lan Chi']],
    ['Hạ Vy/Mộc Lam', 'Hạ Vy (feat. Mộc Lam)', ['Hạ Vy', 'Mộc Lam']],
    ['AC/DC', 'AC/DC', ['AC/DC']],
    ['AC/DC/Ann', 'AC/DC & Ann', ['AC/DC', 'Ann']],
    ['Ann/AC/DC', 'AC/DC & Ann', ['Ann', 'AC/DC']],
    ['AC/DC', 'DC & Ann', ['AC/DC']],
    ['AC/DC', 'ACDC', ['AC/DC']],
    ['AC/DC', 'AC-DC', ['AC/DC']],
    ['M/A/R/R/S', 'MARRS', ['M/A/R/R/S']],
    ['Ann/', 'Ann', ['Ann/']],
    ['Ann / Bea', 'Ann & Bea', ['Ann', 'Bea']],
    ['Ann/Bea', 'The Four', ['Ann/Bea']],
    ['Ann/Bea', undefined, ['Ann/Bea']],
  ])('reads %j beside the text %j as %j', (value, written, names) => {
    expect(splitByDisplayText([value], written, PLAIN_SPLIT)).toEqual(names);
  });

  it('does not split the names that an operator listed', () => {
    const rule = { separators: [], wholeNames: ['AC/DC', 'Au / Ra'] };
    expect(splitByDisplayText(['AC/DC', 'Au / Ra/Ann'], 'DC, Ra, Ann, Au & AC', rule)).toEqual([
      'AC/DC',
      'Au / Ra',
      'Ann',
    ]);
  });

  it('does not split a value of very many pieces', () => {
    const value = Array.from({ length: 2_000 }, () => 'a').join('/');
    expect(splitByDisplayText([`${value}/b`], value, PLAIN_SPLIT)).toEqual([`${value}/b`]);
  });
});

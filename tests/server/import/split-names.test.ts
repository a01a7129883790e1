import { partAsWritten } from '../../../server/domain/import/part-as-written';
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
  ])('%j names %j', (value, names) => {
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
  ])('%j is one name', (value) => {
    expect(namesOf([value])).toEqual([value]);
  });

  it('takes several values as several, each divided by itself, and each name once', () => {
    expect(namesOf(['Hạ Vy feat. Lan Chi', 'Mộc Lam', 'HẠ VY', '  '])).toEqual(['Hạ Vy', 'Lan Chi', 'Mộc Lam']);
  });

  it('composes letters, and keeps as much of a name as there is room for', () => {
    expect(namesOf(['Hạ Vy'.normalize('NFD')])).toEqual(['Hạ Vy'.normalize('NFC')]);
    expect(splitNames(['Marlow / May'], PLAIN_SPLIT, 3)).toEqual(['Mar', 'May']);
  });

  it("divides at an operator's separators too, blanks as they stand", () => {
    const rule = { separators: [', ', '&', ' x '], wholeNames: [] };
    expect(namesOf(['Thuỳ Dạ, Ốc Đảo&May x Lan Chi; Vy,Chi'], rule)).toEqual([
      'Thuỳ Dạ',
      'Ốc Đảo',
      'May',
      'Lan Chi',
      'Vy,Chi',
    ]);
  });

  it('never divides the names that an operator gave, case apart, and none that only begins like one', () => {
    const rule = { separators: [', '], wholeNames: ['Juno, The Painter', 'Au / Ra', 'Au / Ra feat. All'] };
    expect(namesOf(['juno, the painter feat. Au / Ra, May'], rule)).toEqual(['juno, the painter', 'Au / Ra', 'May']);
    expect(namesOf(['Au / Ra feat. All'], rule)).toEqual(['Au / Ra feat. All']);
    expect(namesOf(['Bau / Rap'], rule)).toEqual(['Bau', 'Rap']);
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
    [[], ''],
  ])('writes %j as %j', (values, text) => {
    expect(joinNames(values, PLAIN_SPLIT)).toBe(text);
  });

  it('leaves the names that an operator gave whole', () => {
    const rule = { separators: [' x '], wholeNames: ['Au / Ra', 'M x N'] };
    expect(joinNames(['Au / Ra x M x N feat. May'], rule)).toBe('Au / Ra, M x N feat. May');
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
  ])('takes %j beside %j for %j', (value, written, names) => {
    expect(partAsWritten([value], written, PLAIN_SPLIT)).toEqual(names);
  });

  it('leaves the names that an operator gave whole', () => {
    const rule = { separators: [], wholeNames: ['AC/DC', 'Au / Ra'] };
    expect(partAsWritten(['AC/DC', 'Au / Ra/Ann'], 'DC, Ra, Ann, Au & AC', rule)).toEqual(['AC/DC', 'Au / Ra', 'Ann']);
  });

  it('leaves a value of very many pieces as it is', () => {
    const value = Array.from({ length: 2_000 }, () => 'a').join('/');
    expect(partAsWritten([`${value}/b`], value, PLAIN_SPLIT)).toEqual([`${value}/b`]);
  });
});

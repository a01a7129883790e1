import { PLAIN_SPLIT, splitNames, type SplitRule } from '../../../server/domain/import/split-names';

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

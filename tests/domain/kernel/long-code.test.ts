import { isLongCode, LONG_CODE_LENGTH, LONG_CODE_CHARACTERS, tidyLongCode } from '../../../contract/kernel/long-code';

const CODE = 'AB0D-EF1H-JKMN-PQRS';

describe('a long code', () => {
  it.each([
    ['as it stands in the letter', CODE],
    ['in small letters', 'ab0d-ef1h-jkmn-pqrs'],
    ['with other gaps', ' AB0DEF1H  JKMN\u2013PQRS.\n'],
    ['with an O for a nought and an L for a one', 'ABOD-EFLH-JKMN-PQRS'],
    ['with a small l and an i', 'abod-efih-jkmn-pqrs'],
  ])('is recognised %s', (_, typed) => {
    expect(tidyLongCode(typed)).toBe(CODE);
    expect(isLongCode(tidyLongCode(typed))).toBe(true);
  });

  it.each([
    ['is not one', '042917'],
    ['that is too short is not one', 'AB0D-EF1H-JKMN'],
    ['that is too long is not one', `${CODE}-AB0D`],
    ['with a character that none has is not one', 'ABUD-EF1H-JKMN-PQRS'],
    ['of nothing is not one', ''],
  ])('%s', (_, typed) => {
    expect(isLongCode(tidyLongCode(typed))).toBe(false);
  });

  it('may have several letters that stand for figures', () => {
    expect(tidyLongCode('oooo IIII llll ab-cd')).toBe('0000-1111-1111-ABCD');
  });

  it('has 80 bits', () => {
    expect(LONG_CODE_LENGTH * Math.log2(new Set(LONG_CODE_CHARACTERS).size)).toBe(80);
  });
});

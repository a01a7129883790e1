import {
  areSameSettings,
  chosenNow,
  mergeSettings,
  readSettings,
  type Choices,
} from '../../../src/domain/documents/merge-settings';

const chose = (value: unknown, at: number) => ({ value, at });

describe('settings of two devices', () => {
  it.each<[string, Choices, Choices, Choices]>([
    [
      'each setting goes by itself',
      { a: chose(1, 5), b: chose(1, 1) },
      { a: chose(2, 4), b: chose(2, 2) },
      { a: chose(1, 5), b: chose(2, 2) },
    ],
    ['what one does not know stays', { a: chose(1, 5) }, { b: chose(2, 2) }, { a: chose(1, 5), b: chose(2, 2) }],
    ['what was never chosen gives way', { a: chose('light', 0) }, { a: chose('dark', 1) }, { a: chose('dark', 1) }],
  ])('%s, whichever device merges', (_, one, other, expected) => {
    expect(mergeSettings(one, other)).toEqual(expected);
    expect(mergeSettings(other, one)).toEqual(expected);
  });

  it.each([0, 3])('take the value of the account if chosen at the same moment, or never: at %d', (at) => {
    expect(mergeSettings({ a: chose('vi', at) }, { a: chose('en', at) })).toEqual({ a: chose('en', at) });
    expect(mergeSettings({ a: chose('en', at) }, { a: chose('vi', at) })).toEqual({ a: chose('vi', at) });
    expect(mergeSettings({ a: chose('en', at) }, {})).toEqual({ a: chose('en', at) });
  });

  it('set the time of a choice only for a setting that was never chosen', () => {
    expect(chosenNow({ a: chose('vi', 0), b: chose(1, 5) }, 9)).toEqual({ a: chose('vi', 9), b: chose(1, 5) });
  });

  it.each<[string, Choices, Choices, boolean]>([
    ['the same', { a: chose([1], 5) }, { a: chose([1], 5) }, true],
    ['another moment', { a: chose(1, 5) }, { a: chose(1, 6) }, false],
    ['another value', { a: chose(1, 5) }, { a: chose(2, 5) }, false],
    ['one of two differs', { a: chose(1, 5), b: chose(1, 5) }, { a: chose(1, 5), b: chose(2, 5) }, false],
    ['one more', { a: chose(1, 5) }, { a: chose(1, 5), b: chose(1, 1) }, false],
    ['another one', { a: chose(1, 5) }, { b: chose(1, 5) }, false],
  ])('are compared: %s', (_, one, other, expected) => {
    expect(areSameSettings(one, other)).toBe(expected);
  });

  it.each<[string, string | null, Choices]>([
    ['nothing yet', null, {}],
    ['no JSON', '{', {}],
    ['no object', '7', {}],
    ['null', 'null', {}],
    [
      'some nonsense',
      '{"a":{"value":1,"at":5},"b":3,"c":{"value":1},"d":null,"e":{"at":1},"f":{"value":1,"at":"x"}}',
      { a: chose(1, 5) },
    ],
    ['a choice of the future', '{"a":{"value":1,"at":500,"by":2}}', { a: chose(1, 100) }],
  ])('are read: %s', (_, text, expected) => {
    expect(readSettings(text, 100)).toEqual(expected);
  });
});

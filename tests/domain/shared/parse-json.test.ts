import { parseJson } from '../../../src/domain/shared/parse-json';

describe('parseJson', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['[]', []],
    ['null', null],
  ])('returns the value of %s', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });

  it.each(['', '{', 'no JSON'])('returns undefined for a text that is not JSON: "%s"', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });
});

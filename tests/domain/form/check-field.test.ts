import { checkField, type FieldValue } from '../../../src/domain/form/check-field';
import type { FieldFault, FieldRule } from '../../../src/domain/form/field-rule';

const EMAIL: FieldRule = { type: 'email' };
const REQUIRED: FieldRule = { isRequired: true };

describe('a field', () => {
  it.each<[FieldValue, FieldRule, FieldFault | null]>([
    ['', REQUIRED, { kind: 'required' }],
    ['   ', REQUIRED, { kind: 'required' }],
    [[], REQUIRED, { kind: 'required' }],
    [0, REQUIRED, null],
    ['a', REQUIRED, null],
    ['', {}, null],
    ['', { min: 3, type: 'email' }, null],
  ])('with the value %j and the rule %j has the fault %j', (value, rule, fault) => {
    expect(checkField(value, rule)).toEqual(fault);
  });

  it.each<[FieldValue, FieldRule, FieldFault | null]>([
    ['ab', { min: 3 }, { kind: 'min', of: 'string', min: 3 }],
    ['abcd', { max: 3 }, { kind: 'max', of: 'string', max: 3 }],
    ['ab', { min: 3, max: 4 }, { kind: 'range', of: 'string', min: 3, max: 4 }],
    ['abcde', { min: 3, max: 4 }, { kind: 'range', of: 'string', min: 3, max: 4 }],
    ['abc', { min: 3, max: 3 }, null],
    ['  abc  ', { max: 3 }, null],
    ['  ab  ', { min: 3 }, { kind: 'min', of: 'string', min: 3 }],
    ['ab', { min: 3, type: 'email' }, { kind: 'min', of: 'string', min: 3 }],
    [2, { min: 3 }, { kind: 'min', of: 'number', min: 3 }],
    [4, { max: 3 }, { kind: 'max', of: 'number', max: 3 }],
    [0, { min: 1, max: 3 }, { kind: 'range', of: 'number', min: 1, max: 3 }],
    [['a'], { min: 2 }, { kind: 'min', of: 'array', min: 2 }],
    [['a', 'b'], { max: 1 }, { kind: 'max', of: 'array', max: 1 }],
    [['a', 'b'], { min: 1, max: 2 }, null],
  ])('with the value %j and the limits %j has the fault %j', (value, rule, fault) => {
    expect(checkField(value, rule)).toEqual(fault);
  });

  it('counts a letter with its mark as one character, in every Unicode form', () => {
    expect(checkField('é'.normalize('NFD'), { max: 1 })).toBeNull();
  });

  it.each<[string, FieldRule, boolean]>([
    ['abcd efgh \u2013 jkmn-pqrs.', { type: 'longCode' }, true],
    ['ABCD-EFGH-JKMN', { type: 'longCode' }, false],
    ['an@song.test', EMAIL, true],
    ['an@localhost', EMAIL, true],
    [' an@song.test ', EMAIL, true],
    ['an', EMAIL, false],
    ['a n@song.test', EMAIL, false],
    ['an@song@test', EMAIL, false],
    ['an@so ng.test', EMAIL, false],
    ['@song.test', EMAIL, false],
    ['an@', EMAIL, false],
    ['a\u0007n@song.test', EMAIL, false],
    ['an@so\u0007ng.test', EMAIL, false],
    ['+84 (90) 123-4567', { type: 'phone' }, true],
    ['12345', { type: 'phone' }, false],
    ['123456', { type: 'phone' }, true],
    ['+12345', { type: 'phone' }, false],
    ['090.123.4567', { type: 'phone' }, true],
    ['12345678901234567890', { type: 'phone' }, true],
    ['123456789012345678901', { type: 'phone' }, false],
    ['số 0901234567', { type: 'phone' }, false],
    ['0901234567 số', { type: 'phone' }, false],
    ['++0901234567', { type: 'phone' }, false],
    ['không phải số', { type: 'phone' }, false],
    ['123456', { type: 'code' }, true],
    ['12345', { type: 'code' }, false],
    ['12345a', { type: 'code' }, false],
    ['1234567', { type: 'code' }, false],
    ['a123456', { type: 'code' }, false],
    ['123456a', { type: 'code' }, false],
    ['2000-02-29', { type: 'date' }, true],
    ['2001-02-29', { type: 'date' }, false],
    ['2001-13-01', { type: 'date' }, false],
    ['1899-12-31', { type: 'date' }, false],
    ['1900-01-01', { type: 'date' }, true],
    ['9999-12-31', { type: 'date' }, true],
    ['2000', { type: 'date' }, false],
    ['2000-01', { type: 'date' }, false],
    ['2000-1-1', { type: 'date' }, false],
    ['20000-01-01', { type: 'date' }, false],
    ['x2000-01-01', { type: 'date' }, false],
    ['2000-001-01', { type: 'date' }, false],
    ['2000-01-001', { type: 'date' }, false],
    ['2000-01-01x', { type: 'date' }, false],
    ['2000-04-31', { type: 'date' }, false],
    ['2000-01-01T00', { type: 'date' }, false],
    ['29/2/2000', { type: 'date' }, false],
    ['2026-01-02', { type: 'date', until: '2026-01-01' }, false],
    ['2026-01-01', { type: 'date', until: '2026-01-01' }, true],
  ])('with the value %j and the type %j is valid: %s', (value, rule, isRight) => {
    expect(checkField(value, rule)).toEqual(isRight ? null : { kind: 'type', type: rule.type });
  });

  it('checks the type of a text only', () => {
    expect(checkField(3, EMAIL)).toBeNull();
  });
});

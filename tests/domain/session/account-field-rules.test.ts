import type { FieldFault, FieldRule } from '../../../src/domain/form/field-rule';
import { checkField } from '../../../src/domain/form/check-field';
import {
  BIO,
  CODE,
  EMAIL,
  KNOWN_PASSWORD,
  LONG_CODE,
  NAME,
  NEW_PASSWORD,
  PHONE,
} from '../../../src/domain/session/account-field-rules';

describe('the fields of the account forms', () => {
  it.each([
    ['address', EMAIL],
    ['name', NAME],
    ['known password', KNOWN_PASSWORD],
    ['new password', NEW_PASSWORD],
    ['code', CODE],
    ['long code', LONG_CODE],
  ])('require the %s', (_, rule) => {
    expect(checkField(' ', rule)).toEqual({ kind: 'required' });
  });

  it.each([
    ['phone number', PHONE],
    ['text about oneself', BIO],
  ])('do not require the %s', (_, rule) => {
    expect(checkField(' ', rule)).toBeNull();
  });

  it.each<[string, FieldRule, string, FieldFault | null]>([
    ['an address of 254 characters', EMAIL, `${'a'.repeat(244)}@song.test`, null],
    ['a longer address', EMAIL, `${'a'.repeat(245)}@song.test`, { kind: 'max', of: 'string', max: 254 }],
    ['an address without @', EMAIL, 'an', { kind: 'type', type: 'email' }],
    ['a name of 80 characters', NAME, 'a'.repeat(80), null],
    ['a longer name', NAME, 'a'.repeat(81), { kind: 'max', of: 'string', max: 80 }],
    ['a known password of one character', KNOWN_PASSWORD, 'a', null],
    ['a known password of any length', KNOWN_PASSWORD, 'a'.repeat(1_000), null],
    ['a new password of 9 characters', NEW_PASSWORD, 'a'.repeat(9), { kind: 'range', of: 'string', min: 10, max: 128 }],
    ['a new password of 10 characters', NEW_PASSWORD, 'a'.repeat(10), null],
    ['a new password of 128 characters', NEW_PASSWORD, 'a'.repeat(128), null],
    ['a longer password', NEW_PASSWORD, 'a'.repeat(129), { kind: 'range', of: 'string', min: 10, max: 128 }],
    ['a code of six digits', CODE, '123456', null],
    ['a code of five digits', CODE, '12345', { kind: 'type', type: 'code' }],
    ['a long code with gaps', LONG_CODE, 'ABCD EFGH JKMN PQRS', null],
    ['a short code in the place of a long one', LONG_CODE, '123456', { kind: 'type', type: 'longCode' }],
    ['a phone number', PHONE, '+84 90 123 4567', null],
    ['a phone number in words', PHONE, 'không có', { kind: 'type', type: 'phone' }],
    ['a text of 500 characters', BIO, 'a'.repeat(500), null],
    ['a longer text', BIO, 'a'.repeat(501), { kind: 'max', of: 'string', max: 500 }],
  ])('judge %s', (_, rule, value, fault) => {
    expect(checkField(value, rule)).toEqual(fault);
  });
});

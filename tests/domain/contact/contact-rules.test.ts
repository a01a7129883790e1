import { CONTACT_RULES } from '../../../src/domain/contact/contact-rules';
import { checkField } from '../../../src/domain/form/check-field';

describe('the contact form', () => {
  it('has the fields name, address and message in this order, and requires all of them', () => {
    const faults = Object.entries(CONTACT_RULES).map(([field, rule]) => [field, checkField(' ', rule)?.kind]);
    expect(faults).toEqual([
      ['name', 'required'],
      ['email', 'required'],
      ['message', 'required'],
    ]);
  });

  it.each([
    [9, 'range'],
    [10, undefined],
    [4_000, undefined],
    [4_001, 'range'],
  ])('judges a message of %i characters: %s', (length, fault) => {
    expect(checkField('a'.repeat(length), CONTACT_RULES.message)?.kind).toBe(fault);
  });
});

import { emailKey } from '../../../../server/domain/accounts/email-key';
import { proofKey } from '../../../../server/domain/accounts/proof-key';

describe('the key under which proofs of the own password are counted', () => {
  it('names the account', () => {
    expect(proofKey('a1b2')).toBe('account a1b2');
  });

  it('is no key of an address, also where an account has the id of an address without its domain', () => {
    expect(proofKey('minh')).not.toBe(emailKey('minh'));
    expect(proofKey('minh')).not.toContain('@');
  });
});
